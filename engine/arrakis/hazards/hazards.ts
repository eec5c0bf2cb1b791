import { at, item } from '../../core/at';
import { AREA_COUNT, AREA_IDS, PRINTED_TERRAIN, MOUNTAIN, PLATEAU } from '../board/tables';
import { ATOMIC_TARGETS, SANDWORM_SUPPLY, SHELTERED_PLATEAUS } from '../data/components.data';
import type { AreaId } from '../data/board.data';
import type { Log } from '../events';
import type { HazardsFrame, StormsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { areaMove } from '../moves';
import { refuse } from '../refusals';
import { isDesert, terrainOf } from '../state/legions';
import { decidingSeat } from '../state/deciding';
import { hasWormsign, putWormsign, setWorm, takeWormsign, turnWormsign, wormsignsLeft } from '../state/worms';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { stormStrike } from './strike';
import { bringsWorm, sourceOf, wormSources } from './worms';

export const FIRST_HAZARDS: HazardsFrame = { k: 'hazards', stage: 'signs', areas: [], placed: [], room: -1 };

/** Wormsigns that go back (R9.1), and areas that get one (R9.2). */
export function wormsignAreas(s: State): {
  readonly back: readonly number[];
  readonly put: readonly number[];
} {
  const back: number[] = [];
  const put: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    const leaves = hasWormsign(s, area) && (at(s.owner, area) === ATREIDES || at(s.worm, area) > 0);
    if (leaves) back.push(area);
    if ((hasWormsign(s, area) && !leaves) || at(s.worm, area) > 0 || !isDesert(s, area)) continue;
    if (at(s.owner, area) === HARKONNEN || at(s.harvester, area) === 1) put.push(area);
  }
  return { back, put };
}

/** R9.1, and the areas that R9.2 asks a wormsign for. */
function clearAndList(s: State, log: Log): readonly number[] {
  const { back, put } = wormsignAreas(s);
  for (const area of back) takeWormsign(s, area, log);
  return put;
}

/** R9.3: everything is turned; returns the areas where a worm appears. */
function turnAll(s: State, log: Log): number[] {
  const worms: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (hasWormsign(s, area) && bringsWorm(turnWormsign(s, area, log), area)) worms.push(area);
  }
  return worms;
}

function hasEffect(s: State, area: number): boolean {
  return at(s.owner, area) === HARKONNEN || at(s.harvester, area) === 1;
}

function drop(areas: readonly number[], gone: number): number[] {
  return areas.filter((area) => area !== gone);
}

/** The desert's turn, resolved by the Atreides (R9). */
export const hazardsRule: FrameRule<HazardsFrame> = {
  settle(s, frame, log) {
    switch (frame.stage) {
      case 'signs':
        return settleSigns(s, frame, log);
      case 'appear':
        return settleAppear(s, frame);
      case 'place':
        return settlePlace(s, frame, log);
      case 'effects':
        return settleEffects(s, frame);
      case 'storms':
        become(s, { k: 'storms', areas: stormAreas(s) });
        return false;
    }
  },
  ask(s, frame) {
    const seat = decidingSeat(s, ATREIDES);
    if (frame.stage === 'signs') return { seat, private: false, clause: 'R9.2', count: wormsignsLeft(s) };
    if (frame.stage === 'appear') return { seat, private: false, clause: 'R9.4', count: frame.room };
    if (frame.stage === 'place') return { seat, private: false, clause: 'R9.4', area: frame.areas[0] ?? -1 };
    return { seat, private: false, clause: 'R9.3', count: frame.areas.length };
  },
  moves(s, frame, out) {
    if (frame.stage === 'place') out.push(...wormSources(s, frame.placed));
    else for (const area of frame.areas) out.push(areaMove(area));
  },
  choose(s, frame, move, log) {
    if (frame.stage === 'signs') {
      putWormsign(s, move.value, log);
      become(s, { ...frame, areas: drop(frame.areas, move.value), room: frame.room - 1 });
    } else if (frame.stage === 'appear') {
      const placed = [...frame.placed, move.value];
      become(s, { ...frame, areas: drop(frame.areas, move.value), placed, room: frame.room - 1 });
    } else if (frame.stage === 'place') placeNext(s, frame, sourceOf(move), log);
    else {
      become(s, { ...frame, areas: drop(frame.areas, move.value) });
      push(s, { k: 'wormEffect', area: move.value, rescue: true, stage: 'legion' });
    }
  },
  explain(_s, frame, move) {
    if (move.kind !== 'area') return refuse('R9.3', 'compulsory');
    return refuse(frame.stage === 'signs' ? 'R9.2' : 'R9.4', 'noneHere');
  },
};

