import { at } from '../../core/at';
import { HOUSES } from '../names';
import { isInPlay, leaderIndex } from '../state/leaders';
import { seatOfHouse } from '../state/seating';
import { REMOVED } from '../state/state';
import type { State } from '../state/state';
import type { Condition } from './step';

const FREMEN = HOUSES.indexOf('fremen');

function test(s: State, condition: Condition, seat: number): boolean {
  switch (condition.test) {
    case 'inPlay':
      return isInPlay(s, leaderIndex(condition.leader));
    case 'removed':
      return at(s.leaderAt, leaderIndex(condition.leader)) === REMOVED;
    case 'wildMakerInPlay':
      return s.wildMaker === 1;
    case 'wildMakerReady':
      // R13.5: its card is one of the Fremen's, who alone use its special action.
      return s.wildMaker === 1 && s.wildMakerSpent === 0 && seatOfHouse(s.options, FREMEN) === seat;
    case 'atomicsUsed':
      return s.atomized >= 0;
    case 'markerAtLeast':
      return s.markers.some((step) => step >= condition.step);
  }
}

/** Whether a condition holds for the seat that carries out the program. */
export function holds(s: State, condition: Condition, seat: number): boolean {
  return test(s, condition, seat) !== (condition.not === true);
}
