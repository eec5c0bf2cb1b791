import { at, filled } from '../../core/at';
import { NOBODY } from '../state/state';

/** Who gets which reward. */
export interface Ranking {
  /** By seat: 0 nothing, 1 to 3 the reward. */
  readonly places: readonly number[];
  /** Who has won alone; a tie for first has no winner (I7.4). */
  readonly winner: number;
}

/** Seats with the highest strength below a limit; empty when there is none above 0. */
function best(strengths: readonly number[], below: number): number[] {
  let most = 0;
  let seats: number[] = [];
  strengths.forEach((strength, seat) => {
    if (strength >= below || strength < most || strength === 0) return;
    if (strength > most) {
      most = strength;
      seats = [];
    }
    seats.push(seat);
  });
  return seats;
}

/** I7.3, I7.4. `third`: the third reward exists, that is, four people play. */
export function rank(strengths: readonly number[], third: boolean): Ranking {
  const places = filled(strengths.length, 0);
  const first = best(strengths, Infinity);
  const [winner] = first;
  if (winner === undefined) return { places, winner: NOBODY };
  const second = best(strengths, at(strengths, winner));
  const [runnerUp] = second;
  if (first.length > 1) {
    for (const seat of first) places[seat] = 2;
    // Two tied of four: the others still compete for the third reward.
    if (third && first.length === 2 && second.length === 1 && runnerUp !== undefined) places[runnerUp] = 3;
    return { places, winner: NOBODY };
  }
  places[winner] = 1;
  if (runnerUp === undefined) return { places, winner };
  if (second.length > 1) {
    if (third) for (const seat of second) places[seat] = 3;
    return { places, winner };
  }
  places[runnerUp] = 2;
  const last = best(strengths, at(strengths, runnerUp));
  const [lastOne] = last;
  if (third && last.length === 1 && lastOne !== undefined) places[lastOne] = 3;
  return { places, winner };
}