function settleSigns(s: State, frame: HazardsFrame, log: Log): boolean {
  if (frame.room < 0) {
    const areas = clearAndList(s, log);
    const room = wormsignsLeft(s);
    if (areas.length > room && room > 0) {
      become(s, { ...frame, areas, room }); // the Atreides choose who goes without
      return true;
    }
    if (areas.length <= room) for (const area of areas) putWormsign(s, area, log);
  } else if (frame.room > 0) return true;
  const worms = turnAll(s, log);
  become(s, { ...frame, stage: 'appear', areas: worms, placed: [], room: SANDWORM_SUPPLY + s.wildMaker });
  return false;
}

/** At most four appear, five with the Wild Maker in play; beyond that the Atreides choose (R9.4). */
function settleAppear(s: State, frame: HazardsFrame): boolean {
  if (frame.areas.length > frame.room && frame.room > 0) return true;
  const areas = frame.room > 0 ? [...frame.placed, ...frame.areas] : frame.placed;
  become(s, { ...frame, stage: 'place', areas: [...areas].sort((a, b) => a - b), placed: [] });
  return false;
}

function settlePlace(s: State, frame: HazardsFrame, log: Log): boolean {
  if (frame.areas.length === 0) {
    become(s, { ...frame, stage: 'effects', areas: frame.placed.filter((area) => hasEffect(s, area)) });
    return false;
  }
  const sources = wormSources(s, frame.placed);
  if (sources.length > 1) return true;
  const only = sources[0];
  if (only === undefined) become(s, { ...frame, areas: [] });
  else placeNext(s, frame, sourceOf(only), log);
  return false;
}

function placeNext(s: State, frame: HazardsFrame, source: number, log: Log): void {
  const area = at(frame.areas, 0);
  setWorm(s, area, source, log);
  const placed = [...frame.placed, area];
  become(s, { k: 'hazards', stage: 'place', areas: frame.areas.slice(1), placed, room: frame.room });
}

function settleEffects(s: State, frame: HazardsFrame): boolean {
  const areas = frame.areas.filter((area) => hasEffect(s, area));
  if (areas.length === 0) become(s, { ...frame, stage: 'storms', areas: [] });
  else if (areas.length > 1) {
    if (areas.length !== frame.areas.length) become(s, { ...frame, areas });
    return true;
  } else {
    become(s, { ...frame, areas: [] });
    push(s, { k: 'wormEffect', area: at(areas, 0), rescue: true, stage: 'legion' });
  }
  return false;
}

/** The five central plateaus are sheltered until atomics open them (R8.8, R9.7). */
function isSheltered(s: State, area: number): boolean {
  if (at(PRINTED_TERRAIN, area) !== PLATEAU) return false;
  const id: AreaId = item(AREA_IDS, area);
  if (!SHELTERED_PLATEAUS.includes(id)) return false;
  const levelled = s.atomized < 0 ? null : item(AREA_IDS, s.atomized);
  const target = ATOMIC_TARGETS.find((entry) => entry.area === levelled);
  return target === undefined || !target.exposes.includes(id);
}

export function stormAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) === HARKONNEN && terrainOf(s, area) !== MOUNTAIN && !isSheltered(s, area))
      areas.push(area);
  }
  return areas;
}

/** Coriolis storms, one exposed Harkonnen legion after the other (R9.7). */
export const stormsRule: FrameRule<StormsFrame> = {
  settle(s, frame, log) {
    const area = frame.areas[0];
    if (area === undefined) pop(s);
    else {
      become(s, { ...frame, areas: frame.areas.slice(1) });
      if (at(s.owner, area) === HARKONNEN) stormStrike(s, area, log);
    }
    return false;
  },
  ask(s) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R9.7' };
  },
  moves() {},
  choose() {},
};
