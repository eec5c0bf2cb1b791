import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { LEADER_FACTS } from '../data/leaders.data';
import type { LeaderFact } from '../data/leaders.data';
import { HOUSES, LEADERS, RESULTS } from '../names';
import type { LeaderId } from '../names';
import { amend, innermost } from '../../core/stack';
import { NO_FORCE, addForce, liftForce } from './legions';
import type { Force } from './legions';
import { planOfSeat, seatOfHouse } from './seating';
import { AVAILABLE, IN_TANK, NOT_IN_PLAY, REMOVED } from './state';
import type { State } from './state';

export function leaderIndex(id: LeaderId): number {
  return LEADERS.indexOf(id);
}

export const PAUL = leaderIndex('paul');
export const MUADDIB = leaderIndex('muaddib');
export const JESSICA = leaderIndex('jessica');
export const REVEREND_MOTHER = leaderIndex('reverend-mother');
export const GURNEY = leaderIndex('gurney');
export const ALIA = leaderIndex('alia');
export const CHANI = leaderIndex('chani');
export const RABBAN = leaderIndex('rabban');
export const FEYD = leaderIndex('feyd');
export const HAWAT = leaderIndex('hawat');
export const MOHIAM = leaderIndex('mohiam');

export function leaderFact(leader: number): LeaderFact {
  return item(LEADER_FACTS, leader);
}

export const LEADER_SIDE: readonly number[] = LEADER_FACTS.map((fact) => (fact.side === 'atreides' ? 0 : 1));
const LEADER_HOUSE: readonly number[] = LEADER_FACTS.map((fact) => HOUSES.indexOf(fact.house));
/** Result whose slot holds the leader's card, -1 for none. */
export const LEADER_SLOT: readonly number[] = LEADER_FACTS.map((fact) =>
  fact.slot === null ? -1 : RESULTS.indexOf(fact.slot),
);

/** The seat on whose dashboard a leader's card and tank lie. */
export function leaderSeat(s: State, leader: number): number {
  return seatOfHouse(s.options, at(LEADER_HOUSE, leader));
}

export function isInPlay(s: State, leader: number): boolean {
  const place = at(s.leaderAt, leader);
  return place !== NOT_IN_PLAY && place !== REMOVED;
}

/** Out of the tank only since this turn: available from the side's next one (R12.2). */
function hasJustLeftTank(s: State, leader: number): boolean {
  const turn = innermost(s, 'turn');
  return turn !== null && (turn.outOfTank & (1 << leader)) !== 0;
}

export function isAvailable(s: State, leader: number): boolean {
  return at(s.leaderAt, leader) === AVAILABLE && !hasJustLeftTank(s, leader);
}

/** Its special action may be used: face up, in play, not in the tank (R6.8, R12.3). */
export function isReady(s: State, leader: number): boolean {
  return at(s.leaderSpent, leader) === 0 && (at(s.leaderAt, leader) >= 0 || isAvailable(s, leader));
}

/** Paul Atreides or Paul-Muad'Dib, whichever is in play; -1 for neither (R11.2). */
export function currentPaul(s: State): number {
  return isInPlay(s, MUADDIB) ? MUADDIB : isInPlay(s, PAUL) ? PAUL : -1;
}

export function currentJessica(s: State): number {
  return isInPlay(s, REVEREND_MOTHER) ? REVEREND_MOTHER : isInPlay(s, JESSICA) ? JESSICA : -1;
}

/** Each named leader as a force of its own. */
const ALONE: readonly Force[] = LEADERS.map((_, leader) => ({ ...NO_FORCE, leaders: 1 << leader }));

function liftLeader(s: State, leader: number): void {
  const area = at(s.leaderAt, leader);
  if (area >= 0) liftForce(s, area, item(ALONE, leader));
}

/** From the board or the pool of available leaders onto an area with friendly units. */
export function setLeaderOn(s: State, leader: number, area: number): void {
  liftLeader(s, leader);
  addForce(s, area, at(LEADER_SIDE, leader), item(ALONE, leader));
}

