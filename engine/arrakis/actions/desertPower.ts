import { at, item } from '../../core/at';
import { AREA_COUNT, AREA_IDS, MOUNTAIN, NEIGHBOURS } from '../board/tables';
import type { Log } from '../events';
import type { MoveWormsFrame, PlaceWormsignsFrame, WormAttackFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { wormStrike } from '../hazards/strike';
import { DONE, areaMove, isOption, optionMove } from '../moves';
import { openClaims } from '../prescience/claims';
import { refuse } from '../refusals';
import { isDesert, terrainOf, unitsIn } from '../state/legions';
import { removeHarvester } from '../state/vehicles';
import {
  hasWormsign,
  putWormsign,
  relocateWormsign,
  removeWorm,
  wormAreas,
  wormsignsLeft,
} from '../state/worms';
import { HARKONNEN, NOBODY, WILD_MAKER } from '../state/state';
import type { State } from '../state/state';

function takesWormsign(s: State, area: number): boolean {
  return isDesert(s, area) && at(s.wormsign, area) === 0 && at(s.worm, area) === 0 && at(s.sietch, area) < 0;
}

function openDeserts(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (takesWormsign(s, area)) areas.push(area);
  return areas;
}

function wormsignAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (hasWormsign(s, area)) areas.push(area);
  return areas;
}

