import { at } from '../../core/at';
import { AREA_COUNT } from '../board/tables';
import type { PlaceFrame } from '../frames/frame';
import { GENERIC_FIGURE, areaMove, figureMove, leaderMove, optionMove } from '../moves';
import type { Move } from '../moves';
import { LEADERS } from '../names';
import {
  GURNEY,
  JESSICA,
  LEADER_SIDE,
  PAUL,
  currentJessica,
  currentPaul,
  isAvailable,
} from '../state/leaders';
import { isFree, unitsIn } from '../state/legions';
import { planOfSeat } from '../state/seating';
import { GENERIC, availableRank, countOf, inSupply } from '../state/supply';
import { NOT_IN_PLAY } from '../state/state';
import type { State } from '../state/state';
import { mayPlaceLeader } from './lasting';
import { placesFor } from './where';

export const NO_LEADER = -1;
export const ANY_LEADER = -2;
export const GENERIC_LEADER = -3;

/** In play, not in the tank, not withheld (R3.8). */
export function isPlaceable(s: State, leader: number): boolean {
  return (at(s.leaderAt, leader) >= 0 || isAvailable(s, leader)) && mayPlaceLeader(s, leader);
}

/** Gurney Halleck enters play by being placed, straight onto the board (R11.2). */
function mayStand(s: State, leader: number): boolean {
  return isPlaceable(s, leader) || (leader === GURNEY && at(s.leaderAt, leader) === NOT_IN_PLAY);
}

/** A free action in the middle may bring the other Paul or Jessica, who is placed instead (R8.6, R11.2). */
export function heirOf(s: State, leader: number): number {
  if (leader === PAUL) return currentPaul(s);
  return leader === JESSICA ? currentJessica(s) : leader;
}

export function sideOf(s: State, frame: PlaceFrame): number {
  return planOfSeat(s.options, frame.seat).side;
}

/** Where the next figure may go: asked anew each time, since free actions come between (R6.8a). */
export function places(s: State, frame: PlaceFrame): number[] {
  return placesFor(s, sideOf(s, frame), frame.where).filter((area) => !frame.used.includes(area));
}

/** The area chosen is no place any more, because who stood there had to leave it. */
export function isLost(s: State, frame: PlaceFrame): boolean {
  if (frame.at < 0) return false;
  const side = sideOf(s, frame);
  const ofLegion = frame.where.in === 'legion' || frame.where.in === 'legionOf';
  return !isFree(s, frame.at, side) || (ofLegion && at(s.owner, frame.at) !== side);
}

/** Ranks still to be placed, each named once. */
export function ranksLeft(frame: PlaceFrame): number[] {
  return [...new Set(frame.units)];
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
  const areas = places(s, frame);
  if (areas.length === 0) return moves;
  if (frame.spread === 'each' && !taken && inSupply(s, side, rank) >= areas.length)
    moves.push(optionMove('supply'));
  if (taken || availableRank(s, side, rank) >= 0) {
    for (const area of areas) if (area !== frame.source) moves.push(areaMove(area));
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

export function openMoves(s: State, frame: PlaceFrame): Move[] {
  if (frame.source === 'board') return sources(s, frame, wanted(frame)).map(areaMove);
  if (frame.units.length > 0) {
    if (frame.spread !== 'one') return scatterMoves(s, frame);
    if (frame.at < 0)
      return places(s, frame)
        .filter((area) => somebodyCanCome(s, frame, area))
        .map(areaMove);
    const from = frame.source;
    if (typeof from !== 'number') return unitMoves(s, frame);
    return ranksLeft(frame)
      .filter((rank) => countOf(s, from, rank) > 0)
      .map(figureMove);
  }
  if (frame.leader === NO_LEADER || frame.spread !== 'one') return [];
  if (frame.at >= 0) return leaderMoves(s, frame);
  return frame.that || frame.leader < 0 || mayStand(s, frame.leader) ? places(s, frame).map(areaMove) : [];
}
