import { at, filled, item } from '../../core/at';
import { become, pop, push } from '../../core/stack';
import { CONFLICT_CONTROL, CONFLICT_IDS, MAKER_SPACES } from '../cards/tables';
import type { Log } from '../events';
import type { DefendFrame, RoundFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import { tell } from '../hagal/turn';
import { NO, YES } from '../moves';
import { MAKERS, PHASES } from '../names';
import type { Phase } from '../names';
import { draw } from '../state/deck';
import { difficultyOf, hasHagal, isPerson, isSolo } from '../state/options';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import { deployFromSupply } from '../state/deploy';
import { supplyOf } from '../state/troops';
import { askForLeaders, askForMasterstroke } from './leaders';

const HAND = 5;
/** Points that end the game, looked at in Phase 5 alone (I3.1). */
export const END_POINTS = 10;
/** Agents of a player at first, and of House Hagal always (I2.7, I12.9). */
export const AGENTS = 2;
export const HAGAL_AGENTS = 3;

/** Round in which the Rivals' Swordmasters join, by how many Conflict cards lay above them (I13.2). */
const SWORDMASTER_ROUND = { mercenary: 5, sardaukar: 4, mentat: 3, kwisatzHaderach: 3 } as const;

function enter(s: State, phase: Phase, log: Log): void {
  s.phase = PHASES.indexOf(phase);
  log?.push({ type: 'phase', phase });
}

/** The steps of a round, in order. The first two come once. */
const STEPS: readonly ((s: State, log: Log) => void)[] = [
  (s) => askForLeaders(s),
  (s) => askForMasterstroke(s),
  startRound,
  drawHands,
  (s, log) => {
    enter(s, 'turns', log);
    push(s, { k: 'turns', next: s.firstPlayer });
  },
  (s, log) => {
    enter(s, 'combat', log);
    push(s, { k: 'combat', stage: 'hagal', winner: NOBODY });
  },
  makers,
  recall,
];
const START_ROUND = STEPS.indexOf(startRound);

export const roundRule: FrameRule<RoundFrame> = neverAsks('I4.1', (s, { step }, log) => {
  become(s, { k: 'round', step: step + 1 < STEPS.length ? step + 1 : START_ROUND });
  item(STEPS, step)(s, log);
  return false;
});

/** Phase 1: the next Conflict, its defender, and what was won for this round (I4.1). */
function startRound(s: State, log: Log): void {
  s.round++;
  log?.push({ type: 'roundBegins', round: s.round, firstPlayer: s.firstPlayer });
  enter(s, 'roundStart', log);
  if (s.conflictCard >= 0) s.conflictsPast.push(s.conflictCard);
  s.conflictCard = s.conflictDeck.pop() as number;
  log?.push({ type: 'conflictRevealed', conflict: item(CONFLICT_IDS, s.conflictCard) });
  newAgents(s, log);
  const owner = defenderOf(s);
  if (owner === NOBODY) return;
  if (isPerson(s.options, owner)) push(s, { k: 'defend', seat: owner });
  else deployFromSupply(s, owner, log); // I13.5
}

/** Whoever controls the space of this round's Conflict and has a troop in the supply (I4.1). */
export function defenderOf(s: State): number {
  const control = at(CONFLICT_CONTROL, s.conflictCard);
  const owner = control < 0 ? NOBODY : at(s.control, control);
  return owner === NOBODY || supplyOf(s, owner) === 0 ? NOBODY : owner;
}

/** Agents that come with a new round: Swordmasters of the Rivals (I13.3), the Mentat that was won (I5.8). */
export function newAgents(s: State, log: Log): void {
  rivalSwordmasters(s, log);
  if (s.mentatNext === NOBODY) return;
  s.mentat = s.mentatNext;
  s.mentatNext = NOBODY;
  s.agents[s.mentat] = at(s.agents, s.mentat) + 1;
  log?.push({ type: 'mentatTaken', seat: s.mentat });
}

function rivalSwordmasters(s: State, log: Log): void {
  if (!isSolo(s.options) || s.round !== SWORDMASTER_ROUND[difficultyOf(s.options)]) return;
  for (let seat = s.options.players; seat < s.vp.length; seat++) {
    s.swordmaster[seat] = 1;
    s.agents[seat] = at(s.agents, seat) + 1;
    tell(log, seat, 'I13.3', 'swordmaster');
  }
}

/** Who controls the space may send one troop from the supply (I4.1). */
export const defendRule: FrameRule<DefendFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I4.1' }),
  moves(_s, _frame, out) {
    out.push(YES, NO);
  },
  choose(s, { seat }, move, log) {
    pop(s);
    if (move === YES) deployFromSupply(s, seat, log);
  },
};

function drawHands(s: State, log: Log): void {
  for (let step = 0; step < s.vp.length; step++) {
    const seat = (s.firstPlayer + step) % s.vp.length;
    if (isPerson(s.options, seat)) draw(s, seat, HAND, log);
  }
}

/** Phase 4: a Maker space without an Agent gathers spice. */
function makers(s: State, log: Log): void {
  enter(s, 'makers', log);
  gatherSpice(s, log);
}

/** I4.4. */
export function gatherSpice(s: State, log: Log): void {
  for (let maker = 0; maker < MAKER_SPACES.length; maker++) {
    if (at(s.occupied, at(MAKER_SPACES, maker)) !== 0) continue;
    const total = at(s.bonusSpice, maker) + 1;
    s.bonusSpice[maker] = total;
    log?.push({ type: 'bonusSpice', space: item(MAKERS, maker), total });
  }
}

/** Phase 5: the end, or a new round (I4.5). */
function recall(s: State, log: Log): void {
  enter(s, 'recall', log);
  if (s.vp.some((points) => points >= END_POINTS) || s.conflictDeck.length === 0) {
    enter(s, 'endgame', log);
    log?.push({ type: 'endgame' });
    become(s, { k: 'endgame', next: 0 });
    return;
  }
  recallAgents(s, log);
}

/** I4.5. */
export function recallAgents(s: State, log: Log): void {
  s.mentat = NOBODY;
  s.occupied = filled(s.occupied.length, 0);
  s.voice = filled(s.voice.length, NOBODY);
  s.revealed.length = 0;
  for (let seat = 0; seat < s.agents.length; seat++) s.agents[seat] = agentsOf(s, seat);
  const inOrder = hasHagal(s.options) ? s.options.players : s.vp.length;
  s.firstPlayer = (s.firstPlayer + 1) % inOrder;
  log?.push({ type: 'agentsRecalled' });
}

function agentsOf(s: State, seat: number): number {
  if (hasHagal(s.options) && !isPerson(s.options, seat)) return HAGAL_AGENTS;
  return AGENTS + at(s.swordmaster, seat);
}
