import { item } from '../../core/at';
import { bitCount, bitsOf } from '../../core/bits';
import type { ForceShown } from './event';
import { LEADERS } from '../names';
import type { Force } from '../state/legions';

/** A force as everyone at the table sees it. */
export function forceShown(force: Force): ForceShown {
  return {
    regular: force.regular,
    elite: force.elite,
    special: force.special,
    generic: force.generic,
    leaders: bitsOf(force.leaders).map((leader) => item(LEADERS, leader)),
    tokens: bitCount(force.tokens),
  };
}
