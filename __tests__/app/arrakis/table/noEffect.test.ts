import {
  cloneState,
  legalMoves,
  newGame,
  outcome,
  parseMove,
  pending,
  play,
  printMove,
  view,
  type DecisionView,
  type State,
} from '../../../../engine/arrakis';
import { hasNoEffect } from '../../../../app/arrakis/table/actions/noEffect';

function decisionOf(state: State): DecisionView {
  const now = pending(state);
  const decision = now && view(state, now.seat).decision;
  if (!decision) throw new Error('Nothing is to be decided.');
  return decision;
}

/** Every moment of some games of chance in which somebody says what a die is used for. */
function* diceInUse(mode: 'two' | 'mahdi', games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed += 1) {
    const state = newGame({ mode, seed, names: ['Ann', 'Hal'] });
    let luck = seed;
    for (let ply = 0; ply < 1500 && outcome(state) === null; ply += 1) {
      if (pending(state)?.kind === 'die') yield state;
      const moves = legalMoves(state);
      luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
      const move = moves[Math.floor((luck / 2 ** 32) * moves.length)];
      if (!move) break;
      play(state, move);
    }
  }
}

/** What stands on the table, without the dice: a deed changes something of it, or asks for more. */
function tableOf(state: State): string {
  const { areas, zones, markers, supremacy, seats } = view(state, 'table');
  return JSON.stringify({ areas, zones, markers, supremacy, hands: seats.map(({ hand }) => hand) });
}

describe('ways to use a die that come to nothing (R6.5)', () => {
  it('an attack has none at the start, where nobody is near an enemy (R7.8); moving has', () => {
    for (const state of diceInUse('two', 3)) {
      const offered = legalMoves(state).map(printMove);
      if (state.round !== 1 || !offered.includes('option:attack')) continue;
      const attack = parseMove('option:attack');
      const moves = parseMove('option:move');
      if (!attack || !moves) throw new Error('These are moves.');
      const decision = decisionOf(state);
      if (decision.side !== 'atreides') continue;
      expect(hasNoEffect(state, decision, attack)).toBe(true);
      expect(hasNoEffect(state, decision, moves)).toBe(false);
      return;
    }
    throw new Error('Nobody had a strategy die in the first round.');
  });

  it.each(['two', 'mahdi'] as const)(
    'are told exactly where nothing is asked and nothing changes: %s',
    (mode) => {
      let vain = 0;
      let worthwhile = 0;
      for (const state of diceInUse(mode, 4)) {
        const decision = decisionOf(state);
        for (const move of legalMoves(state)) {
          if (move.kind !== 'option' && move.kind !== 'figure') continue;
          const after = cloneState(state);
          play(after, move);
          const asked = pending(after)?.kind !== 'turn' || pending(after)?.seat !== decision.seat;
          const changed = tableOf(after) !== tableOf(state);
          const told = hasNoEffect(state, decision, move);
          if (told) vain += 1;
          else worthwhile += 1;
          expect([printMove(move), told]).toEqual([printMove(move), !asked && !changed]);
        }
      }
      expect(vain).toBeGreaterThan(0);
      expect(worthwhile).toBeGreaterThan(vain);
    },
  );

  it('leaves every other decision and the game itself alone', () => {
    const [state] = diceInUse('two', 1);
    if (!state) throw new Error('A game has dice.');
    const before = JSON.stringify(state);
    const decision = decisionOf(state);
    for (const move of legalMoves(state)) hasNoEffect(state, decision, move);
    expect(JSON.stringify(state)).toBe(before);
    const done = parseMove('done');
    expect(done && hasNoEffect(state, decision, done)).toBe(false);
  });
});
