import {
  imperiumGame,
  legalMoves,
  moveOf,
  MOVE_WORDS,
  outcome,
  parseMove,
  pending,
  printMove,
  view,
  type Move,
  type State,
} from '../../../engine/imperium';
import { endIfOver, following } from '../../../app/imperium/table/following';
import { reachOf } from '../../../app/imperium/table/reach';
import { playTap, type TapMove } from '../../../app/store/playTap';
import { stateOf } from './support';

/** One tap on the screen, with everything that follows from it by itself. */
function tapped(state: State, tap: readonly TapMove<State, Move>[]): State {
  const seat = pending(state)?.seat ?? 0;
  return playTap(imperiumGame, state, [...tap, ...following(seat)]).state;
}

function find(state: State, ...wishes: readonly string[]): Move {
  const moves = legalMoves(state);
  for (const wish of wishes) {
    const found = moves.find((move) => printMove(move).startsWith(wish));
    if (found) return found;
  }
  const [first] = moves;
  if (!first) throw new Error('nothing is offered');
  return first;
}

interface Act {
  readonly kind: 'agent' | 'reveal';
  readonly taps: number;
  /** Effects that had to be picked one by one, because their order or their object matters. */
  readonly picks: number;
}

const REVEAL = moveOf('option', MOVE_WORDS.option.indexOf('reveal'));

/** Whole turns of people who take what they must and no more, and buy one card. */
function acts(players: 1 | 2 | 3 | 4, seed: number): readonly Act[] {
  const done: Act[] = [];
  let state = stateOf(players, seed);
  for (let steps = 0; outcome(state) === null && steps < 400; steps += 1) {
    const now = pending(state);
    if (now === null) break;
    if (now.kind !== 'turn') {
      state = tapped(state, [find(state, 'done')]);
      continue;
    }
    const { round } = state;
    const [way] = [...reachOf(state, view(state, now.seat).decision)];
    const space = way === undefined ? undefined : [...way[1]][0];
    let taps = way === undefined ? 1 : 2;
    let picks = 0;
    let bought = false;
    const card = parseMove(`play:${way?.[0] ?? ''}`);
    const target = parseMove(`space:${space ?? ''}`);
    state = tapped(state, card !== null && target !== null ? [card, target] : [REVEAL]);
    for (let next = pending(state); next?.seat === now.seat; next = pending(state)) {
      if (next.kind === 'turn' || state.round !== round || next.kind === 'combatTurn') break;
      const wishes = next.kind === 'reveal' && !bought ? ['acquire', 'done'] : ['done', 'effect'];
      const move = find(state, ...wishes);
      if (move.kind === 'acquire') bought = true;
      // A question of its own, or an effect whose place in the order matters.
      const asked = next.kind !== 'agent' && next.kind !== 'reveal';
      if (asked || move.kind === 'effect') picks += 1;
      taps += 1;
      state = tapped(state, [move, endIfOver(now.seat)]);
    }
    done.push({ kind: way === undefined ? 'reveal' : 'agent', taps, picks });
  }
  return done;
}

describe('taps', () => {
  const all = ([1, 2, 3, 4] as const).flatMap((players) => [3, 4].flatMap((seed) => acts(players, seed)));
  const of = (kind: Act['kind']) => all.filter((act) => act.kind === kind);

  it('an Agent is sent with at most three', () => {
    expect(of('agent').length).toBeGreaterThan(50);
    for (const { taps, picks } of of('agent')) expect(taps - picks).toBeLessThanOrEqual(3);
    const plain = of('agent').filter(({ taps }) => taps <= 3);
    // What has to be picked beside it is picked in few turns.
    expect(plain.length / of('agent').length).toBeGreaterThan(0.7);
  });

  it('a hand is revealed and a card bought with at most three', () => {
    expect(of('reveal').length).toBeGreaterThan(30);
    for (const { taps, picks } of of('reveal')) expect(taps - picks).toBeLessThanOrEqual(3);
  });
});
