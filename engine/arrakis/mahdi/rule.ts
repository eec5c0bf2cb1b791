import { item } from '../../core/at';
import type { Frame, MahdiFrame, TieFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push, top } from '../../core/stack';
import { ruleOf } from '../frames/rules';
import { canonicalMove } from '../moves';
import type { Move } from '../moves';
import { decidingSeat } from '../state/deciding';
import { ATREIDES } from '../state/state';
import { runAct, runDraws, runRoll } from './act';
import { answer } from './answers';
import { newPlan } from './ask';
import type { Plan } from './ask';
import { runCard } from './cards';
import { runCarry } from './carry';
import { runBombard, runReshuffle, runSpy, runTank, runWormsigns } from './effects';
import { runGarrison } from './garrison';
import { runHarvest } from './harvest';
import { pushMoves, runMoves } from './moves';
import { runPlace } from './place';
import { runStrike } from './strike';
import type { MahdiTask } from './task';
import { runDeploy, runReplace } from './units';
import { runCarryalls, runHarvesters, runOrnithopters } from './vehicles';

function run(plan: Plan, task: MahdiTask): void {
  switch (task.t) {
    case 'answer':
      return runAnswer(plan);
    case 'harvesters':
      return runHarvesters(plan, task);
    case 'carryalls':
      return runCarryalls(plan, task.left);
    case 'ornithopters':
      return runOrnithopters(plan, task.left);
    case 'roll':
      return runRoll(plan);
    case 'act':
      return runAct(plan, task.result);
    case 'strike':
      return runStrikeOrMove(plan, task);
    case 'moves':
      return runMoves(plan, task);
    case 'deploy':
      return runDeploy(plan, task);
    case 'replace':
      return runReplace(plan, task);
    case 'draws':
      return runDraws(plan, task.left, task.house);
    case 'card':
      return runCard(plan, task);
    case 'place':
      return runPlace(plan, task);
    case 'wormsigns':
      return runWormsigns(plan, task.left);
    case 'bombard':
      return runBombard(plan, task.dice);
    case 'tank':
      return runTank(plan, task.of);
    case 'spy':
      return runSpy(plan);
    case 'carry':
      return runCarry(plan);
    case 'reshuffle':
      return runReshuffle(plan);
    case 'garrison':
      return runGarrison(plan, task);
    case 'harvest':
      return runHarvest(plan, task);
  }
}

function runStrikeOrMove(plan: Plan, task: Extract<MahdiTask, { readonly t: 'strike' }>): void {
  if (runStrike(plan, task.who, task.terms) !== false) return;
  pop(plan.s);
  if (task.legions > 0) pushMoves(plan.s, task.who, task.legions);
}

/** The frame below waits for the Harkonnen: the automaton makes that decision. */
function runAnswer(plan: Plan): void {
  const { s } = plan;
  const below = item<Frame>(s.frames, s.frames.length - 2);
  const move = answer(plan, below);
  if (move === null) return;
  pop(s);
  ruleOf(below).choose(s, below, move, plan.log);
}

/** The automaton works; where its criteria tie, the human picks (R14.0). */
export const mahdiRule: FrameRule<MahdiFrame> = {
  settle(s, frame, log) {
    const plan = newPlan(s, frame.picks, log);
    run(plan, frame.task);
    if (plan.tie !== null) push(s, { k: 'tie', ...plan.tie.matter, moves: plan.tie.moves });
    return false;
  },
  ask(s) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R14.0' };
  },
  moves() {},
  choose() {},
};

export const tieRule: FrameRule<TieFrame> = {
  settle() {
    return true;
  },
  ask(s, frame) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: frame.clause };
  },
  moves(_s, frame, out) {
    for (const move of frame.moves) out.push(canonicalMove(move) as Move);
  },
  choose(s, frame, move) {
    pop(s);
    const task = top(s);
    const index = frame.moves.findIndex((other) => other.kind === move.kind && other.value === move.value);
    if (task?.k === 'mahdi') become(s, { ...task, picks: [...task.picks, index] });
  },
};
