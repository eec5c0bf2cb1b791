import { at } from '../../core/at';
import { isInPlay, leaderIndex } from '../state/leaders';
import { REMOVED } from '../state/state';
import type { State } from '../state/state';
import type { Condition } from './step';

function test(s: State, condition: Condition): boolean {
  switch (condition.test) {
    case 'inPlay':
      return isInPlay(s, leaderIndex(condition.leader));
    case 'removed':
      return at(s.leaderAt, leaderIndex(condition.leader)) === REMOVED;
    case 'wildMakerInPlay':
      return s.wildMaker === 1;
    case 'wildMakerReady':
      return s.wildMaker === 1 && s.wildMakerSpent === 0;
    case 'atomicsUsed':
      return s.atomized >= 0;
    case 'markerAtLeast':
      return s.markers.some((step) => step >= condition.step);
  }
}

export function holds(s: State, condition: Condition): boolean {
  return test(s, condition) !== (condition.not === true);
}
