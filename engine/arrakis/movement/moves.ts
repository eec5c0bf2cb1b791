import { at } from '../../core/at';
import type { LegionFilter } from '../cards/step';
import type { Moved, MovesFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { AREA_COUNT } from '../board/tables';
import { DONE, areaMove } from '../moves';
import type { Move } from '../moves';
import { refuse } from '../refusals';
import { forceLeaders, forceUnits, isDesert, legionIn } from '../state/legions';
import type { Force } from '../state/legions';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';
import { isPaulWithheld } from '../cards/lasting';
import { moveFollows } from './further';
import { destinations, hasDestination } from './reach';

/** What of a legion has not yet moved in this action (R7.1). */
function movableForce(s: State, moved: readonly Moved[], area: number): Force {
  let force = legionIn(s, area);
  for (const entry of moved) {
    if (entry.area !== area) continue;
    force = {
      regular: Math.max(0, force.regular - entry.regular),
      elite: Math.max(0, force.elite - entry.elite),
      special: Math.max(0, force.special - entry.special),
      generic: Math.max(0, force.generic - entry.generic),
      leaders: force.leaders & ~entry.leaders,
      tokens: force.tokens & ~entry.tokens,
    };
  }
  return force;
}

/** Does this part of a legion satisfy what an effect asks of it? */
export function contains(who: LegionFilter, force: Force): boolean {
  if (who.with === 'leader' && forceLeaders(force) === 0) return false;
  if (who.with === 'special' && force.special === 0) return false;
  return who.leader === undefined || (force.leaders & (1 << who.leader)) !== 0;
}

function inPlace(s: State, who: LegionFilter, area: number): boolean {
  if (who.area !== undefined && who.area !== area) return false;
  return who.terrain !== 'desert' || isDesert(s, area);
}

function canMove(s: State, frame: MovesFrame, side: number, area: number): boolean {
  if (at(s.owner, area) !== side || !inPlace(s, frame.who, area) || isPaulWithheld(s, area)) return false;
  const force = movableForce(s, frame.moved, area);
  if (forceUnits(force) === 0 || !contains(frame.who, force)) return false;
  return frame.who.onFoot === true
    ? destinations(s, side, area, 'foot').length > 0
    : hasDestination(s, side, area);
}

/** Choosing which legion moves next (R7.1). */
export const movesRule: FrameRule<MovesFrame> = {
  interruptible: true,
  settle(s, frame) {
    if (frame.left > 0) {
      const side = planOfSeat(s.options, frame.seat).side;
      for (let area = 0; area < AREA_COUNT; area++) if (canMove(s, frame, side, area)) return true;
    }
    pop(s);
    if (!moveFollows(s)) push(s, { k: 'limits' }); // once, after the last move
    return false;
  },
  ask(_s, frame) {
    return {
      seat: frame.seat,
      private: false,
      clause: 'R7.1',
      count: frame.total - frame.left + 1,
      of: frame.total,
    };
  },
  moves(s, frame, out) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (let area = 0; area < AREA_COUNT; area++) if (canMove(s, frame, side, area)) out.push(areaMove(area));
    out.push(DONE);
  },
  choose(s, frame, move) {
    if (move === DONE) {
      become(s, { ...frame, left: 0 });
      return;
    }
    push(s, {
      k: 'moveTo',
      seat: frame.seat,
      from: move.value,
      travel: 'foot',
      zone: -1,
      who: frame.who,
      movable: movableForce(s, frame.moved, move.value),
    });
  },
  explain(s, frame, move) {
    return move.kind === 'area' ? explainLegion(s, frame, move) : null;
  },
};

function explainLegion(s: State, frame: MovesFrame, move: Move) {
  const area = move.value;
  const side = planOfSeat(s.options, frame.seat).side;
  if (at(s.owner, area) !== side) return refuse('R7.1', 'ownLegionMissing');
  if (frame.who.area !== undefined && frame.who.area !== area) return refuse('R6.5', 'otherLegion');
  if (!inPlace(s, frame.who, area)) return refuse('R7.1', 'notInDesert');
  if (isPaulWithheld(s, area)) return refuse('R6.13', 'paulWithheld');
  const force = movableForce(s, frame.moved, area);
  if (forceUnits(force) === 0) return refuse('R7.1', 'alreadyMoved');
  if (!contains(frame.who, force)) {
    return refuse('R7.1', frame.who.with === 'special' ? 'needsSpecial' : 'needsLeader');
  }
  return refuse('R7.1', 'noDestination');
}

/** Follows a displaced legion, so that its figures stay known as moved. */
export function relocateMoved(s: State, from: number, to: number): void {
  for (let i = 0; i < s.frames.length; i++) {
    const frame = s.frames[i];
    if (frame?.k === 'moves' && frame.moved.some((entry) => entry.area === from)) {
      s.frames[i] = { ...frame, moved: frame.moved.map((e) => (e.area === from ? { ...e, area: to } : e)) };
    } else if (frame?.k === 'program' && frame.that === from) {
      s.frames[i] = { ...frame, that: to };
    } else if (frame?.k === 'turn' && frame.flown.includes(from)) {
      s.frames[i] = { ...frame, flown: frame.flown.map((area) => (area === from ? to : area)) };
    }
  }
}

/** Hits fall on figures that have moved first; what becomes of an elite has moved as it had (R7.1, R7.11). */
export function hitMoved(
  s: State,
  area: number,
  figure: 'regular' | 'elite' | 'special' | 'generic',
  beaten: boolean,
): void {
  for (let i = 0; i < s.frames.length; i++) {
    const frame = s.frames[i];
    if (frame?.k !== 'moves') continue;
    const index = frame.moved.findIndex((entry) => entry.area === area && entry[figure] > 0);
    const entry = frame.moved[index];
    if (entry === undefined) continue;
    const struck = { ...entry, [figure]: entry[figure] - 1 };
    if (beaten) struck.regular++;
    s.frames[i] = { ...frame, moved: frame.moved.map((other, n) => (n === index ? struck : other)) };
  }
}

/** A token that moved and is then revealed: its units have moved too. */
export function unmaskMoved(s: State, area: number, token: number, units: Force): void {
  for (let i = 0; i < s.frames.length; i++) {
    const frame = s.frames[i];
    if (frame?.k !== 'moves') continue;
    const moved = frame.moved.map((entry) =>
      entry.area === area && (entry.tokens & (1 << token)) !== 0
        ? {
            ...entry,
            tokens: entry.tokens & ~(1 << token),
            regular: entry.regular + units.regular,
            elite: entry.elite + units.elite,
            special: entry.special + units.special,
          }
        : entry,
    );
    s.frames[i] = { ...frame, moved };
  }
}
