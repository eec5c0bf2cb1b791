import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import { LEADERS, SIDES } from '../names';
import { IN_TANK } from '../state/state';
import type { State } from '../state/state';
import { NotationError } from '../../core/notation/notationError';

const RANKS = ['regular', 'elite', 'special', 'generic'] as const;

/** Lines that are each right may still not fit together. */
export function checkPosition(s: State): void {
  s.supply.forEach((left, index) => {
    if (left >= 0) return;
    const side = item(SIDES, Math.floor(index / RANKS.length));
    throw new NotationError(
      `more ${item(RANKS, index % RANKS.length)} figures of ${side} than the box holds`,
    );
  });
  for (let area = 0; area < AREA_COUNT; area++) {
    for (const leader of bitsOf(at(s.leaders, area))) {
      if (at(s.leaderAt, leader) === area) continue;
      throw new NotationError(
        `${item(LEADERS, leader)} stands in ${item(AREA_IDS, area)}, but leaderAt says otherwise`,
      );
    }
  }
  LEADERS.forEach((id, leader) => {
    const lies = s.tank.some((spaces) => spaces.includes(leader));
    if (lies !== (at(s.leaderAt, leader) === IN_TANK))
      throw new NotationError(`${id}: tank and leaderAt do not agree`);
  });
}
