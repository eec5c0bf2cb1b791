import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import { discardFromHand, discardable } from '../battle/combatCards';
import { AREA_IDS, ZONE_COUNT } from '../board/tables';
import { HAND_LIMIT } from '../data/components.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import type { Log } from '../events';
import type { DiscardDownFrame, DropPrescienceFrame, SwapFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { pop } from '../../core/stack';
import { DONE, FIRST_LEADER, isOption, leaderMove, moveOf, optionMove } from '../moves';
import type { Move } from '../moves';
import { LEADERS } from '../names';
import { isKept, releaseAttachments, releaseMindKiller } from '../prescience/attachments';
import { refuse } from '../refusals';
import { LEADER_SIDE, takeLeaderOff } from '../state/leaders';
import type { GameOptions } from '../state/options';
import { leadSeat, partnerOf, planOfSeat } from '../state/seating';
import { GENERIC, inSupply, placeOne } from '../state/supply';
import { removeVehicle } from '../state/vehicles';
import { wormsLeft } from '../state/worms';
import { ATREIDES, AVAILABLE, SANDWORM, WILD_MAKER } from '../state/state';
import type { State } from '../state/state';

/** Cards that a seat keeps (R5.4 e, R13.4). */
export function handLimit(options: GameOptions, seat: number): number {
  return partnerOf(options, seat) < 0 ? HAND_LIMIT.alone : HAND_LIMIT.shared;
}

/** R5.4 (b) */
export function clearZones(s: State, log: Log): void {
  for (let zone = 0; zone < ZONE_COUNT; zone++)
    if (at(s.zones, zone) > 0) removeVehicle(s, zone, 'endOfRound', log);
}

/** R5.4 (d): cards of leaders in the tank refresh too. */
export function refreshLeaders(s: State): void {
  s.leaderSpent.fill(0);
  s.wildMakerSpent = 0;
}

function swappable(s: State, side: number): Move[] {
  const moves: Move[] = [];
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (at(LEADER_SIDE, leader) === side && at(s.leaderAt, leader) >= 0) moves.push(leaderMove(leader));
  }
  if (side === ATREIDES && s.worm.includes(WILD_MAKER) && wormsLeft(s) > 0)
    moves.push(optionMove('wildMaker'));
  return moves;
}

/** Named leaders on the board may be swapped for generic ones (R5.4 c). */
export const swapRule: FrameRule<SwapFrame> = {
  settle(s, frame) {
    if (swappable(s, planOfSeat(s.options, frame.seat).side).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R5.4' };
  },
  moves(s, frame, out) {
    out.push(...swappable(s, planOfSeat(s.options, frame.seat).side), DONE);
  },
  choose(s, _frame, move, log) {
    if (move === DONE) pop(s);
    else if (isOption(move, 'wildMaker')) s.worm[s.worm.indexOf(WILD_MAKER)] = SANDWORM;
    else swapLeader(s, move.value - FIRST_LEADER, log);
  },
  explain() {
    return refuse('R5.4', 'notPresent');
  },
};

function swapLeader(s: State, leader: number, log: Log): void {
  const area = at(s.leaderAt, leader);
  const side = at(LEADER_SIDE, leader);
  takeLeaderOff(s, leader, AVAILABLE);
  if (inSupply(s, side, GENERIC) > 0) placeOne(s, area, side, GENERIC);
  log?.push({ type: 'leaderSwapped', leader: item(LEADERS, leader), area: item(AREA_IDS, area) });
}

/** Hands over the limit are cut down; Hawat's Scheming stays (R5.4 e, R6.11). */
export const discardDownRule: FrameRule<DiscardDownFrame> = {
  settle(s, frame) {
    const hand = item(s.hands, frame.seat);
    if (hand.length > frame.limit && discardable(s, frame.seat).length > 0) return true;
    pop(s);
    return false;
  },
  ask(s, frame) {
    const count = item(s.hands, frame.seat).length - frame.limit;
    return { seat: frame.seat, private: true, clause: 'R5.4', count };
  },
  moves(s, frame, out) {
    for (const card of discardable(s, frame.seat)) out.push(moveOf('card', card));
  },
  choose(s, frame, move, log) {
    discardFromHand(s, frame.seat, move.value, 'limit', log);
  },
  explain(s, frame, move) {
    if (move.kind !== 'card') return refuse('R5.4', 'compulsory');
    const held = item(s.hands, frame.seat).includes(move.value);
    return held ? refuse('R6.11', 'neverDiscarded') : refuse('R5.4', 'notInHand');
  },
};

function droppable(s: State): number[] {
  return s.prescienceRevealed.filter((card) => !isKept(s, card)).sort((a, b) => a - b);
}

/** Unclaimed cards may leave the game; the rest is shuffled back (R5.4 f). */
export const dropPrescienceRule: FrameRule<DropPrescienceFrame> = {
  settle(s) {
    if (droppable(s).length > 0) return true;
    finish(s);
    return false;
  },
  ask(s) {
    return { seat: leadSeat(s.options, ATREIDES), private: false, clause: 'R5.4' };
  },
  moves(s, _frame, out) {
    for (const card of droppable(s)) out.push(moveOf('prescience', card));
    out.push(DONE);
  },
  choose(s, _frame, move, log) {
    if (move === DONE) finish(s);
    else {
      s.prescienceRevealed.splice(s.prescienceRevealed.indexOf(move.value), 1);
      s.prescienceGone.push(move.value);
      releaseAttachments(s, move.value);
      log?.push({ type: 'prescienceDropped', card: item(PRESCIENCE_IDS, move.value) });
    }
  },
  explain(_s, _frame, move) {
    return move.kind === 'prescience' ? refuse('R5.4', 'noneHere') : null;
  },
};

function finish(s: State): void {
  pop(s);
  releaseMindKiller(s);
  const kept = s.prescienceRevealed.filter((card) => isKept(s, card));
  s.prescienceDeck.push(...droppable(s));
  s.prescienceRevealed = kept;
  shuffle(s.random, s.prescienceDeck);
}
