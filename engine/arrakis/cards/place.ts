import { at, item } from '../../core/at';
import { putLeader } from '../actions/deploy';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import type { PlaceFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become } from '../frames/stack';
import {
  DONE,
  FIGURES,
  FIRST_LEADER,
  GENERIC_FIGURE,
  areaMove,
  figureMove,
  isOption,
  leaderMove,
  optionMove,
} from '../moves';
import type { Move } from '../moves';
import { LEADERS, SIDES } from '../names';
import { bringIn } from '../prescience/tracks';
import { refuse } from '../refusals';
import { GURNEY, LEADER_SIDE } from '../state/leaders';
import { addForce, liftForce, unitsIn } from '../state/legions';
import { planOfSeat } from '../state/options';
import {
  GENERIC,
  SPECIAL,
  availableRank,
  countOf,
  forceOf,
  inSupply,
  placeOne,
  removeStrandedLeaders,
} from '../state/supply';
import { AVAILABLE, NOT_IN_PLAY } from '../state/state';
import type { State } from '../state/state';
import { mayPlaceLeader } from './lasting';

export { namedLeader, placesFor } from './where';

export const NO_LEADER = -1;
export const ANY_LEADER = -2;
export const GENERIC_LEADER = -3;

/** In play, not in the tank, not withheld (R3.8). */
export function isPlaceable(s: State, leader: number): boolean {
  const place = at(s.leaderAt, leader);
  return (place >= 0 || place === AVAILABLE) && mayPlaceLeader(s, leader);
}

/** Gurney Halleck enters play by being placed, straight onto the board (R11.2). */
function mayStand(s: State, leader: number): boolean {
  return isPlaceable(s, leader) || (leader === GURNEY && at(s.leaderAt, leader) === NOT_IN_PLAY);
}

function sideOf(s: State, frame: PlaceFrame): number {
  return planOfSeat(s.options, frame.seat).side;
}

/** Ranks still to be placed, each named once. */
function ranksLeft(frame: PlaceFrame): number[] {
  return [...new Set(frame.units)];
}

function without(units: readonly number[], rank: number): readonly number[] {
  const first = units.indexOf(rank);
  return units.filter((_, index) => index !== first);
}

/** Own areas from which one of these ranks may be taken instead of from the supply. */
function sources(s: State, frame: PlaceFrame, ranks: readonly number[]): number[] {
  const side = sideOf(s, frame);
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) {
    if (area === frame.at || at(s.owner, area) !== side) continue;
    if (ranks.some((rank) => countOf(s, area, rank) > 0)) areas.push(area);
  }
  return areas;
}

/** What may be taken from the board now: units, then generic leaders. */
function wanted(frame: PlaceFrame): readonly number[] {
  return frame.units.length > 0 ? ranksLeft(frame) : [GENERIC];
}

function leaderMoves(s: State, frame: PlaceFrame): Move[] {
  const side = sideOf(s, frame);
  if (frame.at < 0 || at(s.owner, frame.at) !== side || unitsIn(s, frame.at) === 0) return []; // R3.3
  const elsewhere = (leader: number) => at(s.leaderAt, leader) !== frame.at;
  if (frame.leader >= 0) {
    return mayStand(s, frame.leader) && elsewhere(frame.leader) ? [leaderMove(frame.leader)] : [];
  }
  const moves: Move[] = inSupply(s, side, GENERIC) > 0 ? [figureMove(GENERIC_FIGURE)] : [];
  if (sources(s, frame, [GENERIC]).length > 0) moves.push(optionMove('fromBoard'));
  if (frame.leader === GENERIC_LEADER) return moves;
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (at(LEADER_SIDE, leader) === side && isPlaceable(s, leader) && elsewhere(leader))
      moves.push(leaderMove(leader));
  }
  return moves;
}

/** Into the area chosen: all that the supply can give, one by one, or from elsewhere on the board (R3.8, R6.5). */
function unitMoves(s: State, frame: PlaceFrame): Move[] {
  const side = sideOf(s, frame);
  const supplied = ranksLeft(frame).filter((rank) => availableRank(s, side, rank) >= 0);
  const moves: Move[] = supplied.length > 0 ? [optionMove('supply')] : [];
  if (frame.units.length > 1) moves.push(...supplied.map(figureMove));
  if (sources(s, frame, frame.units).length > 0) moves.push(optionMove('fromBoard'));
  return moves;
}

/** One unit per area: the player says where; every area at once if there are enough. */
function scatterMoves(s: State, frame: PlaceFrame): Move[] {
  const rank = at(frame.units, 0);
  const side = sideOf(s, frame);
  const taken = typeof frame.source === 'number';
  const moves: Move[] = [];
  if (frame.areas.length === 0) return moves;
  if (frame.spread === 'each' && !taken && inSupply(s, side, rank) >= frame.areas.length)
    moves.push(optionMove('supply'));
  if (taken || availableRank(s, side, rank) >= 0) {
    for (const area of frame.areas) if (area !== frame.source) moves.push(areaMove(area));
  }
  if (!taken && sources(s, frame, frame.units).length > 0) moves.push(optionMove('fromBoard'));
  return moves;
}

/** A place is worth choosing if a unit can be brought, or a leader to those who are there, or if it is spoken of later. */
function somebodyCanCome(s: State, frame: PlaceFrame, area: number): boolean {
  if (frame.that || (frame.leader !== NO_LEADER && unitsIn(s, area) > 0)) return true;
  const side = sideOf(s, frame);
  return (
    frame.units.some((rank) => availableRank(s, side, rank) >= 0) || sources(s, frame, frame.units).length > 0
  );
}

