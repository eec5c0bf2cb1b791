import { at, item } from '../../core/at';
import { putLeader } from '../actions/deploy';
import { AREA_COUNT, AREA_IDS, MOUNTAIN, PLATEAU, SETTLEMENT_RANK, areaIndex } from '../board/tables';
import type { Log } from '../events';
import type { PlaceFrame, ProgramFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, pop, push } from '../frames/stack';
import { DONE, FIGURES, FIRST_LEADER, GENERIC_FIGURE, areaMove, figureMove, isOption, leaderMove, optionMove } from '../moves';
import type { Move } from '../moves';
import { LEADERS, SIDES } from '../names';
import { refuse } from '../refusals';
import { LEADER_SIDE, currentJessica, currentPaul, leaderIndex } from '../state/leaders';
import { addForce, hasSettlement, isDesert, isEmpty, isFree, liftForce, terrainOf, unitsIn } from '../state/legions';
import { planOfSeat } from '../state/options';
import { GENERIC, availableRank, countOf, forceOf, inSupply, placeOne, removeStrandedLeaders } from '../state/supply';
import { AVAILABLE } from '../state/state';
import type { State } from '../state/state';
import { mayPlaceLeader } from './lasting';
import type { NamedLeader, Where } from './step';

export const NO_LEADER = -1;
export const ANY_LEADER = -2;
export const GENERIC_LEADER = -3;

export function namedLeader(s: State, leader: NamedLeader): number {
  if (leader === 'paul*') return currentPaul(s);
  return leader === 'jessica*' ? currentJessica(s) : leaderIndex(leader);
}

function fits(s: State, side: number, where: Where, area: number): boolean {
  switch (where.in) {
    case 'areas':
      return where.areas.some((id) => areaIndex(id) === area) && isFree(s, area, side);
    case 'villages':
      return at(SETTLEMENT_RANK, area) === 1 && hasSettlement(s, area, side);
    case 'settlement':
      return hasSettlement(s, area, side);
    case 'emptyDesert':
      return isDesert(s, area) && isEmpty(s, area);
    case 'freeMountain':
      return terrainOf(s, area) === MOUNTAIN && isFree(s, area, side);
    case 'freePlateau':
      return terrainOf(s, area) === PLATEAU && isFree(s, area, side);
    case 'legion':
      return at(s.owner, area) === side && (where.with === undefined || at(s.special, area) > 0);
    case 'legionOf': {
      const leader = namedLeader(s, where.leader);
      return leader >= 0 && at(s.leaderAt, leader) === area;
    }
  }
}

export function placesFor(s: State, side: number, where: Where): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (fits(s, side, where, area)) areas.push(area);
  return areas;
}

/** In play, not in the tank, not withheld (R3.8). */
export function isPlaceable(s: State, leader: number): boolean {
  const place = at(s.leaderAt, leader);
  return (place >= 0 || place === AVAILABLE) && mayPlaceLeader(s, leader);
}

/** Areas from which a unit of this rank may be taken instead of the supply. */
function sources(s: State, frame: PlaceFrame): number[] {
  const rank = frame.units[0];
  const side = planOfSeat(s.options, frame.seat).side;
  const areas: number[] = [];
  if (rank === undefined) return areas;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (area !== frame.at && at(s.owner, area) === side && countOf(s, area, rank) > 0) areas.push(area);
  }
  return areas;
}

function leaderChoices(s: State, frame: PlaceFrame): Move[] {
  const side = planOfSeat(s.options, frame.seat).side;
  if (frame.at < 0 || at(s.owner, frame.at) !== side || unitsIn(s, frame.at) === 0) return []; // R3.3
  if (frame.leader >= 0) return isPlaceable(s, frame.leader) ? [leaderMove(frame.leader)] : [];
  const moves: Move[] = inSupply(s, side, GENERIC) > 0 ? [figureMove(GENERIC_FIGURE)] : [];
  if (frame.leader === GENERIC_LEADER) return moves;
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (at(LEADER_SIDE, leader) === side && isPlaceable(s, leader) && at(s.leaderAt, leader) !== frame.at) {
      moves.push(leaderMove(leader));
    }
  }
  return moves;
}

function unitMoves(s: State, frame: PlaceFrame): Move[] {
  const side = planOfSeat(s.options, frame.seat).side;
  const moves: Move[] = [];
  if (availableRank(s, side, at(frame.units, 0)) >= 0) moves.push(optionMove('supply'));
  if (frame.spread === 'one' && sources(s, frame).length > 0) moves.push(optionMove('fromBoard'));
  return moves;
}

function openMoves(s: State, frame: PlaceFrame): Move[] {
  if (frame.source === 'board') return sources(s, frame).map(areaMove);
  if (frame.units.length > 0) {
    const known = frame.spread !== 'apart' && (frame.at >= 0 || frame.spread === 'each');
    if (known) return frame.areas.length > 0 ? unitMoves(s, frame) : [];
    if (frame.spread === 'one') return frame.areas.map(areaMove);
    const side = planOfSeat(s.options, frame.seat).side;
    const supplied = typeof frame.source === 'number' || availableRank(s, side, at(frame.units, 0)) >= 0;
    const moves = supplied ? frame.areas.map(areaMove) : [];
    if (frame.areas.length > 0 && frame.source === 'supply' && sources(s, frame).length > 0) moves.push(optionMove('fromBoard'));
    return moves;
  }
  if (frame.leader === NO_LEADER || frame.spread !== 'one') return [];
  if (frame.at < 0) return frame.leader >= 0 && !isPlaceable(s, frame.leader) ? [] : frame.areas.map(areaMove);
  return leaderChoices(s, frame);
}

