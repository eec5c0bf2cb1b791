import { isCovered } from '../../../../app/curtain/useCurtain';
import {
  legalMoves,
  newGame,
  outcome,
  pending,
  playSilently,
  view,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import { arrakisHints } from '../../../../engine/arrakis/players/hints';
import { seedStream } from '../../../../engine/core/random';
import { randomPlayer } from '../../../../engine/players/random';
import { permuteHidden } from '../../../engine/arrakis/support/hide';

const byChance = randomPlayer(arrakisHints);
const ROUNDS = 3;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A game of chance for two, move by move. */
function* gameOf(seed: number): Generator<{ readonly state: State; readonly move: Move }> {
  const state = newGame({ mode: 'two', seed, names: ['Ann', 'Hal'] });
  const stream = seedStream(seed + 99);
  while (outcome(state) === null && state.round <= ROUNDS) {
    const move = byChance(state, legalMoves(state), stream);
    yield { state, move };
    playSilently(state, move);
  }
}

/** Holds of the curtain in a game, when `must` says where the device has to be taken. */
function holds(seed: number, must: (state: State, move: Move) => boolean): number {
  let count = 0;
  let openFor: number | null = null;
  for (const { state, move } of gameOf(seed)) {
    const seat = pending(state)?.seat ?? 0;
    if (openFor !== seat) openFor = null;
    if (openFor === null && must(state, move)) {
      openFor = seat;
      count++;
    }
  }
  return count;
}

/** The device is taken where it must be, and by who wants something that does not lie open. */
function now(state: State, move: Move): boolean {
  if (isCovered(pending(state))) return true;
  return view(state, 'table').decision?.moves?.includes(move) !== true;
}

/** As it was when every turn began behind the curtain. */
function everyTurn(state: State): boolean {
  const asked = pending(state);
  return asked !== null && (asked.private || (asked.kind === 'turn' && !legalMoves(state).some(isDone)));
}

function isDone({ kind }: Move): boolean {
  return kind === 'done';
}

describe('handovers of a game for two', () => {
  it('are half of what they would be if every turn began behind the curtain', () => {
    const perRound = (must: (state: State, move: Move) => boolean) =>
      SEEDS.reduce((sum, seed) => sum + holds(seed, must), 0) / (SEEDS.length * ROUNDS);
    const before = perRound(everyTurn);
    expect(before).toBeGreaterThan(12);
    expect(perRound(now)).toBeLessThan(before / 2);
  });

  it('tell nothing: they are the same whatever is hidden from the table', () => {
    const stream = seedStream(5);
    let seen = 0;
    for (const seed of SEEDS.slice(0, 3)) {
      let ply = 0;
      for (const { state } of gameOf(seed)) {
        if (ply++ % 4 !== 0) continue;
        const other = permuteHidden(state, 'table', stream);
        const [one, two] = [state, other].map((each) => view(each, 'table').decision);
        expect(isCovered(pending(other))).toBe(isCovered(pending(state)));
        expect([two?.seat, two?.kind, two?.covered, two?.more]).toEqual([
          one?.seat,
          one?.kind,
          one?.covered,
          one?.more,
        ]);
        expect(two?.moves).toEqual(one?.moves);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('come before every look at what only one may see', () => {
    for (const { state } of gameOf(3)) {
      const { decision, seats, objectives } = view(state, 'table');
      expect(seats.every(({ hand }) => hand === null)).toBe(true);
      expect(objectives).toBeNull();
      expect(decision?.token ?? null).toBeNull();
      expect(decision?.moves?.some(({ kind }) => kind === 'card') ?? false).toBe(false);
    }
  });
});
