import { at, item } from '../../core/at';
import { PLAIN_ATTACK } from '../battle/attack';
import { discardable } from '../battle/combatCards';
import { NEIGHBOURS, areaIndex } from '../board/tables';
import { holds } from '../cards/conditions';
import { PAUL_WITHHELD } from '../cards/lasting';
import { ANYWHERE, BESIDE_THAT_LEGION, IN_HARKONNEN_SECTOR } from '../cards/picks/leaders';
import { ANY_LEADER, GENERIC_LEADER, NO_LEADER, namedLeader, placesFor } from '../cards/place';
import { programOf } from '../cards/programs';
import type { SingleStep, LegionFilter, Who } from '../cards/step';
import { ANY_LEGION, WITH_LEADER, WITH_SPECIAL } from '../cards/step';
import { CARD_IDS, HAWATS_SCHEMING } from '../data/planning.data';
import { become, pop, push } from '../../core/stack';
import { HOUSES, RESULTS } from '../names';
import { demandDiscards } from '../partners/demand';
import { bringIntoPlay } from '../prescience/tracks';
import { HAWAT, MOHIAM, isInPlay, leaderIndex, removeFromGame } from '../state/leaders';
import { leadSeat, seatOfHouse, seatsOf } from '../state/seating';
import { ELITE, REGULAR, SPECIAL } from '../state/supply';
import { takeWormsign } from '../state/worms';
import { vehiclesLeft } from '../state/vehicles';
import { unitRanks } from '../actions/deploy';
import { ATREIDES, CARRYALL, HARKONNEN, ORNITHOPTER, REMOVED } from '../state/state';
import type { State } from '../state/state';
import type { Plan } from './ask';
import { takeToken } from './beneGesserit';
import { carrySources } from './carry';

import { bombardTargets, spyAreas, tankTargets } from './effects';
import { canMoveOn, pushMoves } from './moves';
import { canPlace } from './place';
import { discardPlayed, layAside, reinforce, reinforcePlayed, toDiscards } from './reinforcements';
import { canStrike, pushStrike } from './strike';
import { isKept } from '../prescience/attachments';
import type { MahdiTask } from './task';
import { canReplace, putUnit, standIn } from './units';
import { roomIn } from './paths';

type CardTask = Extract<MahdiTask, { readonly t: 'card' }>;
const RANK = { regular: REGULAR, elite: ELITE, special: SPECIAL } as const;
const HOUSE_RESULT = RESULTS.indexOf('house');
const HOUSE_ATREIDES = HOUSES.indexOf('atreides');

function pushTask(s: State, task: MahdiTask): true {
  push(s, { k: 'mahdi', task, picks: [] });
  return true;
}

function filterOf(s: State, task: CardTask, who: Who): LegionFilter | null {
  if (who === 'any') return ANY_LEGION;
  if (who === 'withLeader') return WITH_LEADER;
  if (who === 'withSpecial') return WITH_SPECIAL;
  if (who === 'that') return task.that < 0 ? null : { area: task.that };
  if (who === 'inDesert') return { terrain: 'desert' };
  if (who === 'withLeaderInDesert') return { terrain: 'desert', with: 'leader' };
  if ('area' in who) return { area: areaIndex(who.area) };
  return { leader: namedLeader(s, who.leader) };
}

