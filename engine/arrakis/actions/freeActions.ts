import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import {
  AREA_COUNT,
  AREA_IDS,
  SECTOR_MASK,
  ZONE_COUNT,
  ZONE_SECTORS,
  areaIndex,
  isConnected,
} from '../board/tables';
import { ATOMIC_TARGETS } from '../data/components.data';
import { HAWATS_SCHEMING } from '../data/planning.data';
import { prescienceIndex } from '../data/prescience.data';
import type { Log } from '../events';
import type { AtomicsFrame, GuerrillaFrame, ScoutFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, innermost, pop, push, top } from '../../core/stack';
import {
  DONE,
  FIRST_TOKEN,
  FREE_ACTIONS,
  areaMove,
  freeMove,
  isOption,
  optionMove,
  tokenMove,
  zoneMove,
} from '../moves';
import type { FreeAction, Move } from '../moves';
import { HOUSES } from '../names';
import { hasCone, spendCone } from '../partners/cone';
import { claimFamilies, explainClaim, familiesMayFlee } from '../prescience/claims';
import { bringIntoPlay, takeBeneGesserit } from '../prescience/tracks';
import { refuse } from '../refusals';
import { HAWAT, MOHIAM, isInPlay, removeFromGame } from '../state/leaders';
import { afterVoluntaryReveal, beforeVoluntaryReveals, isWatched } from '../mahdi/voluntaryReveals';
import { isSolo } from '../state/options';
import { isAutomaton, planOfSeat } from '../state/seating';
import { revealSietch, revealToken, revealTokens } from '../state/reveal';
import { removeVehicle } from '../state/vehicles';
import { ATREIDES, HARKONNEN, NOBODY, ORNITHOPTER } from '../state/state';
import type { State } from '../state/state';

const FAMILIES_FLEE = prescienceIndex('families-flee');
const HOUSE_HARKONNEN = HOUSES.indexOf('harkonnen');

/** Free actions of the own action turn alone. */
type OwnTurnAction = Exclude<FreeAction, 'cone'>;
const OWN_TURN_ACTIONS = FREE_ACTIONS.filter((action) => action !== 'cone');

/** The side in whose action turn the game is, -1 outside one. */
function turnSide(s: State): number {
  const turn = innermost(s, 'turn');
  return turn === null ? -1 : planOfSeat(s.options, turn.seat).side;
}

/** Hawat's Scheming cards in a hand. */
function schemingCards(s: State, seat: number): number {
  let copies = 0;
  for (const card of item(s.hands, seat)) if (card === HAWATS_SCHEMING) copies++;
  return copies;
}

const AVAILABLE_WHEN: Readonly<Record<OwnTurnAction, (s: State, seat: number, side: number) => boolean>> = {
  guerrilla: (s, _seat, side) => side === ATREIDES && hasAtreidesToken(s),
  scout: (s, _seat, side) => side === HARKONNEN && !isSolo(s.options) && at(s.bans, 1) === 0 && canScout(s),
  hawat: (s, seat, side) =>
    side === HARKONNEN && !isSolo(s.options) && isInPlay(s, HAWAT) && schemingCards(s, seat) >= 2,
  atomics: (s, _seat, side) => side === ATREIDES && s.atomicsUnlocked === 1 && s.atomized < 0,
  families: (s, _seat, side) => side === ATREIDES && familiesMayFlee(s),
};

/** Inside a battle free actions come only between its rounds (R6.8a). */
function isInBattleRound(s: State): boolean {
  return top(s)?.k === 'combatCards';
}

/** Free actions that the deciding seat could take now: only in its own action turn (R6.8a); partners may also confer (R13.7). */
export function freeMoves(s: State, seat: number, out: Move[]): void {
  const side = planOfSeat(s.options, seat).side;
  if (turnSide(s) === side && !isInBattleRound(s))
    for (const action of OWN_TURN_ACTIONS)
      if (AVAILABLE_WHEN[action](s, seat, side)) out.push(freeMove(action));
  if (hasCone(s, side)) out.push(freeMove('cone'));
}

/** Could two *Hawat's Scheming* be in this hand? By what lies open: who holds the deck, and how many cards (R6.11). */
export function mayScheme(s: State, seat: number): boolean {
  return (
    isInPlay(s, HAWAT) &&
    item(s.hands, seat).length >= 2 &&
    planOfSeat(s.options, seat).houses.includes(HOUSE_HARKONNEN)
  );
}

