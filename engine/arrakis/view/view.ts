import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import {
  AREA_COUNT,
  AREA_IDS,
  DESERT,
  PRINTED_TERRAIN,
  SETTLEMENT_RANK,
  ZONE_IDS,
  areaFact,
} from '../board/tables';
import { BENE_GESSERIT_TOKENS, DASHBOARD, SECRET_OBJECTIVES, TACTICS } from '../data/components.data';
import { CARD_HOUSE, CARD_IDS } from '../data/planning.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { pending } from '../engine';
import type { Pending } from '../engine';
import { HOUSES, LEADERS, MARKERS, PHASES, POWERS, RESULTS, SIDES, VEHICLES } from '../names';
import type { Marker, Result, UnitRank, Vehicle } from '../names';
import { targetArea } from '../mahdi/target';
import { conferring } from '../partners/cone';
import { unusedWith } from '../round/dice';
import { handLimit } from '../round/endOfRound';
import { isReady, LEADER_SIDE } from '../state/leaders';
import { isDeepDesert } from '../state/legions';
import { isSolo } from '../state/options';
import { planOfSeat, seatPlan } from '../state/seating';
import { tokenContents } from '../state/reveal';
import { inSupply } from '../state/supply';
import { vehiclesLeft } from '../state/vehicles';
import { hasWormsign, wormsignsLeft, wormsLeft } from '../state/worms';
import {
  ATREIDES,
  AVAILABLE,
  HARKONNEN,
  IN_TANK,
  NOBODY,
  NOT_IN_PLAY,
  SANDWORM,
  WILD_MAKER,
} from '../state/state';
import type { State } from '../state/state';
import { decisionFor } from './decision';
import { seesHand } from './hands';
import type { DecisionView } from './decision';
import type {
  AreaView,
  DeckView,
  LeaderPlace,
  LeaderView,
  LegionView,
  SeatView,
  SietchView,
  SoloView,
  SupplyView,
  TokenView,
  View,
  Viewer,
} from './types';

/** May the viewer look at what only one side may see? */
function belongsTo(s: State, viewer: Viewer, side: number): boolean {
  return viewer !== 'table' && planOfSeat(s.options, viewer).side === side;
}

function tokenView(s: State, viewer: Viewer, side: number, token: number): TokenView {
  if (side !== ATREIDES || !belongsTo(s, viewer, ATREIDES)) return { id: token, contents: null };
  const { regular, elite, special, generic } = tokenContents(s, token);
  return { id: token, contents: { regular, elite, special, generic } };
}

function legionView(s: State, viewer: Viewer, area: number): LegionView | null {
  const side = at(s.owner, area);
  if (side === NOBODY) return null;
  return {
    side: item(SIDES, side),
    regular: at(s.regular, area),
    elite: at(s.elite, area),
    special: at(s.special, area),
    generic: at(s.generic, area),
    leaders: bitsOf(at(s.leaders, area)).map((leader) => item(LEADERS, leader)),
    tokens: bitsOf(at(s.tokens, area)).map((token) => tokenView(s, viewer, side, token)),
  };
}

function sietchView(s: State, viewer: Viewer, area: number): SietchView | null {
  const sietch = at(s.sietch, area);
  if (sietch < 0) return null;
  const revealed = at(s.sietchRevealed, sietch) === 1;
  const known = revealed || belongsTo(s, viewer, ATREIDES);
  return { rank: known ? at(s.sietchRank, sietch) : null, revealed };
}

function areaView(s: State, viewer: Viewer, area: number): AreaView {
  const worm = at(s.worm, area);
  const atomized = area === s.atomized;
  return {
    area: item(AREA_IDS, area),
    terrain: atomized && at(PRINTED_TERRAIN, area) !== DESERT ? 'desert' : areaFact(area).terrain,
    deep: isDeepDesert(area),
    atomized,
    legion: legionView(s, viewer, area),
    settlement: at(s.settlement, area) === 1 ? at(SETTLEMENT_RANK, area) : null,
    sietch: sietchView(s, viewer, area),
    station: at(s.station, area) >= 0,
    wormsign: hasWormsign(s, area),
    sandworm: worm === SANDWORM ? 'sandworm' : worm === WILD_MAKER ? 'wildMaker' : null,
    harvester: at(s.harvester, area) === 1,
  };
}

function byResult(values: (result: number) => number): Record<Result, number> {
  return Object.fromEntries(RESULTS.map((name, result) => [name, values(result)])) as Record<Result, number>;
}

function seatView(s: State, viewer: Viewer, seat: number): SeatView {
  const plan = planOfSeat(s.options, seat);
  const hand = item(s.hands, seat);
  const token = at(s.tokenOn, seat);
  return {
    seat,
    side: item(SIDES, plan.side),
    name: s.options.names[seat] ?? '',
    houses: plan.houses.map((house) => item(HOUSES, house)),
    dice: byResult((result) => unusedWith(s, seat, result)),
    spent: byResult((result) => at(item(s.spent, seat), result)),
    slots: byResult((result) => DASHBOARD[plan.dashboard].slots[item(RESULTS, result)]),
    token: token < 0 ? null : item(RESULTS, token),
    handSize: hand.length,
    hand: seesHand(s, viewer, seat) ? hand.map((card) => item(CARD_IDS, card)) : null,
    handLimit: handLimit(s.options, seat),
    tank: item(s.tank, seat).map((leader) => (leader < 0 ? null : item(LEADERS, leader))),
    beneGesserit: at(s.beneGesserit, plan.side),
  };
}

