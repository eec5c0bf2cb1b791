import { at, item } from '../../core/at';
import type { Refusal } from '../../core/illegalMove';
import {
  CARD_ICONS,
  CITY_ICON,
  FACTION_ICONS,
  HIGH_COUNCIL,
  LANDSRAAD_ICON,
  MELANGE_RATES,
  MENTAT_SPACE,
  SELL_MELANGE,
  SENDS_FROM_ANYWHERE,
  SPACE_COUNT,
  SPACE_ICON,
  SPACE_SOLARI,
  SPACE_SPICE,
  SPACE_WATER,
  SWORDMASTER_SPACE,
} from '../cards/tables';
import { hasOnBoard } from '../cards/available';
import { SPACES } from '../data/spaces.data';
import { FACTIONS } from '../names';
import { refuse } from '../refusals';
import { influenceOf } from '../state/influence';
import { HELENA, LETO, isLedBy } from '../state/leaders';
import { difficultyOf, isSolo } from '../state/options';
import type { State } from '../state/state';

const FREMEN = FACTIONS.indexOf('fremen');
const LEAST_MELANGE = MELANGE_RATES[0]?.[0] ?? 0;
/** I13.2: the Mentat's price with the token on it. */
const DEAR_MENTAT = 5;

/** Printed price, less Leto's Solari (I10.3), more with the token of the solo game (I13.2). */
export function solariCost(s: State, seat: number, space: number): number {
  const dear = space === MENTAT_SPACE && isSolo(s.options) && difficultyOf(s.options) !== 'mercenary';
  const printed = dear ? DEAR_MENTAT : at(SPACE_SOLARI, space);
  const less = printed > 0 && at(SPACE_ICON, space) === LANDSRAAD_ICON && isLedBy(s, seat, LETO);
  return less ? printed - 1 : printed;
}

/** Helena passes enemy Agents on Landsraad and City spaces (I10.3), Infiltrate passes them everywhere. */
function passesEnemies(s: State, seat: number, space: number): boolean {
  if (s.infiltrate === 1) return true;
  const icon = at(SPACE_ICON, space);
  return (icon === LANDSRAAD_ICON || icon === CITY_ICON) && isLedBy(s, seat, HELENA);
}

/** The Voice of another seat lies there (I10.4). */
export function isBlocked(s: State, seat: number, space: number): boolean {
  for (let other = 0; other < s.voice.length; other++) {
    if (other !== seat && at(s.voice, other) === space) return true;
  }
  return false;
}

/** `moves`: the Agent that stands here may be the one that is sent (Kwisatz Haderach). */
function isTaken(s: State, seat: number, space: number, moves: boolean): boolean {
  const there = at(s.occupied, space);
  if (there === 0) return false;
  const own = 1 << seat;
  if ((there & own) !== 0 && !moves) return true;
  return (there & ~own) !== 0 && !passesEnemies(s, seat, space);
}

/** I5.2: everything but the icon and who is in the way. */
function isAffordable(s: State, seat: number, space: number): boolean {
  if (at(s.solari, seat) < solariCost(s, seat, space)) return false;
  const spice = space === SELL_MELANGE ? LEAST_MELANGE : at(SPACE_SPICE, space);
  return at(s.spice, seat) >= spice && at(s.water, seat) >= at(SPACE_WATER, space);
}

function isUsed(s: State, seat: number, space: number): boolean {
  if (space === HIGH_COUNCIL) return at(s.council, seat) === 1;
  return space === SWORDMASTER_SPACE && at(s.swordmaster, seat) === 1;
}

/** I13.2: the highest difficulty. */
function isForbidden(s: State, space: number): boolean {
  return space === SWORDMASTER_SPACE && isSolo(s.options) && difficultyOf(s.options) === 'kwisatzHaderach';
}

function isReady(s: State, seat: number, space: number): boolean {
  return (
    isAffordable(s, seat, space) &&
    !isUsed(s, seat, space) &&
    !isForbidden(s, space) &&
    influenceOf(s, seat, FREMEN) >= item(SPACES, space).needsFremen &&
    !isBlocked(s, seat, space)
  );
}

/** Icons of the card in this turn. */
export function iconsOf(s: State, card: number): number {
  return at(CARD_ICONS, card) | (s.factionIcons === 1 ? FACTION_ICONS : 0);
}

export function hasAgentFor(s: State, seat: number, card: number): boolean {
  return at(s.agents, seat) > 0 || (at(SENDS_FROM_ANYWHERE, card) === 1 && hasOnBoard(s, seat));
}

/** May this card send an Agent to this space now (I5.1, I5.2)? */
export function isOpenTo(s: State, seat: number, card: number, space: number): boolean {
  return (
    (iconsOf(s, card) & (1 << at(SPACE_ICON, space))) !== 0 &&
    !isTaken(s, seat, space, at(SENDS_FROM_ANYWHERE, card) === 1) &&
    isReady(s, seat, space)
  );
}

/** Icons with which an Agent from the Leader finds at least one space, as bits. */
export function openIcons(s: State, seat: number): number {
  let icons = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const bit = 1 << at(SPACE_ICON, space);
    if ((icons & bit) === 0 && !isTaken(s, seat, space, false) && isReady(s, seat, space)) icons |= bit;
  }
  return icons;
}

export function hasOpenSpace(s: State, seat: number, card: number): boolean {
  for (let space = 0; space < SPACE_COUNT; space++) if (isOpenTo(s, seat, card, space)) return true;
  return false;
}

export function whyNotTo(s: State, seat: number, card: number, space: number): Refusal | null {
  if ((iconsOf(s, card) & (1 << at(SPACE_ICON, space))) === 0) return refuse('I5.1', 'noIcon');
  if (isTaken(s, seat, space, at(SENDS_FROM_ANYWHERE, card) === 1)) return refuse('I5.1', 'occupied');
  if (isBlocked(s, seat, space)) return refuse('I10.4', 'blocked');
  if (isForbidden(s, space)) return refuse('I13.2', 'noSwordmaster');
  if (isUsed(s, seat, space)) return refuse(`I9.${space + 1}`, 'onceOnly');
  if (influenceOf(s, seat, FREMEN) < item(SPACES, space).needsFremen) {
    return refuse(`I9.${space + 1}`, 'needsInfluence');
  }
  return isAffordable(s, seat, space) ? null : refuse('I5.2', 'cannotPay');
}