/**
 * Does a finished turn wait for free actions? Whether two *Hawat's Scheming* are in hand must not show (R6.11), so the
 * turn waits whenever they could be.
 */
export function hasFreeMoves(s: State, seat: number): boolean {
  const side = planOfSeat(s.options, seat).side;
  if (turnSide(s) !== side || isAutomaton(s.options, seat)) return false;
  if (mayScheme(s, seat)) return true;
  return OWN_TURN_ACTIONS.some((action) => AVAILABLE_WHEN[action](s, seat, side));
}

export function startFreeAction(s: State, seat: number, move: Move, log: Log): void {
  const action = item(FREE_ACTIONS, move.value);
  if (action === 'guerrilla') push(s, { k: 'guerrilla', seat });
  else if (action === 'scout') push(s, { k: 'scout', seat, zone: -1, area: -1 });
  else if (action === 'atomics') push(s, { k: 'atomics', seat });
  else if (action === 'families') claimFamilies(s);
  else if (action === 'cone') spendCone(s, seat, log);
  else schemeAgainstHawat(s, seat, log);
}

export function explainFree(s: State, seat: number, move: Move) {
  const side = planOfSeat(s.options, seat).side;
  const action = item(FREE_ACTIONS, move.value);
  if (action === 'cone') return hasCone(s, side) ? refuse('R13.7', 'notNow') : refuse('R13.7', 'noCone');
  if (turnSide(s) !== side) return refuse('R6.8a', 'notYourTurn');
  if (AVAILABLE_WHEN[action](s, seat, side)) return refuse('R6.8a', 'notNow'); // between other decisions
  if (action === 'scout') {
    if (at(s.bans, 1) === 1) return refuse('R6.10', 'scoutBan');
    return refuse('R6.10', s.zones.includes(ORNITHOPTER) ? 'nothingHidden' : 'noOrnithopter');
  }
  if (action === 'atomics') {
    return s.atomized >= 0 ? refuse('R6.12', 'atomicsUsed') : refuse('R6.12', 'atomicsLocked');
  }
  if (action === 'guerrilla') return refuse('R6.9', 'nothingHidden');
  if (action === 'hawat') return refuse('R6.11', 'requirement');
  return explainClaim(s, FAMILIES_FLEE);
}

/** All copies in hand are discarded, Hawat leaves the game and Mohiam comes (R6.11). */
function schemeAgainstHawat(s: State, seat: number, log: Log): void {
  const hand = item(s.hands, seat);
  const copies = schemingCards(s, seat);
  item(s.hands, seat).splice(0, hand.length, ...hand.filter((card) => card !== HAWATS_SCHEMING));
  for (let i = 0; i < copies; i++) {
    item(s.discards, 2).push(HAWATS_SCHEMING);
    log?.push({ type: 'cardDiscarded', seat, card: 'hawats-scheming', why: 'effect' });
  }
  removeFromGame(s, HAWAT);
  log?.push({ type: 'leaderGone', leader: 'hawat' });
  bringIntoPlay(s, MOHIAM, log);
  takeBeneGesserit(s, HARKONNEN, log);
}

function maySpendToken(s: State, area: number): boolean {
  return at(s.tokens, area) !== 0 && at(s.owner, area) === ATREIDES && !isWatched(s, area);
}

function hasAtreidesToken(s: State): boolean {
  for (let area = 0; area < AREA_COUNT; area++) if (maySpendToken(s, area)) return true;
  return false;
}

function atreidesTokenAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (maySpendToken(s, area)) areas.push(area);
  return areas;
}