function openMoves(s: State, frame: PlaceFrame): Move[] {
  if (frame.source === 'board') return sources(s, frame, wanted(frame)).map(areaMove);
  if (frame.units.length > 0) {
    if (frame.spread !== 'one') return scatterMoves(s, frame);
    if (frame.at < 0) return frame.areas.filter((area) => somebodyCanCome(s, frame, area)).map(areaMove);
    const from = frame.source;
    if (typeof from !== 'number') return unitMoves(s, frame);
    return ranksLeft(frame)
      .filter((rank) => countOf(s, from, rank) > 0)
      .map(figureMove);
  }
  if (frame.leader === NO_LEADER || frame.spread !== 'one') return [];
  if (frame.at >= 0) return leaderMoves(s, frame);
  return frame.that || frame.leader < 0 || mayStand(s, frame.leader) ? frame.areas.map(areaMove) : [];
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
    if (frame.units.length > 0 && frame.leader !== NO_LEADER && frame.at >= 0)
      become(s, { ...frame, units: [] });
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
    else if (isOption(move, 'fromBoard')) become(s, { ...frame, source: 'board' });
    else if (isOption(move, 'supply')) placeAll(s, frame, log);
    else if (move.kind === 'area') chooseArea(s, frame, move.value, log);
    else if (move.value > SPECIAL) {
      become(s, { ...frame, leader: NO_LEADER });
      putLeaderFrom(s, frame, move.value, log);
    } else if (typeof frame.source === 'number') takeFrom(s, frame, move.value, frame.at, log);
    else placeUnit(s, frame, move.value, frame.at, log);
  },
  explain(_s, frame, move) {
    if (move.kind === 'figure' && move.value <= SPECIAL) return refuse('R3.1', 'emptySupply');
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
  if (frame.source === 'board') chooseSource(s, frame, area, log);
  else if (frame.spread === 'one') {
    choosePlace(s, frame, area);
    // Choosing a legion for a leader alone is choosing to place the leader, unless the legion itself is spoken of later.
    if (
      !frame.that &&
      frame.units.length === 0 &&
      frame.leader >= 0 &&
      at(s.leaderAt, frame.leader) !== area
    ) {
      become(s, { ...frame, at: area, leader: NO_LEADER });
      putLeaderFrom(s, { ...frame, at: area }, FIRST_LEADER + frame.leader, log);
    }
  } else {
    const areas = frame.areas.filter((other) => other !== area);
    const rank = at(frame.units, 0);
    if (typeof frame.source === 'number') takeFrom(s, { ...frame, areas }, rank, area, log);
    else placeUnit(s, { ...frame, areas }, rank, area, log);
  }
}

/** The area that gives up a unit or a generic leader. */
function chooseSource(s: State, frame: PlaceFrame, from: number, log: Log): void {
  if (frame.units.length === 0) {
    become(s, { ...frame, leader: NO_LEADER, source: 'supply' });
    relocate(s, GENERIC, from, frame.at, log);
    return;
  }
  const ranks = ranksLeft(frame).filter((rank) => countOf(s, from, rank) > 0);
  if (frame.spread !== 'one' || ranks.length > 1) become(s, { ...frame, source: from });
  else takeFrom(s, { ...frame, source: from }, at(ranks, 0), frame.at, log);
}

/** The frame once a unit of this rank is placed; "in every area" asks for one in each of the others too. */
function after(frame: PlaceFrame, rank: number): PlaceFrame {
  const units = frame.spread === 'each' ? frame.units : without(frame.units, rank);
  return { ...frame, units, source: 'supply' };
}

function placeUnit(s: State, frame: PlaceFrame, rank: number, area: number, log: Log): void {
  become(s, after(frame, rank));
  report(s, placeOne(s, area, sideOf(s, frame), rank), area, log);
}

function takeFrom(s: State, frame: PlaceFrame, rank: number, area: number, log: Log): void {
  become(s, after(frame, rank));
  relocate(s, rank, frame.source as number, area, log);
}

/** A figure leaves one area for another as if it were entering (R3.8). */
function relocate(s: State, rank: number, from: number, to: number, log: Log): void {
  const side = at(s.owner, from);
  liftForce(s, from, forceOf(rank, 1));
  addForce(s, to, side, forceOf(rank, 1));
  removeStrandedLeaders(s, from);
  report(s, rank, to, log);
}

/** Places all units that the supply can give. */
function placeAll(s: State, frame: PlaceFrame, log: Log): void {
  const side = sideOf(s, frame);
  become(s, { ...frame, units: [] });
  const areas = frame.spread === 'each' ? frame.areas : [frame.at];
  for (const area of areas)
    for (const rank of frame.units) report(s, placeOne(s, area, side, rank), area, log);
}

function report(s: State, rank: number, area: number, log: Log): void {
  if (rank < 0) return;
  const side = item(SIDES, at(s.owner, area));
  const figure = item(FIGURES, rank === GENERIC ? GENERIC_FIGURE : rank);
  log?.push({ type: 'deployed', side, area: item(AREA_IDS, area), figure });
}

function putLeaderFrom(s: State, frame: PlaceFrame, figure: number, log: Log): void {
  const leader = figure - FIRST_LEADER;
  const from = figure >= FIRST_LEADER ? at(s.leaderAt, leader) : -1;
  if (from === NOT_IN_PLAY && leader >= 0) bringIn(s, leader, log);
  putLeader(s, frame.seat, figure, frame.at, log);
  if (from >= 0 && from !== frame.at) removeStrandedLeaders(s, from);
}

/** Declining skips what is being placed now; a leader may still follow units. */
function decline(s: State, frame: PlaceFrame): void {
  if (frame.source !== 'supply') become(s, { ...frame, source: 'supply' });
  else if (frame.units.length > 0 && frame.leader !== NO_LEADER && frame.at >= 0)
    become(s, { ...frame, units: [] });
  else become(s, { k: 'limits' });
}
