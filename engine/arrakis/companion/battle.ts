import { at } from '../../core/at';
import { SETTLEMENT_RANK, areaIndex } from '../board/tables';
import { mayUseCombatCards } from '../battle/combatCards';
import { MOST_DICE } from '../battle/battleRound';
import type { AreaId } from '../data/board.data';
import { discardReinforcements } from '../mahdi/reinforcements';
import { strengthOf } from '../mahdi/strength';
import { LEADERS } from '../names';
import type { LeaderId } from '../names';
import { MAHDI, PEOPLE, afterLoss, ranksOf } from '../odds/conduct';
import type { Loss, Ranks } from '../odds/conduct';
import { cloneState } from '../state/clone';
import { unitsIn } from '../state/legions';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { REGULAR, inSupply } from '../state/supply';
import { tableArea, withTableArea, withTableLeader } from './table';
import type { TableArea } from './table';

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

/** His dice in the coming round of a battle, and the cards among them. */
type BattleDice = Pick<TableBattle, 'dice' | 'cards'>;

/** Just enough reinforcements that units, rank and cards make six dice (R14.14). */
function diceOf(s: State, area: number, rank: number): BattleDice {
  const base = Math.min(MOST_DICE, unitsIn(s, area) + rank);
  const cards = mayUseCombatCards(s, HARKONNEN)
    ? Math.min(s.reinforcements.length, Math.max(0, MOST_DICE - base))
    : 0;
  return { dice: base + cards, cards };
}

/** The battle between two areas as Mahdi sees it; null when nobody of his stands there or nobody opposes him. */
export function tableBattle(s: State, from: AreaId, to: AreaId): TableBattle | null {
  const [attacker, defender] = [areaIndex(from), areaIndex(to)];
  const attacks = at(s.owner, attacker) === HARKONNEN;
  const [his, enemy] = attacks ? [attacker, defender] : [defender, attacker];
  if (at(s.owner, his) !== HARKONNEN || at(s.owner, enemy) !== ATREIDES) return null;
  const [own, other] = [strengthOf(s, his).fine, strengthOf(s, enemy).fine];
  const dice = attacks ? diceOf(s, his, 0) : (tableDefence(s, to) ?? diceOf(s, his, 0));
  return { attacks, ...dice, goesOn: 2 * own > other, own, enemy: other };
}

/** How his legion in this area defends itself: his settlement stands behind it (R7.10); null where he has none. */
export function tableDefence(s: State, id: AreaId): BattleDice | null {
  const area = areaIndex(id);
  if (at(s.owner, area) !== HARKONNEN) return null;
  return diceOf(s, area, at(s.settlement, area) === 1 ? at(SETTLEMENT_RANK, area) : 0);
}

/** Reinforcements that were turned over for dice are gone (R14.14). */
export function withCardsTurned(s: State, count: number): State {
  const next = cloneState(s);
  discardReinforcements(next, count, null);
  return next;
}

function ranksIn(s: State, there: TableArea): Ranks {
  const side = there.side === 'atreides' ? ATREIDES : HARKONNEN;
  return ranksOf({ ...there, cards: 0, spareRegulars: inSupply(s, side, REGULAR) });
}

/**
 * Whom the next hit on his legion takes (R14.14). Among several named leaders the human chooses: all of them are named.
 * Tokens are turned before a battle, so nobody knows what a hit does to one.
 */
export function nextTableLosses(s: State, area: AreaId): readonly Loss[] {
  const there = tableArea(s, area);
  return there.side !== 'harkonnen' || there.tokens > 0 ? [] : nextOf(ranksIn(s, there));
}

function nextOf(ranks: Ranks): readonly Loss[] {
  const loss = MAHDI.nextLoss(ranks);
  if (loss === null) return [];
  return isNamed(loss) ? ranks.leaders : [loss];
}

function isNamed(loss: Loss): loss is LeaderId {
  return !['regular', 'elite', 'special', 'generic'].includes(loss);
}

/** A figure that takes a hit; an elite or special elite becomes a regular while there are any (R7.11). */
export interface TableLoss {
  readonly figure: Loss;
  readonly reduced: boolean;
}

/**
 * Whom hits on a legion take, one by one, as far as nobody has to be asked: his by R14.14; the other side's where it
 * costs least, which people put right where they chose otherwise (R7.11).
 */
export function tableLosses(s: State, area: AreaId): readonly TableLoss[] {
  const there = tableArea(s, area);
  if (there.side === null || there.tokens > 0) return [];
  const losses: TableLoss[] = [];
  let ranks = ranksIn(s, there);
  for (;;) {
    const lost = PEOPLE.nextLoss(ranks);
    const next = there.side === 'harkonnen' ? nextOf(ranks) : lost === null ? [] : [lost];
    const [loss] = next;
    if (loss === undefined || next.length > 1) return losses;
    const reduced = (loss === 'elite' || loss === 'special') && ranks.spareRegulars > 0;
    losses.push({ figure: loss, reduced });
    ranks = afterLoss(ranks, loss);
  }
}

/** A hit on a legion. A named leader goes to the tank (R7.11). */
export function withTableLoss(s: State, area: AreaId, loss: Loss): State {
  const there = tableArea(s, area);
  const { regular, elite, special, generic, leaders } = afterLoss(ranksIn(s, there), loss);
  const gone = regular + elite + special === 0;
  return withLegion(s, area, {
    ...there,
    side: gone ? null : there.side,
    regular,
    elite,
    special,
    generic: gone ? 0 : generic,
    leaders: gone ? [] : leaders,
  });
}

/** So many hits at once, as `tableLosses` says. */
export function withTableLosses(s: State, area: AreaId, count: number): State {
  return tableLosses(s, area)
    .slice(0, count)
    .reduce((now, { figure }) => withTableLoss(now, area, figure), s);
}

/** Nobody of a legion is left (R7.11). */
export function withTableFallen(s: State, area: AreaId): State {
  const nobody = { side: null, regular: 0, elite: 0, special: 0, generic: 0, tokens: 0, leaders: [] };
  return withLegion(s, area, { ...tableArea(s, area), ...nobody });
}

/** What is left of a legion after a fight; named leaders who are not go to the tank. */
function withLegion(s: State, area: AreaId, left: TableArea): State {
  const fallen = tableArea(s, area).leaders.filter((leader) => !left.leaders.includes(leader));
  return fallen.reduce(
    (now, leader) => withTableLeader(now, leader, 'tank', at(now.leaderSpent, LEADERS.indexOf(leader)) === 1),
    withTableArea(s, area, left),
  );
}