function leaderPlace(s: State, leader: number): LeaderPlace {
  const place = at(s.leaderAt, leader);
  if (place >= 0) return { at: 'board', area: item(AREA_IDS, place) };
  if (place === NOT_IN_PLAY) return { at: 'notInPlay' };
  if (place === AVAILABLE) return { at: 'available' };
  if (place !== IN_TANK) return { at: 'removed' };
  const spaces = s.tank.find((tank) => tank.includes(leader));
  return { at: 'tank', space: spaces?.indexOf(leader) ?? 0 };
}

function leaderView(s: State, leader: number): LeaderView {
  return {
    leader: item(LEADERS, leader),
    side: item(SIDES, at(LEADER_SIDE, leader)),
    place: leaderPlace(s, leader),
    ready: isReady(s, leader),
  };
}

function deckView(s: State, house: number): DeckView {
  return {
    house: item(HOUSES, house),
    left: item(s.decks, house).length,
    discarded: item(s.discards, house).map((card) => item(CARD_IDS, card)),
    removed: s.removedCards
      .filter((card) => at(CARD_HOUSE, card) === house)
      .map((card) => item(CARD_IDS, card)),
  };
}

function supplyView(s: State): SupplyView {
  const units = (side: number): Record<UnitRank, number> => ({
    regular: inSupply(s, side, 0),
    elite: inSupply(s, side, 1),
    special: inSupply(s, side, 2),
  });
  return {
    units: { atreides: units(0), harkonnen: units(1) },
    generic: { atreides: inSupply(s, 0, 3), harkonnen: inSupply(s, 1, 3) },
    vehicles: Object.fromEntries(VEHICLES.map((name, kind) => [name, vehiclesLeft(s, kind)])) as Record<
      Vehicle,
      number
    >,
    sandworms: wormsLeft(s),
    wormsigns: wormsignsLeft(s),
    deploymentTokens: s.tokenSupply.length,
    beneGesserit: Math.min(BENE_GESSERIT_TOKENS.total, at(s.beneGesserit, 2)),
  };
}

function attachedTo(s: State, prescience: number): string[] {
  const cards: string[] = [];
  for (let i = 0; i < s.attached.length; i += 2) {
    if (at(s.attached, i + 1) === prescience) cards.push(item(CARD_IDS, at(s.attached, i)));
  }
  return cards;
}

function soloView(s: State): SoloView | null {
  if (!isSolo(s.options) || s.harvestTactic < 0) return null;
  const target = targetArea(s);
  return {
    harvestSector: item(TACTICS, s.harvestTactic).sector,
    target: target < 0 ? null : item(AREA_IDS, target),
    reinforcements: s.reinforcements.length,
    unrolledDice: s.unrolled,
    schemes: s.schemes,
  };
}

function conesView(s: State): View['cones'] {
  const { cones } = s;
  return cones === undefined ? null : { atreides: at(cones, ATREIDES), harkonnen: at(cones, HARKONNEN) };
}

/** What a seat may know, nothing else. Every part is put here on purpose; the state itself is never passed on. */
export function view(s: State, viewer: Viewer): View<DecisionView> {
  const seats = seatPlan(s.options).map((_, seat) => seatView(s, viewer, seat));
  const now: Pending | null = pending(s);
  return {
    viewer,
    round: s.round,
    phase: item(PHASES, s.phase),
    areas: Array.from({ length: AREA_COUNT }, (_, area) => areaView(s, viewer, area)),
    zones: ZONE_IDS.map((zone, index) => {
      const vehicle = at(s.zones, index);
      return { zone, vehicle: vehicle === 0 ? null : vehicle === 1 ? 'ornithopter' : 'carryall' };
    }),
    leaders: LEADERS.map((_, leader) => leaderView(s, leader)),
    seats,
    decks: HOUSES.map((_, house) => deckView(s, house)),
    supremacy: s.supremacy,
    markers: Object.fromEntries(MARKERS.map((marker, index) => [marker, at(s.markers, index)])) as Record<
      Marker,
      number
    >,
    objectives: belongsTo(s, viewer, ATREIDES)
      ? s.objectives.map((objective) => ({ needs: item(SECRET_OBJECTIVES, objective) }))
      : null,
    prescience: s.prescienceRevealed.map((card) => ({
      card: item(PRESCIENCE_IDS, card),
      attached: attachedTo(s, card),
    })),
    prescienceLeft: s.prescienceDeck.length,
    claimedThisRound: s.claimed,
    powers: POWERS.map((power, index) => ({
      power,
      row: at(s.rows, index),
      banned: at(s.bans, index) === 1,
    })),
    spiceReserve: s.reserve,
    setAsideDice: s.setAside,
    wildMaker: s.wildMaker === 0 ? 'notInPlay' : s.worm.includes(WILD_MAKER) ? 'board' : 'offBoard',
    atomicsUnlocked: s.atomicsUnlocked === 1,
    atomicsUsed: s.atomized < 0 ? null : item(AREA_IDS, s.atomized),
    supply: supplyView(s),
    solo: soloView(s),
    cones: conesView(s),
    conferring: SIDES[conferring(s)] ?? null,
    decision: now === null ? null : decisionFor(s, viewer, now),
  };
}
