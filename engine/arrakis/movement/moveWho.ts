import { bitsOf } from '../../core/bits';
import { AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import { forceShown } from '../events/forceShown';
import type { MoveWhoFrame, Travel } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, innermost, pop } from '../../core/stack';
import { FIRST_LEADER, FIRST_TOKEN, GENERIC_FIGURE, figureMove, isOption, optionMove } from '../moves';
import type { Move } from '../moves';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { forceUnits, moveForce } from '../state/legions';
import type { Force } from '../state/legions';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';
import { item } from '../../core/at';
import { removeStrandedLeaders } from '../state/supply';
import { removeVehicle } from '../state/vehicles';
import { arrive } from './arrive';
import { contains } from './moves';

function has(force: Force, figure: number): boolean {
  if (figure === 0) return force.regular > 0;
  if (figure === 1) return force.elite > 0;
  if (figure === 2) return force.special > 0;
  if (figure < GENERIC_FIGURE) return (force.tokens & (1 << (figure - FIRST_TOKEN))) !== 0;
  if (figure === GENERIC_FIGURE) return force.generic > 0;
  return (force.leaders & (1 << (figure - FIRST_LEADER))) !== 0;
}

/** A force without one of its figures; null if it has none such. */
function without(force: Force, figure: number): Force | null {
  if (!has(force, figure)) return null;
  const token = figure >= FIRST_TOKEN && figure < GENERIC_FIGURE ? 1 << (figure - FIRST_TOKEN) : 0;
  const leader = figure >= FIRST_LEADER ? 1 << (figure - FIRST_LEADER) : 0;
  return {
    regular: force.regular - (figure === 0 ? 1 : 0),
    elite: force.elite - (figure === 1 ? 1 : 0),
    special: force.special - (figure === 2 ? 1 : 0),
    generic: force.generic - (figure === GENERIC_FIGURE ? 1 : 0),
    leaders: force.leaders & ~leader,
    tokens: force.tokens & ~token,
  };
}

/** May this figure stay behind? Leaders never go without a unit (R7.1); left without one they are lost (R3.3). */
function rest(frame: MoveWhoFrame, figure: number): Force | null {
  const force = without(frame.take, figure);
  if (force === null || forceUnits(force) === 0 || !contains(frame.who, force)) return null;
  return force;
}

function figuresOf(force: Force): number[] {
  const figures: number[] = [];
  if (force.regular > 0) figures.push(0);
  if (force.elite > 0) figures.push(1);
  if (force.special > 0) figures.push(2);
  for (const token of bitsOf(force.tokens)) figures.push(FIRST_TOKEN + token);
  if (force.generic > 0) figures.push(GENERIC_FIGURE);
  for (const leader of bitsOf(force.leaders)) figures.push(FIRST_LEADER + leader);
  return figures;
}

function leavable(frame: MoveWhoFrame): number[] {
  return figuresOf(frame.take).filter((figure) => figure >= frame.last && rest(frame, figure) !== null);
}

/** Choosing who stays behind; everyone goes unless told otherwise (R7.1). */
export const moveWhoRule: FrameRule<MoveWhoFrame> = {
  settle(s, frame, log) {
    if (leavable(frame).length > 0 || frame.travel === 'withSietch') return true;
    march(s, frame, log);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R7.1', area: frame.from, target: frame.to };
  },
  moves(_s, frame, out) {
    out.push(optionMove('march'));
    if (frame.travel === 'withSietch') out.push(optionMove('stay'));
    for (const figure of leavable(frame)) out.push(figureMove(figure));
  },
  choose(s, frame, move, log) {
    if (isOption(move, 'march')) march(s, frame, log);
    else if (isOption(move, 'stay')) pop(s);
    else {
      const take = rest(frame, move.value);
      if (take !== null) become(s, { ...frame, take, last: move.value });
    }
  },
  explain(_s, frame, move: Move) {
    if (move.kind !== 'figure') return null;
    const force = without(frame.take, move.value);
    if (force === null) return refuse('R7.1', 'notPresent');
    if (forceUnits(force) === 0) return refuse('R7.1', 'needsUnit');
    if (!contains(frame.who, force)) {
      return refuse('R7.1', frame.who.with === 'special' ? 'needsSpecial' : 'needsLeader');
    }
    return refuse('R7.1', 'notNow');
  },
};

/** Moves of a move action; cards also carry legions in ways of their own. */
function byRule(travel: Travel): boolean {
  return travel === 'foot' || travel === 'sandride' || travel === 'air';
}

function march(s: State, frame: MoveWhoFrame, log: Log): void {
  const side = planOfSeat(s.options, frame.seat).side;
  pop(s);
  if (frame.travel === 'air') {
    removeVehicle(s, frame.zone, 'transport', log);
    const turn = innermost(s, 'turn');
    if (turn !== null) amend(s, 'turn', { flown: [...turn.flown, frame.to] });
  }
  moveForce(s, frame.from, frame.to, frame.take);
  const moves = byRule(frame.travel) ? innermost(s, 'moves') : null;
  if (moves !== null) {
    amend(s, 'moves', { left: moves.left - 1, moved: [...moves.moved, { ...frame.take, area: frame.to }] });
  }
  const program = innermost(s, 'program');
  if (program !== null && (program.that === frame.from || moves?.total === 1))
    amend(s, 'program', { that: frame.to });
  log?.push({
    type: 'moved',
    side: item(SIDES, side),
    from: item(AREA_IDS, frame.from),
    to: item(AREA_IDS, frame.to),
    force: forceShown(frame.take),
    how: frame.travel,
  });
  removeStrandedLeaders(s, frame.from, log); // R3.3
  arrive(s, frame.to, side, { sandride: frame.travel === 'sandride', force: frame.take }, log);
}
