import { at } from '../../../core/at';
import { isInterruptible } from '../../../core/rule';
import { CONES_OF_SILENCE } from '../../data/components.data';
import { ruleOf } from '../../frames/rules';
import { PHASES } from '../../names';
import type { Phase } from '../../names';
import type { Frame, FrameKind } from '../../frames/frame';
import { hasCones, isShared, isSolo } from '../../state/options';
import { partnerOf, planOfSeat } from '../../state/seating';
import { ATREIDES, HARKONNEN, enemyOf } from '../../state/state';
import type { State } from '../../state/state';
import { demand } from './demand';

/** The phase in which each step of a round leaves the game, and what it puts on the stack first (R5). */
const STEPS: Readonly<Record<number, readonly [phase: Phase, ...first: readonly FrameKind[]]>> = {
  1: ['start', 'mahdi'],
  2: ['vehicles', 'vehicles', 'mahdi'],
  3: ['actions', 'surplus'],
  4: ['actions', 'beneGesserit'],
  5: ['actions', 'beneGesserit'],
  6: ['actions', 'actions'],
  7: ['hazards', 'hazards', 'storms'],
  8: ['harvest', 'harvest', 'limits', 'mahdi'],
  9: ['end', 'endClaims'],
  11: ['end', 'swap'],
  12: ['end', 'swap'],
  13: ['end', 'discardDown'],
  14: ['end', 'dropPrescience'],
  15: ['end', 'mahdi'],
};

/** Frames that only what lies right below them can have put there. */
const RIGHT_ABOVE: Readonly<Partial<Record<FrameKind, readonly FrameKind[]>>> = {
  turn: ['actions'],
  actor: ['actions'],
  choice: ['program'],
  moveTo: ['moves'],
  moveWho: ['moves', 'limits', 'program'],
  combatCards: ['battle'],
  specials: ['battle'],
  drawTokens: ['deployLeader'],
  deployToken: ['deployLeader', 'deployToken'],
  deployLeader: ['limits'],
  rescue: ['hazards'],
  tie: ['mahdi'],
  demand: ['program', 'mahdi'],
};

/** Frames of which a stack holds one at most, at a place of its own. */
const PLACED: Readonly<Partial<Record<FrameKind, number>>> = { round: 0, actions: 1, actor: 2, turn: 2 };

/** What one side does in its own action turn; the others may come up in either's, or outside. */
const OF_THE_TURN: readonly FrameKind[] = [
  ...([
    'die',
    'program',
    'choice',
    'moves',
    'moveTo',
    'moveWho',
    'attack',
    'target',
    'draw',
    'drawTokens',
  ] as const),
  ...(['deployToken', 'deployLeader', 'deployUnits', 'replace', 'placeVehicles', 'placeWormsigns'] as const),
  ...(['moveWorms', 'wormAttack', 'guerrilla', 'scout', 'atomics', 'place', 'pick'] as const),
];
/** Needs an action turn, whoever decides. */
const WITHIN_A_TURN: readonly FrameKind[] = [
  ...OF_THE_TURN,
  ...(['battle', 'combatCards', 'specials', 'wormsign', 'worm', 'displace', 'demand'] as const),
];
const OF_ONE_SIDE: Readonly<Partial<Record<FrameKind, number>>> = {
  drawTokens: ATREIDES,
  deployToken: ATREIDES,
  placeWormsigns: ATREIDES,
  moveWorms: ATREIDES,
  wormAttack: ATREIDES,
  guerrilla: ATREIDES,
  atomics: ATREIDES,
  deployUnits: HARKONNEN,
  placeVehicles: HARKONNEN,
  scout: HARKONNEN,
};

/** Programs that the Fremen carry out with a house die of their partner's (R13.5). */
const FREMEN_PROGRAMS: readonly string[] = [
  'move',
  'attack',
  'deployAtreides',
  'leader:stilgar',
  'leader:chani',
];

const MOST_FRAMES = 40;

function examineBottom(s: State): void {
  const [round, first] = s.frames;
  demand(round?.k === 'round' && first !== undefined, 'R5', 'no round under way');
  const step = STEPS[round.step];
  demand(step !== undefined, 'R5', `step ${round.step} of a round`);
  const [phase, ...kinds] = step;
  demand(s.phase === PHASES.indexOf(phase), 'R5', `phase ${s.phase} at step ${round.step}`);
  demand(kinds.includes(first.k), 'R5', `${first.k} in the phase of ${phase}`);
}