/** Resolves a drawn card part by part; one of which no part was possible joins the reinforcements (R14.10). */
export function runCard(plan: Plan, task: CardTask): void {
  const { s, log } = plan;
  if (task.card === HAWATS_SCHEMING) {
    pop(s);
    scheme(plan);
    return;
  }
  const op = programOf(`card:${item(CARD_IDS, task.card)}`)[task.at];
  if (op === undefined) {
    pop(s);
    if (task.did) discardPlayed(s, task.card);
    else reinforcePlayed(s, task.card, log);
    return;
  }
  const go = (to: number, did: boolean) =>
    become(s, { k: 'mahdi', task: { ...task, at: to, did }, picks: [] });
  if (op.op === 'jump') go(op.to, task.did);
  else if (op.op === 'unless')
    go(holds(s, op.cond, leadSeat(s.options, HARKONNEN)) ? task.at + 1 : op.to, task.did);
  else if (op.op === 'choose') {
    // Every choice on these cards is "move or attack" (R14.10).
    const exit = programOf(`card:${item(CARD_IDS, task.card)}`)[
      at(
        op.of.map((branch) => branch.to),
        0,
      ) + 1
    ];
    const end = exit?.op === 'jump' ? exit.to : task.at + 1;
    const steps = op.of.map((branch) => programOf(`card:${item(CARD_IDS, task.card)}`)[branch.to]);
    const index = s.frames.length - 1;
    const did = moveOrAttack(
      s,
      task,
      steps.flatMap((part) => (part?.op === 'step' ? [part.step] : [])),
    );
    s.frames[index] = { k: 'mahdi', task: { ...task, at: end, did: task.did || did }, picks: [] };
  } else {
    const index = s.frames.length - 1;
    const did = attempt(plan, task, op.step);
    if (did) plan.log?.push({ type: 'step', program: `card:${item(CARD_IDS, task.card)}`, step: op.step.do });
    s.frames[index] = { k: 'mahdi', task: { ...task, at: task.at + 1, did: task.did || did }, picks: [] };
  }
}

function moveOrAttack(s: State, task: CardTask, steps: readonly SingleStep[]): boolean {
  const attack = steps.find((step) => step.do === 'attack');
  if (attack?.do !== 'attack') return false;
  const who = filterOf(s, task, attack.who);
  if (who === null || !(canStrike(s, who) || canMoveOn(s, who))) return false;
  pushStrike(s, who, { ...PLAIN_ATTACK, surprise: attack.surprise === true }, 1);
  return true;
}

/** A played copy lies beside the board; a second, with Hawat in play, does what two of them do (R14.18). */
function scheme(plan: Plan): void {
  const { s, log } = plan;
  layAside(s, HAWATS_SCHEMING);
  if (s.schemes < 2 || !isInPlay(s, HAWAT)) return;
  for (; s.schemes > 0; s.schemes--) toDiscards(s, HAWATS_SCHEMING);
  removeFromGame(s, HAWAT);
  log?.push({ type: 'leaderGone', leader: 'hawat' });
  bringIntoPlay(s, MOHIAM, log);
  takeToken(s, log);
}

/** Does one part if it is possible; true if it was. */
export function attempt(plan: Plan, task: CardTask, step: SingleStep): boolean {
  const { s, log } = plan;
  switch (step.do) {
    case 'move': {
      const who = filterOf(s, task, step.who);
      if (who === null || !canMoveOn(s, who)) return false;
      pushMoves(s, who, step.legions);
      return true;
    }
    case 'attack': {
      const who = filterOf(s, task, step.who);
      if (who === null || !canStrike(s, who)) return false;
      pushStrike(
        s,
        who,
        { ...PLAIN_ATTACK, surprise: step.surprise === true, freeContinue: step.freeContinue === true },
        0,
      );
      return true;
    }
    case 'place':
      return step.spread === 'each' ? placeEach(plan, step) : placeSome(s, step);
    case 'replace':
      if (!canReplace(s, RANK[step.from], RANK[step.to])) return false;
      return pushTask(s, {
        t: 'replace',
        left: step.count,
        from: RANK[step.from],
        to: RANK[step.to],
        first: true,
      });
    case 'draw':
      reinforce(s, step.count, log);
      return true;
    case 'playCard':
      return pushTask(s, { t: 'draws', left: 1, house: -1 });
    case 'opponentDiscards': {
      // The Atreides hold no card that is never discarded, so the number of their cards decides.
      if (seatsOf(s.options, ATREIDES).every((seat) => discardable(s, seat).length === 0)) return false;
      demandDiscards(s, ATREIDES, step.count);
      return true;
    }
    case 'placeVehicles':
      return placeVehicles(s, step);
    case 'discardWormsigns':
      return s.wormsign.some((sign) => sign > 0) && pushTask(s, { t: 'wormsigns', left: step.count });
    case 'clearWormsigns':
      return clearWormsigns(plan, areaIndex(step.around));
    case 'specialAttack':
      return bombardTargets(s).length > 0 && pushTask(s, { t: 'bombard', dice: step.dice });
    case 'leaderToTank': {
      const of =
        step.of === 'enemyInHarkonnenSector'
          ? IN_HARKONNEN_SECTOR
          : step.of === 'anyEnemy'
            ? ANYWHERE
            : BESIDE_THAT_LEGION;
      return tankTargets(s, of).length > 0 && pushTask(s, { t: 'tank', of });
    }
    case 'enter': {
      const leader = leaderIndex(step.leader);
      if (isInPlay(s, leader) || at(s.leaderAt, leader) === REMOVED) return false;
      bringIntoPlay(s, leader, log);
      return true;
    }
    case 'spy':
      return spyAreas(s).length > 0 && pushTask(s, { t: 'spy' });
    case 'carryLegion':
      return carrySources(s).length > 0 && pushTask(s, { t: 'carry' });
    case 'reshufflePrescience':
      return s.prescienceRevealed.some((card) => !isKept(s, card)) && pushTask(s, { t: 'reshuffle' });
    case 'takeBeneGesserit':
      takeToken(s, log);
      return true;
    case 'discardHouseDie':
      return discardHouseDie(s);
    case 'withholdPaul':
      s.lasting[PAUL_WITHHELD] = 1;
      log?.push({ type: 'lasting', what: 'paulWithheld' });
      return true;
    default:
      return false; // no Harkonnen or Corrino card has other steps
  }
}

