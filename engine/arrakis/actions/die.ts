import { at, item } from '../../core/at';
import { runProgram } from '../cards/interpreter';
import { playCard, playable } from '../cards/play';
import type { ActionProgram } from '../cards/programs';
import type { Log } from '../events';
import type { DieFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { pop } from '../../core/stack';
import { DONE, FIRST_LEADER, OPTIONS, leaderMove, moveOf, optionMove } from '../moves';
import type { Move, OptionName } from '../moves';
import { LEADERS, RESULTS } from '../names';
import type { Result } from '../names';
import { claimableByDie, explainClaim, startClaim } from '../prescience/claims';
import { refuse } from '../refusals';
import { slotsOf } from '../round/dice';
import { LEADER_SLOT, isReady, leaderSeat } from '../state/leaders';
import { partnerOf, planOfSeat } from '../state/seating';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';
import { spendDie } from './spend';

/** Options of each result (R6.6). */
const COMMON: Readonly<Record<Exclude<Result, 'house'>, readonly OptionName[]>> = {
  leadership: ['moveWithLeader', 'surpriseAttack'],
  strategy: ['move', 'attack'],
  deployment: ['deploy'],
  mentat: ['draw'],
};

const OPTION_RESULT: Readonly<Partial<Record<OptionName, Result>>> = {
  moveWithLeader: 'leadership',
  surpriseAttack: 'leadership',
  move: 'strategy',
  attack: 'strategy',
  deploy: 'deployment',
  draw: 'mentat',
};

function options(side: number, result: number): readonly OptionName[] {
  const name = item(RESULTS, result);
  if (name !== 'house') return COMMON[name];
  if (side !== ATREIDES) return ['replace', 'vehicles'];
  return ['moveWithLeader', 'surpriseAttack', 'move', 'attack', 'deploy', 'draw']; // as any other result
}

/** The result as which a die is used by an option; a house die of the Atreides may be used as any. */
function usedAs(frame: DieFrame, option: OptionName): number {
  const name = OPTION_RESULT[option];
  return name === undefined ? frame.result : RESULTS.indexOf(name);
}

/** Who carries out a result: the player of the die, or the partner if only the partner's dashboard has it (R13.5). */
function carrierOf(s: State, frame: DieFrame, result: number): number {
  if (slotsOf(s, frame.seat, result) > 0) return frame.seat;
  const partner = partnerOf(s.options, frame.seat);
  return partner < 0 ? frame.seat : partner;
}

/** Leaders whose special action this die could trigger (R6.8); an Atreides house die serves every slot. */
function readyLeaders(s: State, frame: DieFrame): number[] {
  const side = planOfSeat(s.options, frame.seat).side;
  const wild = side === ATREIDES && item(RESULTS, frame.result) === 'house';
  const leaders: number[] = [];
  for (let leader = 0; leader < LEADERS.length; leader++) {
    const slot = at(LEADER_SLOT, leader);
    const fits = slot >= 0 && (wild || slot === frame.result);
    if (fits && isReady(s, leader) && leaderSeat(s, leader) === carrierOf(s, frame, slot))
      leaders.push(leader);
  }
  return leaders;
}

function programFor(side: number, option: OptionName): ActionProgram {
  if (option === 'deploy') return side === ATREIDES ? 'deployAtreides' : 'deployHarkonnen';
  return option as ActionProgram;
}

/** What the chosen die is spent on (R6.3). */
export const dieRule: FrameRule<DieFrame> = {
  interruptible: true,
  settle() {
    return true;
  },
  ask(_s, frame) {
    // Options, leaders and claims lie open (R6.6, R6.8, R8.4); only cards come from the hand (R6.3).
    return { seat: frame.seat, private: !frame.paid, partlyOpen: !frame.paid, clause: 'R6.6' };
  },
  moves(s, frame, out) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (const option of options(side, frame.result)) out.push(optionMove(option));
    for (const leader of readyLeaders(s, frame)) out.push(leaderMove(leader));
    if (!frame.paid) {
      for (const card of playable(s, frame.seat)) out.push(moveOf('card', card));
      if (side === ATREIDES) for (const card of claimableByDie(s)) out.push(moveOf('prescience', card));
    }
    out.push(DONE);
  },
  choose(s, frame, move, log) {
    pop(s);
    if (!frame.paid) spendDie(s, frame.seat, frame.result, log);
    carryOut(s, frame, move, log);
  },
  explain(s, frame, move) {
    if (move.kind === 'card') {
      const held = item(s.hands, frame.seat).includes(move.value);
      return held ? refuse('R6.11', 'neverDiscarded') : refuse('R6.3', 'notInHand');
    }
    if (move.kind === 'prescience') return explainClaim(s, move.value);
    if (move.kind !== 'figure' || move.value < FIRST_LEADER) return null;
    const leader = move.value - FIRST_LEADER;
    return at(s.leaderSpent, leader) === 1 && leaderSeat(s, leader) === frame.seat
      ? refuse('R6.8', 'leaderSpent')
      : refuse('R6.8', 'leaderUnavailable');
  },
};

function carryOut(s: State, frame: DieFrame, move: Move, log: Log): void {
  const side = planOfSeat(s.options, frame.seat).side;
  if (move === DONE) return; // R6.5: the effects of an action may be declined
  if (move.kind === 'option') {
    const option = item(OPTIONS, move.value);
    runProgram(s, programFor(side, option), carrierOf(s, frame, usedAs(frame, option)));
  } else if (move.kind === 'card') playCard(s, frame.seat, move.value, log);
  else if (move.kind === 'prescience') startClaim(s, move.value);
  else {
    const leader = move.value - FIRST_LEADER;
    s.leaderSpent[leader] = 1;
    log?.push({ type: 'leaderActs', leader: item(LEADERS, leader) });
    runProgram(s, `leader:${item(LEADERS, leader)}`, leaderSeat(s, leader)); // R13.5
  }
}
