import {
  cloneState,
  imperiumGame,
  legalMoves,
  moveOf,
  MOVE_WORDS,
  outcome,
  parseMove,
  pending,
  play,
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
  /** Picks without a reason: nothing else could have been done before, and nothing was asked. */
  readonly idle: readonly string[];
}

const REVEAL = moveOf('option', MOVE_WORDS.option.indexOf('reveal'));

/**
 * Is there a reason to ask for this effect? It may be left undone, it asks for something itself, or something else could be
 * done before it: another effect, or a Plot card.
 */
function isForThePlayer(state: State, effect: Move): boolean {
  const moves = legalMoves(state);
  if (moves.some((move) => printMove(move) === 'done')) return true;
  if (moves.some((move) => move !== effect && (move.kind === 'effect' || move.kind === 'plot'))) return true;
  const after = cloneState(state);
  play(after, effect);
  const next = pending(after);
  return next !== null && next.kind !== 'agent' && next.kind !== 'turn' && next.seat === pending(state)?.seat;
}

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
    const idle: string[] = [];
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
      if (move.kind === 'effect' && !isForThePlayer(state, move)) idle.push(printMove(move));
      taps += 1;
      state = tapped(state, [move, endIfOver(now.seat)]);
    }
    done.push({ kind: way === undefined ? 'reveal' : 'agent', taps, picks, idle });
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
    // What has to be picked beside it is picked in one turn of ten.
    expect(plain.length / of('agent').length).toBeGreaterThan(0.9);
  });

  it('nothing is asked that could not be answered otherwise', () => {
    expect(all.flatMap(({ idle }) => idle)).toEqual([]);
  });

  it('a hand is revealed and a card bought with at most three', () => {
    expect(of('reveal').length).toBeGreaterThan(30);
    for (const { taps, picks } of of('reveal')) expect(taps - picks).toBeLessThanOrEqual(3);
    const plain = of('reveal').filter(({ taps }) => taps <= 3);
    expect(plain.length / of('reveal').length).toBeGreaterThan(0.9);
  });

  it('Combat is passed with one', () => {
    let passed = 0;
    for (const seed of [3, 4]) {
      const state = stateOf(4, seed);
      for (let steps = 0; outcome(state) === null && steps < 900; steps += 1) {
        if (pending(state)?.kind === 'combatTurn') {
          const before = pending(state);
          const after = tapped(state, [find(state, 'done')]);
          const next = pending(after);
          expect(next?.kind === 'combatTurn' && next.seat === before?.seat).toBe(false);
          passed += 1;
        }
        play(state, find(state, ...(steps % 3 === 0 ? ['deploy', 'done'] : ['play', 'space', 'done'])));
      }
    }
    expect(passed).toBeGreaterThan(5);
  });
});
