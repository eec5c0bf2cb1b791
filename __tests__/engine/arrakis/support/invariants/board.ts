import { AREA_FACTS, type AreaFact } from '../../../../../engine/arrakis';
import {
  CARRYALLS,
  HARVESTERS,
  LEVELLED,
  ORNITHOPTERS,
  SANDWORMS,
  SIETCH_RANKS,
  STATIONS_PER_MARKER,
  WORMSIGN_FACES,
  WORMSIGNS,
} from './facts';
import { get, type Check } from './report';

const AREAS: readonly AreaFact[] = AREA_FACTS;

function isZeroOrOne(n: number): boolean {
  return n === 0 || n === 1;
}

/** R3.5, R3.6: pieces of the desert stay in the desert and within the box. */
const desert: Check = (s, report) => {
  let harvesters = 0;
  let worms = 0;
  let makers = 0;
  const signs = [0, 0, 0, 0, 0];
  for (let area = 0; area < AREAS.length; area++) {
    const harvester = get(s.harvester, area);
    const worm = get(s.worm, area);
    const sign = get(s.wormsign, area);
    if (harvester === 0 && worm === 0 && sign === 0) continue;
    const fact = AREAS[area];
    const where = String(fact?.id);
    if (!isZeroOrOne(harvester) || signs[sign] === undefined || ![0, 1, 2].includes(worm))
      report('R3.5', `too much in ${where}`);
    if (fact?.terrain !== 'desert' && area !== s.atomized)
      report('R3.5', `harvester, worm or wormsign off the desert: ${where}`);
    if (get(s.sietch, area) >= 0) report('R6.7', `harvester, worm or wormsign in the sietch ${where}`);
    harvesters += harvester;
    signs[sign] = (signs[sign] ?? 0) + 1;
    if (worm === 1) worms++;
    if (worm === 2) makers++;
  }
  if (harvesters > HARVESTERS) report('R3.5', `${harvesters} harvesters`);
  if (worms > SANDWORMS) report('R3.6', `${worms} sandworms`);
  if (makers > s.wildMaker) report('R11.3', 'a Wild Maker that is not in play');
  const lying = signs.slice(1).reduce((sum, n) => sum + n, 0);
  if (lying > WORMSIGNS) report('R3.6', `${lying} wormsigns`);
  WORMSIGN_FACES.forEach((most, kind) => {
    if (get(signs, kind + 2) > most) report('R3.6', `${get(signs, kind + 2)} wormsigns of kind ${kind}`);
  });
};

/** R2.4, R3.5: one vehicle to a zone, no more than there are. */
const zones: Check = (s, report) => {
  let ornithopters = 0;
  let carryalls = 0;
  for (const vehicle of s.zones) {
    if (vehicle === 1) ornithopters++;
    else if (vehicle === 2) carryalls++;
    else if (vehicle !== 0) report('R2.4', `vehicle ${vehicle}`);
  }
  if (s.zones.length !== 8) report('R2.4', `${s.zones.length} air zones`);
  if (ornithopters > ORNITHOPTERS) report('R3.5', `${ornithopters} ornithopters`);
  if (carryalls > CARRYALLS) report('R3.5', `${carryalls} carryalls`);
};

/** R2.6, R4.1-R4.3: settlements and stations stand only where they were dealt; a sietch may have been carried off. */
const places: Check = (s, report) => {
  const stations = [0, 0, 0];
  const standing = new Set<number>();
  for (let area = 0; area < AREAS.length; area++) {
    const fact = AREAS[area];
    const where = String(fact?.id);
    if (!isZeroOrOne(get(s.settlement, area)))
      report('R2.6', `settlement ${get(s.settlement, area)} in ${where}`);
    if (get(s.settlement, area) === 1 && fact?.settlement === undefined)
      report('R2.6', `no settlement belongs in ${where}`);
    const station = get(s.station, area);
    if (station >= 0) {
      stations[station] = (stations[station] ?? 0) + 1;
      if (fact?.station !== true) report('R4.3', `no station belongs in ${where}`);
    }
    const sietch = get(s.sietch, area);
    if (sietch < 0) continue;
    if (standing.has(sietch)) report('R4.1', `sietch ${sietch} twice`);
    standing.add(sietch);
    if (fact?.sietch !== true && fact?.terrain !== 'desert') report('R4.1', `no sietch belongs in ${where}`);
  }
  if (stations.some((n) => n > STATIONS_PER_MARKER)) report('R4.3', `stations ${stations.join(' ')}`);
  const ranks = [...s.sietchRank].sort((a, b) => a - b);
  if (ranks.join() !== SIETCH_RANKS.join()) report('R4.1', `sietch ranks ${ranks.join(' ')}`);
  s.sietchRevealed.forEach((shown, sietch) => {
    if (!isZeroOrOne(shown)) report('R2.6', `sietch ${sietch}: revealed?`);
    if (!standing.has(sietch) && shown === 0) report('R7.9', `sietch ${sietch} fell unseen`);
  });
};

/** R8.8 */
const atomics: Check = (s, report) => {
  if (s.atomized < 0) return;
  const where = AREAS[s.atomized]?.id;
  if (!LEVELLED.some((id) => id === where)) report('R8.8', `${String(where)} was levelled`);
};

export const BOARD_CHECKS: readonly Check[] = [desert, zones, places, atomics];