export function takeLeaderOff(s: State, leader: number, place: number): void {
  liftLeader(s, leader);
  s.leaderAt[leader] = place;
}

/** Into the leftmost space; whoever lies there is pushed one to the right, and so on (R12.1). */
export function enterTank(s: State, leader: number): void {
  takeLeaderOff(s, leader, IN_TANK);
  layInTank(s, leader, 0);
}

function layInTank(s: State, leader: number, first: number): void {
  const spaces = item(s.tank, leaderSeat(s, leader));
  let carried = leader;
  for (let space = first; space < spaces.length && carried >= 0; space++) {
    const pushed = at(spaces, space);
    spaces[space] = carried;
    carried = pushed;
  }
  if (carried >= 0) leaveTank(s, carried); // pushed out of the last space
}

/** Whoever leaves the last space, moved or pushed, is available from that side's next turn (R12.2). */
export function leaveTank(s: State, leader: number): void {
  s.leaderAt[leader] = AVAILABLE;
  const turn = innermost(s, 'turn');
  if (turn !== null && planOfSeat(s.options, turn.seat).side === at(LEADER_SIDE, leader))
    amend(s, 'turn', { outOfTank: turn.outOfTank | (1 << leader) });
}

export function sendLeadersToTank(s: State, leaders: number): void {
  for (const leader of bitsOf(leaders)) enterTank(s, leader);
}

/** A die has been spent: everyone in the side's tanks moves one space to the right, before anything else (R12.2). */
export function moveTank(s: State, seats: readonly number[]): void {
  for (const seat of seats) {
    const spaces = item(s.tank, seat);
    for (let space = spaces.length - 1; space >= 0; space--) {
      const leader = at(spaces, space);
      if (leader < 0) continue;
      spaces[space] = -1;
      if (space + 1 < spaces.length) spaces[space + 1] = leader;
      else leaveTank(s, leader);
    }
  }
}

/** On entry the card lies face up on its slot and the figure is available (R11.1). */
export function enterPlay(s: State, leader: number): void {
  if (isInPlay(s, leader) || at(s.leaderAt, leader) === REMOVED) return;
  s.leaderAt[leader] = AVAILABLE;
  s.leaderSpent[leader] = 0;
  if (leader === FEYD) removeFromGame(s, RABBAN); // R11.2
}

export function removeFromGame(s: State, leader: number): void {
  if (at(s.leaderAt, leader) === IN_TANK) {
    const spaces = item(s.tank, leaderSeat(s, leader));
    spaces[spaces.indexOf(leader)] = -1;
  }
  takeLeaderOff(s, leader, REMOVED);
}

/** The new figure and card take the place and state of the old ones (R8.6). */
export function replaceLeader(s: State, old: number, next: number): void {
  if (isInPlay(s, next)) return;
  const place = at(s.leaderAt, old);
  s.leaderSpent[next] = at(s.leaderSpent, old);
  if (place >= 0) {
    liftLeader(s, old);
    setLeaderOn(s, next, place);
  } else {
    s.leaderAt[next] = place;
    if (place === IN_TANK) {
      const from = item(s.tank, leaderSeat(s, old));
      const space = from.indexOf(old);
      from[space] = -1;
      layInTank(s, next, space); // R13.5: the same space, which in the Fremen's tank may be taken
    }
  }
  s.leaderAt[old] = REMOVED;
  succeedInFrames(s, old, next);
}

/** What has been noted of the old figure holds for the new one: it has moved, it left the tank (R7.1, R12.2). */
function succeedInFrames(s: State, old: number, next: number): void {
  const renamed = (mask: number) => ((mask & (1 << old)) !== 0 ? (mask & ~(1 << old)) | (1 << next) : mask);
  s.frames = s.frames.map((frame) => {
    if (frame.k === 'turn') return { ...frame, outOfTank: renamed(frame.outOfTank) };
    if (frame.k !== 'moves') return frame;
    return { ...frame, moved: frame.moved.map((entry) => ({ ...entry, leaders: renamed(entry.leaders) })) };
  });
}
