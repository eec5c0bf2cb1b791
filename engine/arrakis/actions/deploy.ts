import { at, item } from '../../core/at';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import { mayPlaceLeader } from '../cards/lasting';
import type { UnitCounts } from '../cards/step';
import type { Log } from '../events';
import type { DeployLeaderFrame, DeployTokenFrame, DeployUnitsFrame, DrawTokensFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import {
  DONE,
  FIGURES,
  FIRST_LEADER,
  GENERIC_FIGURE,
  areaMove,
  figureMove,
  leaderMove,
  moveOf,
} from '../moves';
import type { Move } from '../moves';
import { LEADERS, SIDES } from '../names';
import { refuse } from '../refusals';
import { LEADER_SIDE, isAvailable, setLeaderOn } from '../state/leaders';
import { NO_FORCE, addForce, hasSettlement, unitsIn } from '../state/legions';
import { planOfSeat } from '../state/seating';
import { tokenContents } from '../state/reveal';
import { ELITE, GENERIC, REGULAR, SPECIAL, availableRank, inSupply, placeOne } from '../state/supply';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';

export function settlementsOf(s: State, side: number): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (hasSettlement(s, area, side)) areas.push(area);
  return areas;
}

export function unitRanks(units: UnitCounts): number[] {
  const ranks: number[] = [];
  for (let i = 0; i < (units.special ?? 0); i++) ranks.push(SPECIAL);
  for (let i = 0; i < (units.elite ?? 0); i++) ranks.push(ELITE);
  for (let i = 0; i < (units.regular ?? 0); i++) ranks.push(REGULAR);
  return ranks;
}

/** Tokens, then a leader, with a single token in the same sietch; either may be left out (R6.5, R6.6). */
export function deployTokens(s: State, seat: number, count: number): void {
  const sietches = settlementsOf(s, ATREIDES);
  if (sietches.length === 0) return;
  push(s, { k: 'limits' });
  push(s, { k: 'deployLeader', seat, areas: sietches, joins: count === 1, leader: -1 });
  push(s, { k: 'drawTokens', seat, count });
}

/** How many tokens are drawn, said before any is looked at (R6.5). */
export const drawTokensRule: FrameRule<DrawTokensFrame> = {
  interruptible: true,
  settle(s) {
    if (s.tokenSupply.length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.6', count: frame.count };
  },
  moves(s, frame, out) {
    const most = Math.min(frame.count, s.tokenSupply.length);
    for (let n = 1; n <= most; n++) out.push(moveOf('number', n));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (move !== DONE) drawTokens(s, frame.seat, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'number' ? refuse('R3.4', 'emptySupply') : null;
  },
};

/** One look at each token that is drawn. */
function drawTokens(s: State, seat: number, count: number, log: Log): void {
  for (const token of s.tokenSupply.splice(0, count)) {
    const { regular, elite, special, generic } = tokenContents(s, token);
    log?.push({ type: 'tokenSeen', token, contents: { regular, elite, special, generic }, only: seat });
    push(s, { k: 'deployToken', seat, token });
  }
}

/** A drawn token goes into a sietch. Where one token is deployed the leader goes to the same place. */
export const deployTokenRule: FrameRule<DeployTokenFrame> = {
  interruptible: true,
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: true, clause: 'R6.6' };
  },
  moves(s, _frame, out) {
    for (const area of settlementsOf(s, ATREIDES)) out.push(areaMove(area));
  },
  choose(s, frame, move, log) {
    pop(s);
    addForce(s, move.value, ATREIDES, { ...NO_FORCE, tokens: 1 << frame.token });
    log?.push({ type: 'tokenDeployed', area: item(AREA_IDS, move.value) });
    const below = s.frames[s.frames.length - 1];
    if (below?.k === 'deployLeader' && below.joins) become(s, { ...below, areas: [move.value] });
  },
  explain(_s, _frame, move) {
    return move.kind === 'area' ? refuse('R6.6', 'notSettlement') : refuse('R6.6', 'compulsory');
  },
};

