import { at, item } from '../../core/at';
import { below } from '../../core/random';
import { PLAIN_ATTACK, SURPRISE_ATTACK } from '../battle/attack';
import { FORCED_RESULT } from '../cards/lasting';
import { ANY_LEGION, WITH_LEADER } from '../cards/step';
import { ACTION_DICE } from '../data/components.data';
import { CARD_IDS } from '../data/planning.data';
import { become, pop, push } from '../../core/stack';
import { HOUSES, LEADERS, RESULTS } from '../names';
import type { LeaderId } from '../names';
import { LEADER_SIDE, LEADER_SLOT, isReady, moveTank } from '../state/leaders';
import { leadSeat, seatsOf } from '../state/seating';
import { ELITE, REGULAR, SPECIAL } from '../state/supply';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import type { Plan } from './ask';
import { canMoveOn, pushMoves } from './moves';
import { drawToPlay, nextHouse } from './reinforcements';
import { canStrike, pushStrike } from './strike';
import type { MahdiTask } from './task';
import { canReplace, openSettlements } from './units';

const MOST_OF_A_RESULT = 3;

function spentWith(s: State, result: number): number {
  return at(item(s.spent, leadSeat(s.options, HARKONNEN)), result);
}

/** Rolls until a result comes that three spent dice do not show yet (R14.5). */
function rollResult(s: State): number {
  const forced = at(s.lasting, FORCED_RESULT);
  if (forced >= 0) return forced; // R14.18, Truthtrance
  const faces = ACTION_DICE.harkonnen.faces;
  for (;;) {
    const result = RESULTS.indexOf(item(faces, below(s.random, faces.length)));
    if (spentWith(s, result) < MOST_OF_A_RESULT) return result;
  }
}

/** One die is rolled and carried out; the tank moves (R14.5). */
export function runRoll(plan: Plan): void {
  const { s, log } = plan;
  const seat = leadSeat(s.options, HARKONNEN);
  const result = rollResult(s);
  s.lasting[FORCED_RESULT] = -1;
  s.unrolled--;
  const spent = item(s.spent, seat);
  spent[result] = at(spent, result) + 1;
  s.drawnHouse = -1;
  moveTank(s, seatsOf(s.options, HARKONNEN)); // R12.2
  log?.push({ type: 'diceRolled', seat, dice: [item(RESULTS, result)] });
  log?.push({ type: 'dieSpent', seat, result: item(RESULTS, result) });
  become(s, { k: 'mahdi', task: { t: 'act', result }, picks: [] });
}

function pushTask(s: State, task: MahdiTask): void {
  push(s, { k: 'mahdi', task, picks: [] });
}

/** A leader's special action, tried part by part; false when no part is possible (R14.6). */
const SPECIALS: Readonly<Partial<Record<LeaderId, (s: State, leader: number) => boolean>>> = {
  rabban(s, leader) {
    if (at(s.leaderAt, leader) < 0 || !canMoveOn(s, { leader })) return false;
    pushMoves(s, { leader }, 1);
    pushMoves(s, { leader }, 1);
    return true;
  },
  feyd(s, leader) {
    const who = { leader };
    if (at(s.leaderAt, leader) < 0 || !(canMoveOn(s, who) || canStrike(s, who))) return false;
    pushStrike(s, who, PLAIN_ATTACK, 0);
    pushMoves(s, who, 1);
    return true;
  },
  baron: (s) => replaceWith(s, REGULAR, ELITE),
  shaddam: (s) => replaceWith(s, ELITE, SPECIAL),
  hawat(s) {
    pushTask(s, { t: 'draws', left: 3, house: HOUSES.indexOf('harkonnen') });
    return true;
  },
  mohiam(s) {
    pushTask(s, { t: 'draws', left: 3, house: HOUSES.indexOf('corrino') });
    return true;
  },
  aramsham(s) {
    if (openSettlements(s).length === 0) return false;
    pushTask(s, { t: 'deploy', ranks: [SPECIAL, REGULAR, REGULAR], leader: true });
    return true;
  },
};

function replaceWith(s: State, from: number, to: number): boolean {
  if (!canReplace(s, from, to)) return false;
  pushTask(s, { t: 'replace', left: 3, from, to, first: true });
  return true;
}

/** A ready leader's special action replaces the whole normal action (R14.6). */
export function runAct(plan: Plan, result: number): void {
  const { s, log } = plan;
  pop(s);
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (at(LEADER_SIDE, leader) !== HARKONNEN || at(LEADER_SLOT, leader) !== result || !isReady(s, leader))
      continue;
    const special = SPECIALS[item(LEADERS, leader)];
    if (special === undefined || !special(s, leader)) continue;
    s.leaderSpent[leader] = 1;
    log?.push({ type: 'leaderActs', leader: item(LEADERS, leader) });
    return;
  }
  const name = item(RESULTS, result);
  if (name === 'leadership') pushStrike(s, WITH_LEADER, SURPRISE_ATTACK, 2);
  else if (name === 'strategy') pushStrike(s, ANY_LEGION, PLAIN_ATTACK, 2);
  else if (name === 'deployment')
    pushTask(s, { t: 'deploy', ranks: [REGULAR, REGULAR, REGULAR], leader: true });
  else if (name === 'mentat') pushTask(s, { t: 'draws', left: 2, house: -1 });
  else {
    // R14.11: both effects, the replacement first.
    pushTask(s, { t: 'ornithopters', left: 1 });
    pushTask(s, { t: 'harvesters', left: 1, sector: 0, done: 0 });
    pushTask(s, { t: 'replace', left: 2, from: REGULAR, to: ELITE, first: true });
  }
}

/** Draws a card and resolves it before the next (R14.10). */
export function runDraws(plan: Plan, left: number, house: number): void {
  const { s, log } = plan;
  if (left === 0) {
    pop(s);
    return;
  }
  become(s, { k: 'mahdi', task: { t: 'draws', left: left - 1, house }, picks: [] });
  const from = house >= 0 ? house : nextHouse(s);
  const card = drawToPlay(s, from);
  if (card === null) return;
  log?.push({ type: 'cardPlayed', seat: leadSeat(s.options, HARKONNEN), card: item(CARD_IDS, card) });
  pushTask(s, { t: 'card', card, at: 0, did: false, that: -1 });
}
