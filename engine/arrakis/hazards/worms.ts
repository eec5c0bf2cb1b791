import { at, item } from '../../core/at';
import { retreatAreas, retreatTo } from '../battle/retreat';
import type { Log } from '../events';
import type { RescueFrame, WormEffectFrame, WormFrame, WormsignFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { AIR_NEIGHBOURS, ZONES_OF_AREA } from '../board/tables';
import { loseFurtherMoves } from '../movement/further';
import { DONE, areaMove, isOption, optionMove, zoneMove } from '../moves';
import type { Move } from '../moves';
import { openClaims } from '../prescience/claims';
import { refuse } from '../refusals';
import { isDeepDesert, unitsIn } from '../state/legions';
import { decidingSeat } from '../state/deciding';
import { removeHarvester, removeVehicle } from '../state/vehicles';
import { removeWorm, setWorm, turnWormsign, wildMakerWaits, wormAreas, wormsLeft } from '../state/worms';
import { ATREIDES, CARRYALL, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { wormStrike } from './strike';

const SAND = 0;
const BURROWING = 2;

/** Does what was turned up bring a worm here? Burrowing ones come only in deep desert (R9.4). */
export function bringsWorm(kind: number, area: number): boolean {
  return kind !== SAND && (kind !== BURROWING || isDeepDesert(area));
}

/** A Harkonnen legion has entered an area with a wormsign (R7.5). */
export const wormsignRule: FrameRule<WormsignFrame> = {
  settle(s, frame, log) {
    const kind = turnWormsign(s, frame.area, log);
    if (bringsWorm(kind, frame.area)) become(s, { k: 'worm', area: frame.area });
    else pop(s);
    return false;
  },
  ask(s) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R7.5' };
  },
  moves() {},
  choose() {},
};

/** Where a worm that appears may come from: the supply or elsewhere on the board, as the Atreides choose (R9.4). */
export function wormSources(s: State, exclude: readonly number[]): Move[] {
  const out: Move[] = [];
  if (wormsLeft(s) > 0) out.push(optionMove('supply'));
  if (wildMakerWaits(s)) out.push(optionMove('wildMaker'));
  for (const area of wormAreas(s)) if (!exclude.includes(area)) out.push(areaMove(area));
  return out;
}

export function sourceOf(move: Move): number {
  return move.kind === 'area' ? move.value : isOption(move, 'wildMaker') ? -2 : -1;
}

function sourcesFor(s: State, frame: WormFrame): Move[] {
  const sources = wormSources(s, [frame.area]);
  if (frame.beside !== true) return sources;
  const others = item(AIR_NEIGHBOURS, frame.area).filter((area) => at(s.worm, area) > 0);
  return sources.filter((move) => move.kind !== 'area' || others.some((area) => area !== move.value));
}

/** A worm appears outside the hazards phase: no rescue, no cap (R9.4). */
export const wormRule: FrameRule<WormFrame> = {
  settle(s, frame, log) {
    const sources = sourcesFor(s, frame);
    if (sources.length > 1) return true;
    become(s, { k: 'wormEffect', area: frame.area, rescue: false, stage: 'legion' });
    const only = sources[0];
    if (only === undefined) pop(s);
    else setWorm(s, frame.area, sourceOf(only), log);
    return false;
  },
  ask(s, frame) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R9.4', area: frame.area };
  },
  moves(s, frame, out) {
    out.push(...sourcesFor(s, frame));
  },
  choose(s, frame, move, log) {
    become(s, { k: 'wormEffect', area: frame.area, rescue: false, stage: 'legion' });
    setWorm(s, frame.area, sourceOf(move), log);
  },
  explain() {
    return refuse('R9.4', 'noneHere');
  },
};

function driveOff(s: State, frame: WormEffectFrame, to: number, log: Log): void {
  retreatTo(s, frame.area, to, log);
  loseFurtherMoves(s); // R7.5
}

/** The legion retreats where the Atreides say, or is attacked; a harvester left behind is lost (R9.5). */
export const wormEffectRule: FrameRule<WormEffectFrame> = {
  settle(s, frame, log) {
    if (frame.stage === 'harvester') {
      pop(s);
      if (at(s.harvester, frame.area) === 1 && at(s.owner, frame.area) !== HARKONNEN) {
        if (frame.rescue) push(s, { k: 'rescue', area: frame.area });
        else removeHarvester(s, frame.area, 'sandworm', log);
      }
      const left = at(s.owner, frame.area) === HARKONNEN ? unitsIn(s, frame.area) : 0;
      if (frame.before !== undefined && left < frame.before) openClaims(s, 'wormKilled');
      return false;
    }
    if (at(s.owner, frame.area) !== HARKONNEN) {
      become(s, { ...frame, stage: 'harvester' });
      return false;
    }
    const areas = retreatAreas(s, frame.area);
    if (areas.length > 1) return true;
    become(s, { ...frame, stage: 'harvester' });
    if (areas.length === 1) driveOff(s, frame, at(areas, 0), log);
    else {
      const worm = at(s.worm, frame.area);
      become(s, { ...frame, stage: 'harvester', before: unitsIn(s, frame.area) });
      removeWorm(s, frame.area, log);
      wormStrike(s, frame.area, worm, log);
    }
    return false;
  },
  ask(s, frame) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R9.5', area: frame.area };
  },
  moves(s, frame, out) {
    for (const area of retreatAreas(s, frame.area)) out.push(areaMove(area));
  },
  choose(s, frame, move, log) {
    become(s, { ...frame, stage: 'harvester' });
    driveOff(s, frame, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'area' ? refuse('R7.13', 'notFree') : refuse('R9.5', 'compulsory');
  },
};

function rescuers(s: State, area: number): number[] {
  return item(ZONES_OF_AREA, area).filter((zone) => at(s.zones, zone) === CARRYALL);
}

/** A carryall may save a harvester, only in the hazards phase (R9.6). */
export const rescueRule: FrameRule<RescueFrame> = {
  settle(s, frame, log) {
    if (rescuers(s, frame.area).length > 0) return true;
    pop(s);
    removeHarvester(s, frame.area, 'sandworm', log);
    return false;
  },
  ask(s, frame) {
    return { seat: decidingSeat(s, HARKONNEN), private: false, clause: 'R9.6', area: frame.area };
  },
  moves(s, frame, out) {
    for (const zone of rescuers(s, frame.area)) out.push(zoneMove(zone));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (move === DONE) removeHarvester(s, frame.area, 'sandworm', log);
    else removeVehicle(s, move.value, 'rescue', log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'zone' ? refuse('R9.6', 'noneHere') : null;
  },
};