/** Wormsigns face down into deserts without wormsign, sandworm or sietch (R6.7), of the pool or of the board (R3.8). */
export const placeWormsignsRule: FrameRule<PlaceWormsignsFrame> = {
  interruptible: true,
  settle(s, frame) {
    const some = wormsignsLeft(s) > 0 || wormsignAreas(s).length > 0;
    if (frame.left > 0 && some && openDeserts(s).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.7', count: frame.left };
  },
  moves(s, frame, out) {
    if (frame.source === 'board') out.push(...wormsignAreas(s).map(areaMove));
    else {
      if (frame.source !== undefined || wormsignsLeft(s) > 0) out.push(...openDeserts(s).map(areaMove));
      if (frame.source === undefined && wormsignAreas(s).length > 0) out.push(optionMove('fromBoard'));
    }
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    const { k, seat, left, source } = frame;
    if (move === DONE) pop(s);
    else if (isOption(move, 'fromBoard')) become(s, { k, seat, left, source: 'board' });
    else if (source === 'board') become(s, { k, seat, left, source: move.value });
    else {
      if (source === undefined) putWormsign(s, move.value, log);
      else relocateWormsign(s, source, move.value, log);
      become(s, { k, seat, left: left - 1 });
    }
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    if (frame.source === 'board') return refuse('R3.8', 'noneHere');
    return isDesert(s, move.value) ? refuse('R6.7', 'occupied') : refuse('R6.7', 'notDesert');
  },
};

/** No figure and no token but a testing station (R9.9). */
function restsWorm(s: State, area: number): boolean {
  return (
    isDesert(s, area) &&
    at(s.worm, area) === 0 &&
    at(s.owner, area) === NOBODY &&
    at(s.wormsign, area) === 0 &&
    at(s.harvester, area) === 0 &&
    at(s.sietch, area) < 0 &&
    at(s.settlement, area) === 0
  );
}

/** Up to two desert areas away, not over impassable borders; anything may be crossed (R9.9). */
function wormEnds(s: State, from: number): number[] {
  const ends = new Set<number>();
  for (const first of item(NEIGHBOURS, from)) {
    if (!isDesert(s, first)) continue;
    if (restsWorm(s, first)) ends.add(first);
    for (const second of item(NEIGHBOURS, first))
      if (second !== from && restsWorm(s, second)) ends.add(second);
  }
  return [...ends].sort((a, b) => a - b);
}

function movableWorms(s: State, frame: MoveWormsFrame): number[] {
  return wormAreas(s).filter(
    (area) =>
      !frame.moved.includes(area) &&
      (!frame.wildMaker || at(s.worm, area) === WILD_MAKER) &&
      wormEnds(s, area).length > 0,
  );
}

/** Different sandworms move, one by one (R6.7). */
export const moveWormsRule: FrameRule<MoveWormsFrame> = {
  interruptible: true,
  settle(s, frame) {
    const open = frame.from >= 0 ? wormEnds(s, frame.from) : frame.left > 0 ? movableWorms(s, frame) : [];
    if (open.length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R9.9', count: frame.left, area: frame.from };
  },
  moves(s, frame, out) {
    if (frame.from >= 0) for (const area of wormEnds(s, frame.from)) out.push(areaMove(area));
    else {
      for (const area of movableWorms(s, frame)) out.push(areaMove(area));
      out.push(DONE);
    }
  },
  choose(s, frame, move, log) {
    if (move === DONE) pop(s);
    else if (frame.from < 0) become(s, { ...frame, from: move.value });
    else {
      moveWorm(s, frame.from, move.value, log);
      become(s, { ...frame, left: frame.left - 1, moved: [...frame.moved, move.value], from: -1 });
    }
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    if (frame.from < 0) return refuse('R9.9', at(s.worm, move.value) > 0 ? 'alreadyMoved' : 'noneHere');
    if (!isDesert(s, move.value)) return refuse('R9.9', 'notDesert');
    return restsWorm(s, move.value) ? refuse('R9.9', 'tooFar') : refuse('R9.9', 'occupied');
  },
};

function moveWorm(s: State, from: number, to: number, log: Log): void {
  s.worm[to] = at(s.worm, from);
  s.worm[from] = 0;
  log?.push({ type: 'wormMoved', from: item(AREA_IDS, from), to: item(AREA_IDS, to) });
}

/** A Harkonnen legion off the mountains or a harvester on desert (R9.8). */
function isPrey(s: State, area: number): boolean {
  if (at(s.owner, area) === HARKONNEN) return terrainOf(s, area) !== MOUNTAIN;
  return at(s.harvester, area) === 1 && isDesert(s, area);
}

/** Up to two areas away, not over impassable borders, the area between being desert (R9.8). */
function wormTargets(s: State, from: number): number[] {
  const targets = new Set<number>();
  for (const first of item(NEIGHBOURS, from)) {
    if (isPrey(s, first)) targets.add(first);
    if (!isDesert(s, first)) continue;
    for (const second of item(NEIGHBOURS, first))
      if (second !== from && isPrey(s, second)) targets.add(second);
  }
  if (isPrey(s, from)) targets.add(from); // a rescued harvester shares its area with the worm
  return [...targets].sort((a, b) => a - b);
}

function hunters(s: State, frame: WormAttackFrame): number[] {
  return wormAreas(s).filter(
    (area) => (!frame.wildMaker || at(s.worm, area) === WILD_MAKER) && wormTargets(s, area).length > 0,
  );
}

/** One sandworm attacks and leaves the board (R9.8). */
export const wormAttackRule: FrameRule<WormAttackFrame> = {
  interruptible: true,
  settle(s, frame, log) {
    if (frame.target >= 0) {
      pop(s);
      const after = at(s.owner, frame.target) === HARKONNEN ? unitsIn(s, frame.target) : 0;
      if (after === 0 && at(s.harvester, frame.target) === 1)
        removeHarvester(s, frame.target, 'sandworm', log);
      if (after < frame.before) openClaims(s, 'wormKilled');
      return false;
    }
    const open = frame.from >= 0 ? wormTargets(s, frame.from) : hunters(s, frame);
    if (open.length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R9.8', area: frame.from };
  },
  moves(s, frame, out) {
    if (frame.from >= 0) for (const area of wormTargets(s, frame.from)) out.push(areaMove(area));
    else {
      for (const area of hunters(s, frame)) out.push(areaMove(area));
      out.push(DONE);
    }
  },
  choose(s, frame, move, log) {
    if (move === DONE) pop(s);
    else if (frame.from < 0) become(s, { ...frame, from: move.value });
    else attackWithWorm(s, frame, move.value, log);
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    if (frame.from < 0) return refuse('R9.8', at(s.worm, move.value) > 0 ? 'noTargetInReach' : 'noneHere');
    if (terrainOf(s, move.value) === MOUNTAIN) return refuse('R9.8', 'mountainTarget');
    return isPrey(s, move.value) ? refuse('R9.8', 'tooFar') : refuse('R9.8', 'noTarget');
  },
};

function attackWithWorm(s: State, frame: WormAttackFrame, target: number, log: Log): void {
  const worm = at(s.worm, frame.from);
  const legion = at(s.owner, target) === HARKONNEN;
  become(s, { ...frame, target, before: legion ? unitsIn(s, target) : 0 });
  log?.push({ type: 'wormAttacks', from: item(AREA_IDS, frame.from), to: item(AREA_IDS, target) });
  removeWorm(s, frame.from, log);
  if (legion) wormStrike(s, target, worm, log);
}
