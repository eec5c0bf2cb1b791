import { PHASES } from '../../names';
import type { Phase } from '../../names';
import type { Frame, FrameKind } from '../../frames/frame';
import { isSolo } from '../../state/options';
import { planOfSeat } from '../../state/seating';
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
};

/** Frames of which a stack holds one at most, at a place of its own. */
const PLACED: Readonly<Partial<Record<FrameKind, number>>> = { round: 0, actions: 1, turn: 2 };

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
  ...(['battle', 'combatCards', 'specials', 'wormsign', 'worm', 'displace'] as const),
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

function examineTurn(s: State): void {
  const turn = s.frames.find((frame) => frame.k === 'turn');
  const actions = s.frames.find((frame) => frame.k === 'actions');
  demand((turn === undefined) === (actions === undefined), 'R6.3', 'an action phase without a turn');
  if (turn !== undefined && actions !== undefined) {
    const side = planOfSeat(s.options, turn.seat).side;
    demand(side === enemyOf(actions.next), 'R6.3', 'the turn of the side that comes next');
  }
  for (const frame of s.frames) {
    demand(
      turn !== undefined || !WITHIN_A_TURN.includes(frame.k),
      'R6.3',
      `${frame.k} without an action turn`,
    );
    const seat = seatIn(frame);
    if (turn === undefined || seat === null || !OF_THE_TURN.includes(frame.k)) continue;
    // Only what the opponent is made to discard is picked by the other side.
    const foreign = frame.k === 'pick' && frame.pick === 'discard';
    demand((seat === turn.seat) !== foreign, 'R6.3', `${frame.k} in the turn of the other side`);
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
}
