import { at, item } from '../../core/at';
import { AREA_COUNT, SETTLEMENT_AREAS, STATION_AREAS, airDistance, footDistance } from '../board/tables';
import { SECRET_OBJECTIVES } from '../data/components.data';
import { compareStrength, strengthOf } from '../mahdi/strength';
import { sietchAreas } from '../mahdi/target';
import { MARKERS } from '../names';
import { isSatisfied, programOfCard } from '../prescience/requirements';
import { isDeepDesert } from '../state/legions';
import { isSolo } from '../state/options';
import { planOfSeat } from '../state/seating';
import { ATREIDES, AVAILABLE, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { LEADER_SIDE } from '../state/leaders';
import { bitCount } from '../../core/bits';
import { unusedDice } from '../round/dice';

/** Rough worth of things, in regular units. Chosen by hand; good enough to make games look like play. */
const WORTH = {
  regular: 1,
  elite: 1.6,
  special: 2.2,
  token: 2.2,
  generic: 0.8,
  leader: 1.5,
  card: 0.7,
  die: 1.2,
  supremacy: 9,
  marker: 5,
  row: 2.5,
  ban: 2,
  spice: 0.9,
  worm: 1.2,
  wormsign: 0.25,
  claim: 4,
  attached: 1.5,
} as const;

/** The automaton goes for every sietch that it is stronger than (R14.8), so being the weaker one costs more. */
const MAHDI_ATTACKS = 3;

function forces(s: State, side: number): number {
  let sum = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) !== side) continue;
    sum +=
      WORTH.regular * at(s.regular, area) +
      WORTH.elite * at(s.elite, area) +
      WORTH.special * at(s.special, area) +
      WORTH.generic * at(s.generic, area) +
      WORTH.token * bitCount(at(s.tokens, area));
  }
  s.leaderAt.forEach((place, leader) => {
    if (at(LEADER_SIDE, leader) === side && (place >= 0 || place === AVAILABLE)) sum += WORTH.leader;
  });
  return sum;
}

/** How near the strongest threats stand to what they would destroy. */
function threats(
  s: State,
  side: number,
  goals: readonly number[],
  distance: (a: number, b: number) => number,
): number {
  let sum = 0;
  for (const goal of goals) {
    let best = 0;
    const held = strengthOf(s, goal);
    for (let area = 0; area < AREA_COUNT; area++) {
      if (at(s.owner, area) !== side) continue;
      const steps = distance(area, goal);
      if (steps <= 4 && compareStrength(strengthOf(s, area), held) > 0) best = Math.max(best, 5 - steps);
    }
    sum += best;
  }
  return sum;
}

function harvest(s: State): number {
  let spice = s.reserve;
  for (let area = 0; area < AREA_COUNT; area++)
    if (at(s.harvester, area) === 1) spice += isDeepDesert(area) ? 2 : 1;
  return spice;
}

/** Steps towards the nearest of the Atreides objectives. */
function progress(s: State): number {
  let best = 0;
  for (const objective of s.objectives) {
    const needs = item(SECRET_OBJECTIVES, objective);
    const steps = MARKERS.reduce(
      (sum, marker, index) => sum + Math.min(at(s.markers, index), needs[marker]),
      0,
    );
    best = Math.max(best, steps);
  }
  return best + 0.2 * s.markers.reduce((sum, step) => sum + step, 0);
}

function claims(s: State): number {
  return s.prescienceRevealed.filter(
    (card) => programOfCard(card).needs.need !== 'event' && isSatisfied(s, card),
  ).length;
}

function stations(s: State): number {
  let sum = 0;
  for (const station of STATION_AREAS) {
    if (at(s.station, station) < 0) continue;
    for (let area = 0; area < AREA_COUNT; area++) {
      if (at(s.owner, area) === ATREIDES) sum = Math.max(sum, 4 - footDistance(area, station));
    }
  }
  return sum;
}

/** See `PlayerHints.evaluate`. */
export function evaluate(s: State, seat: number): number {
  const { side } = planOfSeat(s.options, seat);
  if (s.winner >= 0) return s.winner === side ? 1000 : -1000;
  const cards = s.hands.reduce(
    (sum, hand, of) => sum + (planOfSeat(s.options, of).side === ATREIDES ? 1 : -1) * hand.length,
    0,
  );
  const atreides =
    forces(s, ATREIDES) +
    WORTH.marker * progress(s) +
    WORTH.claim * Math.min(2, claims(s)) +
    stations(s) +
    WORTH.attached * (s.attached.length / 2) +
    WORTH.die * unusedDice(s, ATREIDES) +
    WORTH.worm * s.worm.filter((worm) => worm > 0).length +
    WORTH.wormsign * s.wormsign.filter((sign) => sign > 0).length +
    0.8 *
      threats(
        s,
        ATREIDES,
        SETTLEMENT_AREAS.filter((area) => at(s.settlement, area) === 1),
        footDistance,
      );
  const solo = isSolo(s.options);
  const harkonnen =
    forces(s, HARKONNEN) +
    (solo ? WORTH.card * s.reinforcements.length : 0) +
    WORTH.supremacy * s.supremacy +
    WORTH.spice * harvest(s) +
    WORTH.die * unusedDice(s, HARKONNEN) -
    WORTH.row * s.rows.reduce((sum, row) => sum + row, 0) -
    WORTH.ban * s.bans.reduce((sum, ban) => sum + ban, 0) +
    (solo ? MAHDI_ATTACKS : 1.2) * threats(s, HARKONNEN, sietchAreas(s), airDistance);
  const lead = atreides - harkonnen + WORTH.card * cards;
  return side === ATREIDES ? lead : -lead;
}
