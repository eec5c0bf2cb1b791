import { at } from '../../core/at';
import { SETTLEMENT_RANK, areaIndex } from '../board/tables';
import { mayUseCombatCards } from '../battle/combatCards';
import { MOST_DICE } from '../battle/battleRound';
import type { AreaId } from '../data/board.data';
import { discardReinforcements } from '../mahdi/reinforcements';
import { strengthOf } from '../mahdi/strength';
import { LEADERS } from '../names';
import type { LeaderId } from '../names';
import { MAHDI, afterLoss, ranksOf } from '../odds/conduct';
import type { Loss } from '../odds/conduct';
import { cloneState } from '../state/clone';
import { unitsIn } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { REGULAR, inSupply } from '../state/supply';
import { tableArea, withTableArea, withTableLeader } from './table';

/** How Mahdi fights on a table where people throw the dice (R14.14). */
export interface TableBattle {
  readonly attacks: boolean;
  /** Combat dice of the coming round, and how many of them come from reinforcements that are turned over now. */
  readonly dice: number;
  readonly cards: number;
  /** Attacking, from round 2 on: he goes on with this strength, figure by figure, against that one. */
  readonly goesOn: boolean;
  readonly own: number;
  readonly enemy: number;
}

/** The battle between two areas as Mahdi sees it; null when nobody of his stands there or nobody opposes him. */
export function tableBattle(s: State, from: AreaId, to: AreaId): TableBattle | null {
  const [attacker, defender] = [areaIndex(from), areaIndex(to)];
  const attacks = at(s.owner, attacker) === HARKONNEN;
  const [his, enemy] = attacks ? [attacker, defender] : [defender, attacker];
  if (at(s.owner, his) !== HARKONNEN || at(s.owner, enemy) !== ATREIDES) return null;
  // His settlement stands behind him when he defends (R7.10).
  const rank = !attacks && at(s.settlement, defender) === 1 ? at(SETTLEMENT_RANK, defender) : 0;
  const base = Math.min(MOST_DICE, unitsIn(s, his) + rank);
  const cards = mayUseCombatCards(s, HARKONNEN)
    ? Math.min(s.reinforcements.length, Math.max(0, MOST_DICE - base))
    : 0;
  const [own, other] = [strengthOf(s, his).fine, strengthOf(s, enemy).fine];
  return { attacks, dice: base + cards, cards, goesOn: 2 * own > other, own, enemy: other };
}

/** Reinforcements that were turned over for dice are gone (R14.14). */
export function withCardsTurned(s: State, count: number): State {
  const next = cloneState(s);
  discardReinforcements(next, count, null);
  return next;
}

/**
 * Whom the next hit on his legion takes (R14.14). Among several named leaders the human chooses: all of them are named.
 * Tokens are turned before a battle, so nobody knows what a hit does to one.
 */
export function nextTableLosses(s: State, area: AreaId): readonly Loss[] {
  const there = tableArea(s, area);
  if (there.side !== 'harkonnen' || there.tokens > 0) return [];
  const ranks = ranksOf({ ...there, cards: 0, spareRegulars: inSupply(s, HARKONNEN, REGULAR) });
  const loss = MAHDI.nextLoss(ranks);
  if (loss === null) return [];
  return isNamed(loss) ? ranks.leaders : [loss];
}

function isNamed(loss: Loss): loss is LeaderId {
  return !['regular', 'elite', 'special', 'generic'].includes(loss);
}

/** A hit on his legion. A named leader goes to the tank (R7.11). */
export function withTableLoss(s: State, area: AreaId, loss: Loss): State {
  const there = tableArea(s, area);
  const { regular, elite, special, generic, leaders } = afterLoss(
    ranksOf({ ...there, cards: 0, spareRegulars: inSupply(s, HARKONNEN, REGULAR) }),
    loss,
  );
  const gone = regular + elite + special === 0;
  const next = withTableArea(s, area, {
    ...there,
    side: gone ? null : there.side,
    regular,
    elite,
    special,
    generic: gone ? 0 : generic,
    leaders: gone ? [] : leaders,
  });
  const fallen = there.leaders.filter((leader) => gone || !leaders.includes(leader));
  return fallen.reduce(
    (now, leader) => withTableLeader(now, leader, 'tank', at(now.leaderSpent, LEADERS.indexOf(leader)) === 1),
    next,
  );
}
