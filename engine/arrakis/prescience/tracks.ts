import { at, item } from '../../core/at';
import { PRESCIENCE, SECRET_OBJECTIVES, SUPREMACY } from '../data/components.data';
import type { Log, TrackReason, TrackStep } from '../events';
import { LEADERS, MARKERS, SIDES } from '../names';
import {
  ALIA,
  CHANI,
  FEYD,
  HAWAT,
  JESSICA,
  MUADDIB,
  PAUL,
  RABBAN,
  REVEREND_MOTHER,
  enterPlay,
  isInPlay,
  replaceLeader,
} from '../state/leaders';
import { ATREIDES, HARKONNEN, REMOVED } from '../state/state';
import type { State } from '../state/state';

const KWISATZ_HADERACH = 0;
const SAND_DWELLERS = 1;
const JIHAD = 2;

function declareVictory(s: State, side: number, why: string, log: Log): void {
  if (s.winner >= 0) return;
  s.winner = side;
  log?.push({ type: 'victory', side: item(SIDES, side), why });
}

/** Marks passed on the way count too (R8.6). */
export function addSupremacy(s: State, by: number, why: TrackReason, log: Log): void {
  const before = s.supremacy;
  s.supremacy = Math.min(SUPREMACY.win, before + by);
  log?.push({ type: 'supremacy', by: s.supremacy - before, to: s.supremacy, why });
  const reached = (step: number) => before < step && s.supremacy >= step;
  if (reached(SUPREMACY.hawat)) bringIntoPlay(s, HAWAT, log, { track: 'supremacy', step: SUPREMACY.hawat });
  if (reached(SUPREMACY.feyd)) bringIntoPlay(s, FEYD, log, { track: 'supremacy', step: SUPREMACY.feyd });
  for (const step of SUPREMACY.beneGesseritSteps) if (reached(step)) takeBeneGesserit(s, ATREIDES, log);
  if (s.supremacy >= SUPREMACY.win) declareVictory(s, HARKONNEN, 'supremacy', log); // R1.2
}

/** One token from the reserve, if any is left (R3.7). */
export function takeBeneGesserit(s: State, side: number, log: Log): void {
  if (at(s.beneGesserit, 2) === 0) return;
  s.beneGesserit[2] = at(s.beneGesserit, 2) - 1;
  s.beneGesserit[side] = at(s.beneGesserit, side) + 1;
  log?.push({ type: 'beneGesserit', side: item(SIDES, side), tokens: at(s.beneGesserit, side) });
}

export function bringIntoPlay(s: State, leader: number, log: Log, step?: TrackStep): void {
  if (isInPlay(s, leader) || at(s.leaderAt, leader) === REMOVED) return;
  const rabbanLeaves = leader === FEYD && at(s.leaderAt, RABBAN) !== REMOVED;
  enterPlay(s, leader);
  leaderEnters(leader, step, log);
  if (rabbanLeaves) log?.push({ type: 'leaderGone', leader: 'rabban' });
}

function leaderEnters(leader: number, step: TrackStep | undefined, log: Log): void {
  const entered = { type: 'leaderEnters', leader: item(LEADERS, leader) } as const;
  log?.push(step === undefined ? entered : { ...entered, at: step });
}

function succeed(s: State, old: number, next: number, log: Log, step: TrackStep): void {
  if (isInPlay(s, next)) return;
  replaceLeader(s, old, next);
  leaderEnters(next, step, log);
}

/** Moves a prescience marker up and lets in whom its steps bring (R8.6). */
export function advanceMarker(s: State, marker: number, by: number, why: TrackReason, log: Log): void {
  const before = at(s.markers, marker);
  s.markers[marker] = Math.min(PRESCIENCE.max, before + by);
  markerMoved(s, marker, at(s.markers, marker) - before, why, log);
}

/** Steps that a marker stands at or has passed take effect at once (R8.6). */
export function markerMoved(s: State, marker: number, by: number, why: TrackReason, log: Log): void {
  const step = at(s.markers, marker);
  const track = item(MARKERS, marker);
  log?.push({ type: 'markerMoved', marker: track, by, to: step, why });
  if (step >= PRESCIENCE.desertLeaders) {
    const reached = { track, step: PRESCIENCE.desertLeaders };
    if (marker === JIHAD) bringIntoPlay(s, CHANI, log, reached);
    if (marker === KWISATZ_HADERACH) succeed(s, PAUL, MUADDIB, log, reached);
    if (marker === SAND_DWELLERS) succeed(s, JESSICA, REVEREND_MOTHER, log, reached);
  }
  if (step >= PRESCIENCE.alia) bringIntoPlay(s, ALIA, log, { track, step: PRESCIENCE.alia });
  if (step >= PRESCIENCE.atomics) s.atomicsUnlocked = 1;
}

/** All three markers at or above the values of an objective (R1.3). */
export function checkAtreidesVictory(s: State, log: Log): void {
  for (const objective of s.objectives) {
    const needs = item(SECRET_OBJECTIVES, objective);
    if (MARKERS.every((marker, index) => at(s.markers, index) >= needs[marker])) {
      declareVictory(s, ATREIDES, 'prescience', log);
      return;
    }
  }
}
