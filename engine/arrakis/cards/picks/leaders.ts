import { at, item } from '../../../core/at';
import { AIR_NEIGHBOURS, AREA_COUNT, SECTOR_MASK } from '../../board/tables';
import { innermost, pop } from '../../../core/stack';
import { FIRST_LEADER, leaderMove } from '../../moves';
import { LEADERS } from '../../names';
import { bringIntoPlay } from '../../prescience/tracks';
import { refuse } from '../../refusals';
import { LEADER_SIDE, enterTank } from '../../state/leaders';
import { hasSpecial } from '../../state/legions';
import { planOfSeat } from '../../state/seating';
import { removeStrandedLeaders } from '../../state/supply';
import { HARKONNEN, enemyOf } from '../../state/state';
import type { State } from '../../state/state';
import type { Picker } from './picker';

export const IN_HARKONNEN_SECTOR = 0;
export const BESIDE_THAT_LEGION = 1;
export const ANYWHERE = 2;

/** Sectors that hold a Harkonnen legion, as bits. */
function harkonnenSectors(s: State): number {
  let mask = 0;
  for (let area = 0; area < AREA_COUNT; area++)
    if (at(s.owner, area) === HARKONNEN) mask |= at(SECTOR_MASK, area);
  return mask;
}

function reaches(s: State, side: number, where: number, area: number): boolean {
  if (where === ANYWHERE) return true;
  if (where === IN_HARKONNEN_SECTOR) return (harkonnenSectors(s) & at(SECTOR_MASK, area)) !== 0;
  const that = innermost(s, 'program')?.that ?? -1;
  // R2.3: a card that only measures adjacency looks over impassable borders. R6.5: if nobody moved, any legion that
  // could have been meant strikes from where it stands; one that is gone does not strike.
  return item(AIR_NEIGHBOURS, area).some(
    (next) => at(s.owner, next) === side && (that < 0 ? hasSpecial(s, next) : next === that),
  );
}

/** An enemy named leader on the board goes to the tank. */
export const tankPicker: Picker = {
  clause: 'R12.1',
  options(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    const where = at(frame.vars, 0);
    return LEADERS.flatMap((_, leader) => {
      const area = at(s.leaderAt, leader);
      const hit = at(LEADER_SIDE, leader) === enemyOf(side) && area >= 0 && reaches(s, side, where, area);
      return hit ? [leaderMove(leader)] : [];
    });
  },
  pick(s, _frame, move, log) {
    pop(s);
    const leader = move.value - FIRST_LEADER;
    const area = at(s.leaderAt, leader);
    enterTank(s, leader);
    removeStrandedLeaders(s, area);
    log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader) });
  },
  explain: (_s, _frame, move) => (move.kind === 'figure' ? refuse('R12.1', 'tooFar') : null),
};

/** A leader enters play (vars: who); offered where the entry has a price. */
export const enterPicker: Picker = {
  clause: 'R11.2',
  options: (_s, frame) => [leaderMove(at(frame.vars, 0))],
  pick(s, frame, _move, log) {
    pop(s);
    bringIntoPlay(s, at(frame.vars, 0), log);
  },
};