/** Units and leaders are placed: from the supply, or from elsewhere on the board (R3.8). */
export const placeRule: FrameRule<PlaceFrame> = {
  free: true,
  settle(s, frame) {
    if (frame.spread === 'one' && frame.at < 0 && frame.areas.length === 1) {
      choosePlace(s, frame, at(frame.areas, 0));
      return false;
    }
    if (openMoves(s, frame).length > 0) return true;
    if (frame.units.length > 0 && frame.leader !== NO_LEADER && frame.at >= 0) become(s, { ...frame, units: [] });
    else become(s, { k: 'limits' });
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R3.8', count: frame.units.length, area: frame.at };
  },
  moves(s, frame, out) {
    out.push(...openMoves(s, frame), DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) decline(s, frame);
    else if (move.kind === 'figure') {
      become(s, { ...frame, leader: NO_LEADER });
      putLeaderFrom(s, frame, move.value, log);
    } else if (isOption(move, 'fromBoard')) become(s, { ...frame, source: 'board' });
    else if (isOption(move, 'supply')) placeAll(s, frame, log);
    else chooseArea(s, frame, move.value, log);
  },
  explain(_s, frame, move) {
    if (move.kind === 'figure') return refuse('R3.8', frame.at < 0 ? 'notNow' : 'leaderUnavailable');
    if (isOption(move, 'supply')) return refuse('R3.1', 'emptySupply');
    return move.kind === 'area' ? refuse('R3.8', 'notFree') : null;
  },
};

function choosePlace(s: State, frame: PlaceFrame, area: number): void {
  become(s, { ...frame, at: area });
  amend(s, 'program', { that: area });
}

function chooseArea(s: State, frame: PlaceFrame, area: number, log: Log): void {
  const side = planOfSeat(s.options, frame.seat).side;
  if (frame.source === 'board') {
    if (frame.spread === 'one') takeFrom(s, { ...frame, source: area }, frame.at, log);
    else become(s, { ...frame, source: area });
    return;
  }
  if (frame.spread === 'one') {
    choosePlace(s, frame, area);
    // Choosing a legion for a leader alone is choosing to place the leader.
    if (frame.units.length === 0 && frame.leader >= 0 && unitsIn(s, area) > 0) {
      become(s, { ...frame, at: area, leader: NO_LEADER });
      putLeaderFrom(s, { ...frame, at: area }, FIRST_LEADER + frame.leader, log);
    }
    return;
  }
  const areas = frame.areas.filter((other) => other !== area);
  if (typeof frame.source === 'number') takeFrom(s, { ...frame, areas }, area, log);
  else {
    become(s, { ...frame, areas, units: frame.units.slice(1) });
    report(s, placeOne(s, area, side, at(frame.units, 0)), area, log);
  }
}

/** Takes the next unit from another area. */
function takeFrom(s: State, frame: PlaceFrame, area: number, log: Log): void {
  const from = frame.source as number;
  const rank = at(frame.units, 0);
  const side = planOfSeat(s.options, frame.seat).side;
  become(s, { ...frame, units: frame.units.slice(1), source: 'supply' });
  liftForce(s, from, forceOf(rank, 1));
  addForce(s, area, side, forceOf(rank, 1));
  removeStrandedLeaders(s, from);
  report(s, rank, area, log);
}

/** Places all units that the supply can give. */
function placeAll(s: State, frame: PlaceFrame, log: Log): void {
  const side = planOfSeat(s.options, frame.seat).side;
  become(s, { ...frame, units: [] });
  if (frame.spread === 'each') {
    for (const area of frame.areas) for (const rank of frame.units) report(s, placeOne(s, area, side, rank), area, log);
  } else for (const rank of frame.units) report(s, placeOne(s, frame.at, side, rank), frame.at, log);
}

function report(s: State, rank: number, area: number, log: Log): void {
  if (rank < 0) return;
  const side = item(SIDES, at(s.owner, area));
  log?.push({ type: 'deployed', side, area: item(AREA_IDS, area), figure: item(FIGURES, rank) });
}

function putLeaderFrom(s: State, frame: PlaceFrame, figure: number, log: Log): void {
  const from = figure >= FIRST_LEADER ? at(s.leaderAt, figure - FIRST_LEADER) : -1;
  putLeader(s, frame.seat, figure, frame.at, log);
  if (from >= 0 && from !== frame.at) removeStrandedLeaders(s, from);
}

/** Declining skips what is being placed now; a leader may still follow units. */
function decline(s: State, frame: PlaceFrame): void {
  if (frame.source !== 'supply') become(s, { ...frame, source: 'supply' });
  else if (frame.units.length > 0 && frame.leader !== NO_LEADER && frame.at >= 0) become(s, { ...frame, units: [] });
  else {
    pop(s);
    push(s, { k: 'limits' });
  }
}

