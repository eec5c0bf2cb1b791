import { at, item } from '../../core/at';
import { DASHBOARD } from '../data/components.data';
import type { DashboardId } from '../data/components.data';
import { RESULTS } from '../names';
import type { Result } from '../names';

/** What each partner gets of a roll: House first, then ally. */
export interface Deal {
  /** Dice by result. */
  readonly dice: readonly (readonly number[])[];
  /** Dice of no result yet, which their owner turns. */
  readonly aside: readonly number[];
}

function slots(dashboard: DashboardId, result: number): number {
  return DASHBOARD[dashboard].slots[item(RESULTS, result)];
}

/**
 * Deals the dice of a shared side to its two dashboards, the House's first (R13.2). Dice whose result only one of them has go
 * there; those of both are shared so that the totals come as near to each other as the slots allow; what found no slot is
 * shared likewise. An odd die is the House's.
 */
export function dealDice(boards: readonly [DashboardId, DashboardId], rolled: readonly Result[]): Deal {
  const dice = boards.map(() => RESULTS.map(() => 0));
  const totals = boards.map(() => 0);
  const aside = boards.map(() => 0);
  let left = 0;

  const nextOf = (open: readonly number[]) =>
    open.reduce((best, board) => (at(totals, board) < at(totals, best) ? board : best), item(open, 0));
  const place = (open: readonly number[], result: number) => {
    const free = open.filter((board) => at(item(dice, board), result) < slots(item(boards, board), result));
    if (free.length === 0) {
      left++;
      return;
    }
    const board = nextOf(free);
    const row = item(dice, board);
    row[result] = at(row, result) + 1;
    totals[board] = at(totals, board) + 1;
  };

  const both = [0, 1];
  const owners = RESULTS.map((_, result) => both.filter((board) => slots(item(boards, board), result) > 0));
  for (const shared of [false, true]) {
    for (const face of rolled) {
      const result = RESULTS.indexOf(face);
      const open = item(owners, result);
      if (open.length > 1 === shared) place(open, result);
    }
  }
  for (; left > 0; left--) {
    const board = nextOf(both);
    aside[board] = at(aside, board) + 1;
    totals[board] = at(totals, board) + 1;
  }
  return { dice, aside };
}
