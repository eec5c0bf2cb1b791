import { at, item } from '../../core/at';
import { putLeader } from '../actions/deploy';
import { AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import type { PlaceFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become } from '../../core/stack';
import { DONE, FIGURES, FIRST_LEADER, GENERIC_FIGURE, isOption } from '../moves';
import { SIDES } from '../names';
import { bringIntoPlay } from '../prescience/tracks';
import { refuse } from '../refusals';
import { addForce, liftForce } from '../state/legions';
import { GENERIC, SPECIAL, countOf, forceOf, placeOne, removeStrandedLeaders } from '../state/supply';
import { NOT_IN_PLAY } from '../state/state';
import type { State } from '../state/state';
import { NO_LEADER, heirOf, isLost, openMoves, places, ranksLeft, sideOf } from './placeMoves';

export { ANY_LEADER, GENERIC_LEADER, NO_LEADER, isPlaceable } from './placeMoves';
export { namedLeader, placesFor } from './where';

/** Units and leaders are placed: from the supply, or from elsewhere on the board (R3.8). */
export const placeRule: FrameRule<PlaceFrame> = {
  interruptible: true,
  settle(s, frame) {
    const leader = heirOf(s, frame.leader);
    if (leader !== frame.leader) {
      become(s, { ...frame, leader });
      return false;
    }
    if (frame.spread === 'one' && frame.at < 0) {
      const areas = places(s, frame);
      if (areas.length === 1) {
        choosePlace(s, frame, at(areas, 0));
        return false;
      }
    }
    if (isLost(s, frame)) {
      become(s, { k: 'limits' });
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
    const used = [...frame.used, area];
    const rank = at(frame.units, 0);
    if (typeof frame.source === 'number') takeFrom(s, { ...frame, used }, rank, area, log);
    else placeUnit(s, { ...frame, used }, rank, area, log);
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

function without(units: readonly number[], rank: number): readonly number[] {
  const first = units.indexOf(rank);
  return units.filter((_, index) => index !== first);
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
  report(s, rank, to, log);
  removeStrandedLeaders(s, from, log);
}

/** Places all units that the supply can give. */
function placeAll(s: State, frame: PlaceFrame, log: Log): void {
  const side = sideOf(s, frame);
  become(s, { ...frame, units: [] });
  const areas = frame.spread === 'each' ? places(s, frame) : [frame.at];
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
  if (from === NOT_IN_PLAY && leader >= 0) bringIntoPlay(s, leader, log);
  putLeader(s, frame.seat, figure, frame.at, log);
  if (from >= 0 && from !== frame.at) removeStrandedLeaders(s, from, log);
}

/** Declining skips what is being placed now, wherever it was to come from; a leader may still follow units. */
function decline(s: State, frame: PlaceFrame): void {
  if (frame.units.length > 0 && frame.leader !== NO_LEADER && frame.at >= 0)
    become(s, { ...frame, units: [], source: 'supply' });
  else become(s, { k: 'limits' });
}
