import { AREA_COUNT, ZONE_COUNT } from '../../board/tables';
import { BESIDE_ATREIDES } from '../../cards/picks/desert';
import { ANYWHERE } from '../../cards/picks/leaders';
import type { PickKind } from '../../cards/picks';
import { CARD_IDS } from '../../data/planning.data';
import { LEADERS, MARKERS } from '../../names';
import { whole } from '../../../core/notation/check';
import type { Check } from '../../../core/notation/check';

const area = whole(0, AREA_COUNT - 1);
/** Combat dice of a card. */
const dice = whole(1, 6);
const sectors = whole(-1, 255);
const marker = whole(0, MARKERS.length - 1);

interface Vars {
  /** How many more picks at most. */
  readonly left: number;
  /** What has been picked, in order; the later ones need not be there yet. */
  readonly vars: readonly Check[];
  /** How many of them are there from the start. */
  readonly given: number;
}

const one = (given: number, ...vars: readonly Check[]): Vars => ({ left: 1, vars, given });

/** What each kind of pick remembers; `cards/picks` says what it means. */
const VARS: { readonly [K in PickKind]: Vars } = {
  playCard: one(0),
  discard: { left: 2, vars: [], given: 0 },
  discardWormsign: { left: 3, vars: [], given: 0 },
  placeWorm: { left: 2, vars: [whole(0, BESIDE_ATREIDES)], given: 1 },
  wildMaker: one(0),
  tank: one(1, whole(0, ANYWHERE)),
  enter: one(1, whole(0, LEADERS.length - 1)),
  removeVehicle: { left: 6, vars: [sectors], given: 1 },
  removeHarvester: { left: 2, vars: [sectors], given: 1 },
  rockets: one(1, dice),
  reshuffle: one(0),
  replacePrescience: one(1, whole(0, 16)),
  attach: one(1, whole(0, CARD_IDS.length - 1)),
  lowerImperium: one(0),
  shiftMarkers: one(0, marker, marker),
  forceDie: one(0),
  spy: one(0),
  threatenedToken: one(0, area),
  swapTokens: one(0, area),
  moveSietch: one(0, area),
  carry: one(0, area),
  displaceEnemy: one(0, area),
  bombard: one(1, dice),
  ornithopterStrike: one(1, dice, whole(0, ZONE_COUNT - 1)),
};

function isPickKind(value: unknown): value is PickKind {
  return typeof value === 'string' && Object.hasOwn(VARS, value);
}

/** The picks left, and what has been picked, fit the kind of pick. */
export function fitsPick(kind: unknown, left: unknown, vars: unknown): boolean {
  if (!isPickKind(kind)) return false;
  const shape = VARS[kind];
  return (
    whole(0, shape.left)(left) &&
    Array.isArray(vars) &&
    vars.length >= shape.given &&
    vars.length <= shape.vars.length &&
    vars.every((value, index) => shape.vars[index]?.(value) === true)
  );
}