function leaderAreas(s: State, frame: DeployLeaderFrame): number[] {
  const side = planOfSeat(s.options, frame.seat).side;
  return frame.areas.filter((area) => at(s.owner, area) === side && unitsIn(s, area) > 0);
}

/** Leaders that may be deployed: in play, off the board, not in the tank (R3.8). */
function deployableLeaders(s: State, side: number): Move[] {
  const out: Move[] = inSupply(s, side, GENERIC) > 0 ? [figureMove(GENERIC_FIGURE)] : [];
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (at(LEADER_SIDE, leader) === side && isAvailable(s, leader) && mayPlaceLeader(s, leader))
      out.push(leaderMove(leader));
  }
  return out;
}

/** Which leader, then where (R6.6). */
export const deployLeaderRule: FrameRule<DeployLeaderFrame> = {
  interruptible: true,
  settle(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    // A free action may have replaced or removed the leader that was chosen (R6.11, R8.6).
    if (frame.leader >= FIRST_LEADER && !isAvailable(s, frame.leader - FIRST_LEADER)) {
      become(s, { ...frame, leader: -1 });
      return false;
    }
    if (leaderAreas(s, frame).length > 0 && deployableLeaders(s, side).length > 0) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.6' };
  },
  moves(s, frame, out) {
    if (frame.leader >= 0) for (const area of leaderAreas(s, frame)) out.push(areaMove(area));
    else out.push(...deployableLeaders(s, planOfSeat(s.options, frame.seat).side), DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) {
      pop(s);
      return;
    }
    const figure = frame.leader >= 0 ? frame.leader : move.value;
    const areas = frame.leader >= 0 ? [move.value] : leaderAreas(s, frame);
    if (areas.length > 1) {
      become(s, { ...frame, leader: figure });
      return;
    }
    pop(s);
    putLeader(s, frame.seat, figure, at(areas, 0), log);
  },
  explain(_s, frame, move) {
    if (move.kind === 'figure') return refuse('R3.8', 'leaderUnavailable');
    return move.kind === 'area' && frame.leader >= 0 ? refuse('R3.3', 'noUnitsThere') : null;
  },
};

/** Puts a generic or named leader (as a figure number) on an area. */
export function putLeader(s: State, seat: number, figure: number, area: number, log: Log): void {
  const side = planOfSeat(s.options, seat).side;
  if (figure === GENERIC_FIGURE) placeOne(s, area, side, GENERIC);
  else setLeaderOn(s, figure - FIRST_LEADER, area);
  log?.push({
    type: 'deployed',
    side: item(SIDES, side),
    area: item(AREA_IDS, area),
    figure: item(FIGURES, figure),
  });
}

/** Units one by one into own settlements, then a leader (R6.6). */
export const deployUnitsRule: FrameRule<DeployUnitsFrame> = {
  interruptible: true,
  settle(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    const areas = settlementsOf(s, side);
    const next = frame.ranks[0];
    if (next !== undefined && areas.length > 0 && availableRank(s, side, next) >= 0) return true;
    become(s, { k: 'limits' });
    push(s, { k: 'deployLeader', seat: frame.seat, areas, joins: false, leader: -1 });
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.6', count: frame.ranks.length };
  },
  moves(s, frame, out) {
    for (const area of settlementsOf(s, planOfSeat(s.options, frame.seat).side)) out.push(areaMove(area));
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) {
      // R6.5: declined by rank, so that regulars may come without the Sardaukar.
      become(s, { ...frame, ranks: frame.ranks.filter((rank) => rank !== frame.ranks[0]) });
      return;
    }
    const side = planOfSeat(s.options, frame.seat).side;
    const placed = placeOne(s, move.value, side, at(frame.ranks, 0));
    log?.push({
      type: 'deployed',
      side: item(SIDES, side),
      area: item(AREA_IDS, move.value),
      figure: item(FIGURES, placed),
    });
    become(s, { ...frame, ranks: frame.ranks.slice(1) });
  },
  explain(_s, _frame, move) {
    return move.kind === 'area' ? refuse('R6.6', 'notSettlement') : null;
  },
};
