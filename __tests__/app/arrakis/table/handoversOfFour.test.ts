import { isCovered } from '../../../../app/curtain/useCurtain';
import {
  legalMoves,
  newGame,
  outcome,
  pending,
  playSilently,
  view,
  type Mode,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import { arrakisHints } from '../../../../engine/arrakis/players/hints';
import { seedStream } from '../../../../engine/core/random';
import { randomPlayer } from '../../../../engine/players/random';

const byChance = randomPlayer(arrakisHints);
const ROUNDS = 3;
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A game of chance, move by move. Cones are spent when somebody wants to confer, which chance does not. */
function* gameOf(mode: Mode, seed: number): Generator<{ readonly state: State; readonly move: Move }> {
  const state = newGame({
    mode,
    seed,
    names: ['Ann', 'Filip', 'Hal', 'Cora'].slice(0, mode === 'four' ? 4 : 3),
  });
  const stream = seedStream(seed + 99);
  while (outcome(state) === null && state.round <= ROUNDS) {
    const moves = legalMoves(state).filter(({ kind }, _, all) => kind !== 'free' || all.length === 1);
    const move = byChance(state, moves.length > 0 ? moves : legalMoves(state), stream);
    yield { state, move };
    playSilently(state, move);
  }
}

/** Holds of the curtain in a game, when `must` says where the device has to be taken. */
function holds(mode: Mode, seed: number, must: (state: State, move: Move) => boolean): number {
  let count = 0;
  let openFor: number | null = null;
  for (const { state, move } of gameOf(mode, seed)) {
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

/** As it would be if everybody took the device for every decision of their own. */
function everyDecision(): boolean {
  return true;
}

function perRound(mode: Mode, must: (state: State, move: Move) => boolean): number {
  return SEEDS.reduce((sum, seed) => sum + holds(mode, seed, must), 0) / (SEEDS.length * ROUNDS);
}

describe('handovers of a round of four', () => {
  it('are few: the device is taken for what is hidden, not whenever another seat decides', () => {
    const taken = perRound('four', now);
    const decided = perRound('four', everyDecision);
    expect(taken).toBeLessThan(6);
    expect(taken).toBeLessThan(decided / 4);
  });

  it('are none for saying who acts, nor for whose card a demand takes (R13.3, R13.4)', () => {
    let said = 0;
    for (const seed of SEEDS) {
      for (const { state } of gameOf('four', seed)) {
        const kind = pending(state)?.kind;
        if (kind !== 'actor' && kind !== 'demand') continue;
        expect(isCovered(pending(state))).toBe(false);
        expect(view(state, 'table').decision?.moves?.every((move) => move.kind !== 'card')).toBe(true);
        said++;
      }
    }
    expect(said).toBeGreaterThan(100);
  });

  it('never show the table whose cards are whose', () => {
    for (const { state } of gameOf('four', 3)) {
      expect(view(state, 'table').seats.every(({ hand }) => hand === null)).toBe(true);
    }
  });
});