/** Guerrilla training: one deployment token is revealed; more by doing it again (R6.9). */
export const guerrillaRule: FrameRule<GuerrillaFrame> = {
  settle() {
    return true;
  },
  ask(_s, frame) {
    // Where tokens lie is open, and the one that is named is turned at once (R6.9); what it is stays behind the curtain.
    return { seat: frame.seat, private: true, partlyOpen: true, clause: 'R6.9' };
  },
  moves(s, _frame, out) {
    for (const area of atreidesTokenAreas(s))
      for (const token of bitsOf(at(s.tokens, area))) out.push(tokenMove(token));
  },
  choose(s, _frame, move, log) {
    const token = move.value - FIRST_TOKEN;
    const area = s.tokens.findIndex((mask) => (mask & (1 << token)) !== 0);
    become(s, { k: 'limits' });
    revealToken(s, area, token, log);
    beforeVoluntaryReveals(s);
    afterVoluntaryReveal(s, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'figure' ? refuse('R6.9', 'notPresent') : null;
  },
};

export function isHiddenSietch(s: State, area: number): boolean {
  const sietch = at(s.sietch, area);
  return sietch >= 0 && at(s.sietchRevealed, sietch) === 0;
}

function hidesSomething(s: State, area: number): boolean {
  return isHiddenSietch(s, area) || (at(s.tokens, area) !== 0 && at(s.owner, area) === ATREIDES);
}

function scoutAreas(s: State, zone: number): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++)
    if (hidesSomething(s, area) && isConnected(zone, area)) areas.push(area);
  return areas;
}

/** Sectors that hide something, as bits. */
function hidingSectors(s: State): number {
  let sectors = 0;
  for (let area = 0; area < AREA_COUNT; area++) if (hidesSomething(s, area)) sectors |= at(SECTOR_MASK, area);
  return sectors;
}

function canScout(s: State): boolean {
  return s.zones.includes(ORNITHOPTER) && scoutZones(s).length > 0;
}

function scoutZones(s: State): number[] {
  const sectors = hidingSectors(s);
  const zones: number[] = [];
  for (let zone = 0; zone < ZONE_COUNT; zone++) {
    if (at(s.zones, zone) === ORNITHOPTER && (at(ZONE_SECTORS, zone) & sectors) !== 0) zones.push(zone);
  }
  return zones;
}

/** An ornithopter is given up to look at one area of a connected sector (R6.10). */
export const scoutRule: FrameRule<ScoutFrame> = {
  settle(s, frame, log) {
    if (frame.area < 0) return true;
    if (isHiddenSietch(s, frame.area) && at(s.tokens, frame.area) !== 0) return true;
    spy(s, frame, 'both', log);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.10', area: frame.area };
  },
  moves(s, frame, out) {
    if (frame.area >= 0) out.push(optionMove('sietch'), optionMove('tokens'), optionMove('both'));
    else if (frame.zone >= 0) for (const area of scoutAreas(s, frame.zone)) out.push(areaMove(area));
    else for (const zone of scoutZones(s)) out.push(zoneMove(zone));
  },
  choose(s, frame, move, log) {
    if (move.kind === 'zone') become(s, { ...frame, zone: move.value });
    else if (move.kind === 'area') become(s, { ...frame, area: move.value });
    else
      spy(s, frame, isOption(move, 'sietch') ? 'sietch' : isOption(move, 'tokens') ? 'tokens' : 'both', log);
  },
  explain(_s, _frame, move) {
    if (move.kind === 'area') return refuse('R6.10', 'nothingHidden');
    return move.kind === 'zone' ? refuse('R6.10', 'noOrnithopter') : null;
  },
};

function spy(s: State, frame: ScoutFrame, what: 'sietch' | 'tokens' | 'both', log: Log): void {
  become(s, { k: 'limits' });
  removeVehicle(s, frame.zone, 'scouting', log);
  if (what !== 'tokens') revealSietch(s, frame.area, log);
  if (what !== 'sietch') revealTokens(s, frame.area, log);
}

/** A mountain becomes desert for good; who stands there must leave (R8.8). */
export const atomicsRule: FrameRule<AtomicsFrame> = {
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R8.8' };
  },
  moves(_s, _frame, out) {
    for (const target of ATOMIC_TARGETS) out.push(areaMove(areaIndex(target.area)));
    out.push(DONE);
  },
  choose(s, _frame, move, log) {
    pop(s);
    if (move !== DONE) detonate(s, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'area' ? refuse('R8.8', 'wrongMountain') : null;
  },
};

export function detonate(s: State, area: number, log: Log): void {
  s.atomized = area;
  log?.push({ type: 'atomics', area: item(AREA_IDS, area) });
  if (at(s.owner, area) !== NOBODY) push(s, { k: 'displace', area });
}
