import { at, item } from '../../../core/at';
import { AREA_COUNT, AREA_IDS, SETTLEMENT_AREAS, SIETCH_AREAS, STATION_AREAS } from '../../board/tables';
import {
  ATOMIC_TARGETS,
  SANDWORM_SUPPLY,
  SIETCH_RANKS,
  STATION_SYMBOLS,
  VEHICLE_SUPPLY,
  WORMSIGN_SUPPLY,
  WORMSIGN_TOTAL,
} from '../../data/components.data';
import { MARKERS, WORMSIGNS } from '../../names';
import { isDesert } from '../../state/legions';
import { CARRYALL, HARKONNEN, ORNITHOPTER, SANDWORM, WILD_MAKER } from '../../state/state';
import type { State } from '../../state/state';
import { demand } from './demand';

function count(list: readonly number[], value: number): number {
  return list.filter((entry) => entry === value).length;
}

/** Harvesters, worms and wormsigns lie in deserts, no more of them than there are (R3.5, R3.6). */
function examineDesert(s: State): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.harvester, area) === 0 && at(s.worm, area) === 0 && at(s.wormsign, area) === 0) continue;
    const where = item(AREA_IDS, area);
    demand(isDesert(s, area) && at(s.sietch, area) < 0, 'R6.7', `what ${where} cannot hold`);
  }
  demand(count(s.harvester, 1) <= VEHICLE_SUPPLY.harvester, 'R3.5', 'too many harvesters');
  demand(count(s.zones, ORNITHOPTER) <= VEHICLE_SUPPLY.ornithopter, 'R3.5', 'too many ornithopters');
  demand(count(s.zones, CARRYALL) <= VEHICLE_SUPPLY.carryall, 'R3.5', 'too many carryalls');
  demand(count(s.worm, SANDWORM) <= SANDWORM_SUPPLY, 'R3.6', 'too many sandworms');
  demand(count(s.worm, WILD_MAKER) <= s.wildMaker, 'R11.3', 'a Wild Maker that is not in play');
  demand(s.wormsign.filter((sign) => sign > 0).length <= WORMSIGN_TOTAL, 'R3.6', 'too many wormsigns');
  WORMSIGNS.forEach((kind, index) => {
    demand(count(s.wormsign, index + 2) <= WORMSIGN_SUPPLY[kind], 'R3.6', `too many wormsigns of ${kind}`);
  });
}

/** No Harkonnen legion stands with a worm but while the worm's coming is dealt with (R7.7, R9.5). */
function examineWorms(s: State): void {
  const works = s.frames.some(({ k }) => k === 'hazards' || k === 'wormEffect' || k === 'worm');
  s.worm.forEach((worm, area) => {
    demand(works || worm === 0 || at(s.owner, area) !== HARKONNEN, 'R7.7', 'a legion with a sandworm');
  });
}

/** Settlements and stations stand where they were dealt; a sietch may have been carried off (R2.6, R4.1-R4.3). */
function examinePlaces(s: State): void {
  for (let area = 0; area < AREA_COUNT; area++) {
    const where = item(AREA_IDS, area);
    demand(
      at(s.settlement, area) === 0 || SETTLEMENT_AREAS.includes(area),
      'R2.6',
      `a settlement in ${where}`,
    );
    const home = SIETCH_AREAS.includes(area) || isDesert(s, area); // Kitab al-Ibar carries one into a desert
    demand(at(s.sietch, area) < 0 || home, 'R4.1', `a sietch in ${where}`);
    demand(at(s.station, area) < 0 || STATION_AREAS.includes(area), 'R4.3', `a station in ${where}`);
  }
  MARKERS.forEach((marker, index) => {
    const most = STATION_SYMBOLS.filter((symbol) => symbol === marker).length;
    demand(count(s.station, index) <= most, 'R4.3', `too many stations of ${marker}`);
  });
  const ranks = [...s.sietchRank].sort((a, b) => a - b);
  demand(ranks.join() === [...SIETCH_RANKS].sort((a, b) => a - b).join(), 'R4.1', 'ranks of the sietches');
  s.sietchRevealed.forEach((shown, sietch) => {
    demand(shown === 1 || s.sietch.includes(sietch), 'R7.9', 'a sietch that fell unseen');
  });
  const levelled = s.atomized < 0 ? null : item(AREA_IDS, s.atomized);
  demand(
    levelled === null || ATOMIC_TARGETS.some(({ area }) => area === levelled),
    'R8.8',
    'what was levelled',
  );
}

export function examineBoard(s: State): void {
  examineDesert(s);
  examineWorms(s);
  examinePlaces(s);
}