/** The seat that a frame names, if it names one. */
function seatIn(frame: Frame): number | null {
  return 'seat' in frame ? frame.seat : null;
}

/** A house die used as a result that only the Fremen have is carried out by them (R13.5). */
function isHandedOn(s: State, seat: number, frame: Frame): boolean {
  return (
    frame.k === 'program' &&
    planOfSeat(s.options, seat).dashboard === 'houseAtreides' &&
    frame.seat === partnerOf(s.options, seat) &&
    FREMEN_PROGRAMS.includes(frame.id)
  );
}

/** What people who share a side are asked comes up only where two do (R13.3, R13.4, R13.7). */
function examinePartners(s: State): void {
  s.frames.forEach((frame, index) => {
    if (frame.k === 'actor' || frame.k === 'demand')
      demand(isShared(s.options, frame.side), 'R13.1', `${frame.k} of a side that nobody shares`);
    if (frame.k === 'demand') {
      const turn = s.frames.find((other) => other.k === 'turn');
      const own = turn !== undefined && planOfSeat(s.options, turn.seat).side === frame.side;
      demand(!own, 'R13.4', 'a demand of the own side');
    }
    if (frame.k !== 'cone') return;
    const { side } = planOfSeat(s.options, frame.seat);
    demand(hasCones(s.options, side), 'R13.7', 'a cone of silence of a side that has none');
    demand(at(s.cones ?? [], side) < CONES_OF_SILENCE, 'R13.7', 'a cone of silence that was not spent');
    const below = s.frames[index - 1];
    demand(index === s.frames.length - 1 && below !== undefined, 'R13.7', 'a cone of silence out of place');
    const rule = ruleOf(below);
    const asked = isInterruptible(rule, s) ? rule.ask(s, below).seat : -1;
    demand(asked === frame.seat, 'R13.7', 'a cone of silence at another time');
  });
  (s.cones ?? []).forEach((left, side) =>
    demand(left === 0 || hasCones(s.options, side), 'R13.7', 'cones of silence of a side that has none'),
  );
}

function examineTurn(s: State): void {
  const turn = s.frames.find((frame) => frame.k === 'turn');
  const actor = s.frames.find((frame) => frame.k === 'actor');
  const actions = s.frames.find((frame) => frame.k === 'actions');
  const begun = turn !== undefined || actor !== undefined;
  demand(begun === (actions !== undefined), 'R6.3', 'an action phase without a turn');
  const side = turn === undefined ? actor?.side : planOfSeat(s.options, turn.seat).side;
  if (side !== undefined && actions !== undefined)
    demand(side === enemyOf(actions.next), 'R6.3', 'the turn of the side that comes next');
  let carrier = turn?.seat ?? -1;
  for (const frame of s.frames) {
    if (turn !== undefined && isHandedOn(s, turn.seat, frame)) carrier = partnerOf(s.options, turn.seat);
    demand(
      turn !== undefined || !WITHIN_A_TURN.includes(frame.k),
      'R6.3',
      `${frame.k} without an action turn`,
    );
    const seat = seatIn(frame);
    if (turn === undefined || seat === null || !OF_THE_TURN.includes(frame.k)) continue;
    // Only what the opponent is made to discard is picked by the other side.
    const foreign = frame.k === 'pick' && frame.pick === 'discard';
    const right = foreign ? planOfSeat(s.options, seat).side !== side : seat === carrier;
    demand(right, 'R6.3', `${frame.k} in the turn of another`);
    const only = OF_ONE_SIDE[frame.k];
    demand(
      only === undefined || planOfSeat(s.options, seat).side === only,
      'R6.6',
      `${frame.k} of the wrong side`,
    );
  }
}

/** The frames of a position lie as the rules put them on each other. */
export function examineStack(s: State): void {
  if (s.winner >= 0) return;
  demand(s.frames.length <= MOST_FRAMES, 'R5', 'too much under way');
  examineBottom(s);
  s.frames.forEach((frame, index) => {
    const place = PLACED[frame.k];
    demand(place === undefined || place === index, 'R5', `${frame.k} out of place`);
    const below = s.frames[index - 1]?.k;
    const wanted = RIGHT_ABOVE[frame.k];
    demand(
      wanted === undefined || (below !== undefined && wanted.includes(below)),
      'R5',
      `${frame.k} above ${below ?? 'nothing'}`,
    );
    demand(
      isSolo(s.options) || (frame.k !== 'mahdi' && frame.k !== 'tie'),
      'R14.0',
      'the automaton in a game of two',
    );
  });
  examineTurn(s);
  examinePartners(s);
}
