import { at } from '../../core/at';
import { LEADERS } from '../names';
import type { State } from './state';

export const PAUL = LEADERS.indexOf('paul');
export const LETO = LEADERS.indexOf('leto');
export const BARON = LEADERS.indexOf('baron');
export const RABBAN = LEADERS.indexOf('rabban');
export const ARIANA = LEADERS.indexOf('ariana');
export const MEMNON = LEADERS.indexOf('memnon');
export const ILBAN = LEADERS.indexOf('ilban');
export const HELENA = LEADERS.indexOf('helena');

/** I13.1: what Paul and Helena do means nothing to a Rival. */
export function mayLeadRival(leader: number): boolean {
  return leader !== PAUL && leader !== HELENA;
}

/** Does a person with this Leader sit there? Rivals use the signet ability alone (I13.1). */
export function isLedBy(s: State, seat: number, leader: number): boolean {
  return seat < s.options.players && at(s.leader, seat) === leader;
}
