import { at } from '../../core/at';
import { AREA_COUNT, AREA_IDS, ZONES_OF_AREA } from '../board/tables';
import { AIR_ZONES } from '../data/board.data';
import type { AirZoneId, AreaId } from '../data/board.data';
import { stormAreas, wormsignAreas } from '../hazards/hazards';
import { cloneState } from '../state/clone';
import { isDeepDesert } from '../state/legions';
import { CARRYALL, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { UNDRAWN, hasWormsign } from '../state/worms';

/** A wormsign that is to be turned, and what a worm that shows itself there would do. */
export interface TableWormsign {
  readonly area: AreaId;
  /** Only here a burrowing worm shows itself (R9.4). */
  readonly deep: boolean;
  /** R9.5: a legion must retreat, a harvester is lost; nobody is hurt where neither stands. */
  readonly finds: 'legion' | 'harvester' | 'nobody';
  /** Carryalls that may save the harvester (R9.6); Mahdi rescues whenever he can (R14.15). */
  readonly rescue: readonly AirZoneId[];
}

/** The desert hazards of this table before a token is turned (R9). */
export interface TableHazards {
  readonly back: readonly AreaId[];
  readonly put: readonly AreaId[];
  readonly turn: readonly TableWormsign[];
  readonly storms: readonly AreaId[];
}

const ids = (areas: readonly number[]): readonly AreaId[] => areas.flatMap((area) => AREA_IDS[area] ?? []);

export function tableHazards(s: State): TableHazards {
  const { back, put } = wormsignAreas(s);
  const lying: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (put.includes(area) || (hasWormsign(s, area) && !back.includes(area))) lying.push(area);
  }
  return {
    back: ids(back),
    put: ids(put),
    turn: lying.flatMap((area) => {
      const id = AREA_IDS[area];
      return id === undefined ? [] : [wormsignAt(s, area, id)];
    }),
    storms: ids(stormAreas(s)),
  };
}

function wormsignAt(s: State, area: number, id: AreaId): TableWormsign {
  const harvester = at(s.harvester, area) === 1;
  const finds = at(s.owner, area) === HARKONNEN ? 'legion' : harvester ? 'harvester' : 'nobody';
  const zones = harvester ? (ZONES_OF_AREA[area] ?? []).filter((zone) => s.zones[zone] === CARRYALL) : [];
  return {
    area: id,
    deep: isDeepDesert(area),
    finds,
    rescue: zones.flatMap((zone) => AIR_ZONES[zone]?.id ?? []),
  };
}

/** The wormsigns are laid as R9.1 and R9.2 ask. */
export function withWormsigns(s: State): State {
  const next = cloneState(s);
  const { back, put } = wormsignAreas(s);
  for (const area of back) next.wormsign[area] = 0;
  for (const area of put) next.wormsign[area] = UNDRAWN;
  return next;
}
