import {
  cloneState,
  legalMoves,
  newGame,
  outcome,
  pending,
  play,
  printMove,
  vainMoves,
  view,
  type State,
} from '../../../../engine/arrakis';
import { arrakisHints } from '../../../../engine/arrakis/players/hints';
import { seedStream } from '../../../../engine/core/random';
import { randomPlayer } from '../../../../engine/players/random';
import { permuteHidden } from '../support/hide';
import { actionTurn, playAll } from '../support/position';

const byChance = randomPlayer(arrakisHints);

/** Every moment of some games of chance in which something may be begun. */
function* beginnings(mode: 'two' | 'mahdi', games: number): Generator<State> {
  for (let seed = 1; seed <= games; seed += 1) {
    const state = newGame({
      mode,
      seed,
      names: ['Ann', 'Hal'],
      ...(mode === 'mahdi' ? { ties: 'random' } : {}),
    });
    const stream = seedStream(seed);
    while (outcome(state) === null && state.round <= 3) {
      if (['die', 'choice', 'pick'].includes(pending(state)?.kind ?? '')) yield state;
      play(state, byChance(state, legalMoves(state), stream));
    }
  }
}

function vain(state: State): string[] {
  const seat = pending(state)?.seat ?? 0;
  return [...vainMoves(state, seat, legalMoves(state))].map(printMove);
}

describe('moves that come to nothing (R6.5)', () => {
  test('R7.8 an attack with no enemy near, also where the turn would end with it', () => {
    const lines = 'carthag: H 3r city\ngara-kulon: A 2r sietch';
    for (const side of ['atreides', 'harkonnen'] as const) {
      const state = actionTurn(side, { atreides: { strategy: 1 }, harkonnen: { strategy: 2 } }, lines);
      playAll(state, 'result:strategy');
      expect(vain(state)).toContain('option:attack');
      expect(vain(state)).not.toContain('option:move');
    }
  });

  test('R6.3 a card of which nothing can be done', () => {
    const lines = 'carthag: H 3r city\nhands = / killers-without-mercy hunter-seeker';
    const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { house: 2 } }, lines);
    playAll(state, 'result:house');
    expect(vain(state)).toContain('card:killers-without-mercy');
  });

  test('R6.6 with empty decks drawing is one', () => {
    const state = actionTurn(
      'atreides',
      { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } },
      'decks = / / /',
    );
    playAll(state, 'result:mentat');
    expect(vain(state)).toContain('option:draw');
  });

  test.each(['two', 'mahdi'] as const)(
    'change nothing and ask for nothing when they are made: %s',
    (mode) => {
      let found = 0;
      let worth = 0;
      for (const state of beginnings(mode, 3)) {
        const seat = pending(state)?.seat ?? 0;
        const named = vain(state);
        worth += legalMoves(state).length - named.length;
        for (const text of named) {
          found += 1;
          const move = legalMoves(state).find((one) => printMove(one) === text);
          const after = cloneState(state);
          const told = move ? play(after, move) : [];
          // What the automaton does in its own turn afterwards is not its doing.
          const own = told.findIndex(
            ({ type }) => type === 'mahdi' || type === 'diceRolled' || type === 'tactics',
          );
          const done = (own < 0 ? told : told.slice(0, own)).map(({ type }) => type);
          const begun = ['dieSpent', 'leaderActs', 'step', 'cardPlayed', 'desertPower', 'phase'];
          if (mode === 'two' && pending(after)?.kind === 'turn') {
            expect([text, done.filter((type) => !begun.includes(type))]).toEqual([text, []]);
            const board = (one: State) => JSON.stringify([view(one, seat).areas, view(one, seat).zones]);
            expect(board(after)).toBe(board(state));
          }
        }
      }
      expect(found).toBeGreaterThan(3);
      expect(worth).toBeGreaterThan(found);
    },
  );

  test('tell nothing: what is hidden from the viewer does not change them', () => {
    const stream = seedStream(9);
    let seen = 0;
    for (const state of beginnings('two', 2)) {
      const seat = pending(state)?.seat ?? 0;
      for (const viewer of [seat, 'table'] as const) {
        const other = permuteHidden(state, viewer, stream);
        const moves = view(state, viewer).decision?.moves ?? [];
        const same = [...vainMoves(other, viewer, moves)].map(printMove);
        expect(same).toEqual([...vainMoves(state, viewer, moves)].map(printMove));
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  test('judging changes nothing', () => {
    for (const state of beginnings('two', 1)) {
      const before = JSON.stringify(state);
      vain(state);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});