type PlaceStep = Extract<SingleStep, { readonly do: 'place' }>;

function leaderCode(s: State, leader: PlaceStep['leader']): number {
  if (leader === undefined) return NO_LEADER;
  if (leader === 'any') return ANY_LEADER;
  return leader === 'generic' ? GENERIC_LEADER : namedLeader(s, leader);
}

function placeSome(s: State, step: PlaceStep): boolean {
  const task = {
    t: 'place',
    ranks: step.units === undefined ? [] : unitRanks(step.units),
    leader: leaderCode(s, step.leader),
    where: step.where,
    apart: step.spread === 'apart',
    used: [],
  } as const;
  return canPlace(s, task) && pushTask(s, task);
}

function placeEach(plan: Plan, step: PlaceStep): boolean {
  const { s } = plan;
  let did = false;
  for (const area of placesFor(s, 1, step.where)) {
    for (const rank of unitRanks(step.units ?? {})) {
      if (roomIn(s, area) > 0 && standIn(s, rank) >= 0) did = putUnit(plan, area, rank) || did;
    }
  }
  return did;
}

type VehiclesStep = Extract<SingleStep, { readonly do: 'placeVehicles' }>;

/** Vehicles only from the supply, by R14.3 and R14.4; harvesters first, so they go on top. */
function placeVehicles(s: State, step: VehiclesStep): boolean {
  const { harvester = 0, ornithopter = 0, carryall = 0 } = step.fixed ?? {};
  let did = false;
  if (ornithopter > 0 && vehiclesLeft(s, ORNITHOPTER) > 0)
    did = pushTask(s, { t: 'ornithopters', left: ornithopter });
  if (carryall > 0 && vehiclesLeft(s, CARRYALL) > 0) did = pushTask(s, { t: 'carryalls', left: carryall });
  if (harvester > 0 && vehiclesLeft(s, 0) > 0)
    did = pushTask(s, { t: 'harvesters', left: harvester, sector: 0, done: 0 });
  return did;
}

function clearWormsigns(plan: Plan, around: number): boolean {
  let did = false;
  for (const area of item(NEIGHBOURS, around)) {
    if (at(plan.s.wormsign, area) === 0) continue;
    takeWormsign(plan.s, area, plan.log);
    did = true;
  }
  return did;
}

function discardHouseDie(s: State): boolean {
  const seat = seatOfHouse(s.options, HOUSE_ATREIDES); // R13.1: only there is a slot for it
  const dice = item(s.dice, seat);
  if (at(dice, HOUSE_RESULT) > 0) {
    dice[HOUSE_RESULT] = at(dice, HOUSE_RESULT) - 1;
    const spent = item(s.spent, seat);
    spent[HOUSE_RESULT] = at(spent, HOUSE_RESULT) + 1;
    return true;
  }
  if (at(s.tokenOn, seat) !== HOUSE_RESULT) return false;
  s.tokenOn[seat] = -1;
  return true;
}
