import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import { isHiddenSietch } from '../actions/freeActions';
import { rollCombatDice } from '../battle/dice';
import { AIR_NEIGHBOURS, AREA_COUNT, AREA_IDS, SECTOR_MASK } from '../board/tables';
import { ANYWHERE, IN_HARKONNEN_SECTOR } from '../cards/picks/leaders';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { become, pop, push } from '../../core/stack';
import { areaMove, leaderMove, moveOf } from '../moves';
import { LEADERS } from '../names';
import { isKept, releaseAttachments } from '../prescience/attachments';
import { LEADER_SIDE, enterTank } from '../state/leaders';
import { revealSietch, revealTokens } from '../state/reveal';
import { removeStrandedLeaders } from '../state/supply';
import { hasWormsign, takeWormsign } from '../state/worms';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Criterion, Plan } from './ask';
import { distanceToTarget } from './target';

/** Everything that no action type covers happens nearest the target (R14.10). */
function nearest(s: State): Criterion<number>[] {
  return [{ name: 'nearest the target', score: (area) => -distanceToTarget(s, area) }];
}

function areasWhere(test: (area: number) => boolean): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (test(area)) areas.push(area);
  return areas;
}

export function runWormsigns(plan: Plan, left: number): void {
  const { s, log } = plan;
  const areas = left === 0 ? [] : areasWhere((area) => hasWormsign(s, area));
  if (areas.length === 0) {
    pop(s);
    return;
  }
  const area = decide(plan, { clause: 'R14.10', what: 'discardWormsign' }, areas, nearest(s), areaMove);
  if (area === null) return;
  takeWormsign(s, area, log);
  become(s, { k: 'mahdi', task: { t: 'wormsigns', left: left - 1 }, picks: [] });
}

/** Atreides legions next to a Harkonnen one. */
export function bombardTargets(s: State): number[] {
  return areasWhere(
    (area) =>
      at(s.owner, area) === ATREIDES &&
      item(AIR_NEIGHBOURS, area).some((next) => at(s.owner, next) === HARKONNEN),
  );
}

export function runBombard(plan: Plan, dice: number): void {
  const { s, log } = plan;
  const area = decide(plan, { clause: 'R14.10', what: 'artillery' }, bombardTargets(s), nearest(s), areaMove);
  if (area === null) {
    if (plan.tie === null) pop(s);
    return;
  }
  pop(s);
  revealTokens(s, area, log);
  const roll = rollCombatDice(s, dice, 'harkonnen', 'special attack', log);
  const hits = roll.hits + roll.specials;
  log?.push({ type: 'hits', side: 'atreides', area: item(AREA_IDS, area), hits });
  if (hits > 0) push(s, { k: 'casualties', area, hits });
  push(s, { k: 'limits' });
}

function thatLegion(s: State): number {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame?.k === 'mahdi' && frame.task.t === 'card') return frame.task.that;
  }
  return -1;
}

/** Atreides named leaders on the board that an effect reaches. */
export function tankTargets(s: State, of: number): number[] {
  const that = thatLegion(s);
  return LEADERS.map((_, leader) => leader).filter((leader) => {
    const area = at(s.leaderAt, leader);
    if (at(LEADER_SIDE, leader) !== ATREIDES || area < 0) return false;
    if (of === ANYWHERE) return true;
    if (of !== IN_HARKONNEN_SECTOR) return that >= 0 && item(AIR_NEIGHBOURS, that).includes(area);
    return s.owner.some(
      (owner, other) => owner === HARKONNEN && (at(SECTOR_MASK, other) & at(SECTOR_MASK, area)) !== 0,
    );
  });
}

export function runTank(plan: Plan, of: number): void {
  const { s, log } = plan;
  const criteria = [
    { name: 'nearest the target', score: (leader: number) => -distanceToTarget(s, at(s.leaderAt, leader)) },
  ];
  const leader = decide(
    plan,
    { clause: 'R14.10', what: 'leaderToTank' },
    tankTargets(s, of),
    criteria,
    leaderMove,
  );
  if (leader === null) {
    if (plan.tie === null) pop(s);
    return;
  }
  pop(s);
  const area = at(s.leaderAt, leader);
  enterTank(s, leader);
  removeStrandedLeaders(s, area);
  log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader) });
}

/** Areas with something of the Atreides to see. */
export function spyAreas(s: State): number[] {
  return areasWhere(
    (area) => isHiddenSietch(s, area) || (at(s.tokens, area) !== 0 && at(s.owner, area) === ATREIDES),
  );
}

export function runSpy(plan: Plan): void {
  const { s, log } = plan;
  const area = decide(plan, { clause: 'R14.10', what: 'spy' }, spyAreas(s), nearest(s), areaMove);
  if (area === null) {
    if (plan.tie === null) pop(s);
    return;
  }
  become(s, { k: 'limits' });
  revealSietch(s, area, log);
  revealTokens(s, area, log);
}

/** Which revealed card goes back has nothing to do with places: the human chooses (R14.10). */
export function runReshuffle(plan: Plan): void {
  const { s, log } = plan;
  const cards = s.prescienceRevealed.filter((card) => !isKept(s, card)).sort((a, b) => a - b);
  const card = decide(plan, { clause: 'R14.10', what: 'reshuffle' }, cards, [], (index) =>
    moveOf('prescience', index),
  );
  if (card === null) {
    if (plan.tie === null) pop(s);
    return;
  }
  pop(s);
  s.prescienceRevealed.splice(s.prescienceRevealed.indexOf(card), 1);
  releaseAttachments(s, card);
  s.prescienceDeck.push(card);
  shuffle(s.random, s.prescienceDeck);
  log?.push({ type: 'prescienceDropped', card: item(PRESCIENCE_IDS, card) });
}
