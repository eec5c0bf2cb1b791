import { item } from '../../core/at';
import type { Log } from '../events';
import type { ChoiceFrame, ProgramFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, pop, push } from '../../core/stack';
import { DONE, moveOf } from '../moves';
import type { State } from '../state/state';
import type { Op } from './compile';
import { holds } from './conditions';
import { filterOf, performStep } from './performStep';
import { programOf } from './programs';

/** The program gone on to another operation. Written out: it happens in every action, and copying by spread is slow. */
function goTo({ id, seat, that }: ProgramFrame, at: number): ProgramFrame {
  return { k: 'program', id, at, seat, that };
}

export function runProgram(s: State, id: string, seat: number): void {
  push(s, { k: 'program', id, at: 0, seat, that: -1 });
}

/** Does an alternative speak of "that legion" where none was chosen? */
function meansNobody(s: State, frame: ProgramFrame, op: Op | undefined): boolean {
  return op?.op === 'step' && 'who' in op.step && filterOf(s, frame, op.step.who) === null;
}

/** Carries out a program one operation at a time; each step puts its own frame on top. */
export const programRule: FrameRule<ProgramFrame> = {
  settle(s, frame, log) {
    const ops = programOf(frame.id);
    const op = ops[frame.at];
    if (op === undefined) {
      pop(s);
      return false;
    }
    switch (op.op) {
      case 'jump':
        become(s, goTo(frame, op.to));
        return false;
      case 'unless':
        become(s, goTo(frame, holds(s, op.cond, frame.seat) ? frame.at + 1 : op.to));
        return false;
      case 'choose': {
        const open = op.of.filter(
          (branch) =>
            (branch.when === null || holds(s, branch.when, frame.seat)) &&
            !meansNobody(s, frame, ops[branch.to]),
        );
        if (open.length === 0) become(s, goTo(frame, op.end));
        else push(s, { k: 'choice', seat: frame.seat, targets: open.map((branch) => branch.to) });
        return false;
      }
      case 'step': {
        const next = goTo(frame, frame.at + 1);
        become(s, next);
        log?.push({ type: 'step', program: frame.id, step: op.step.do });
        performStep(s, next, op.step, log);
        return false;
      }
    }
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.5' };
  },
  moves() {},
  choose() {},
};

/** One of several alternatives, by number; declining ends the program (R6.5). */
export const choiceRule: FrameRule<ChoiceFrame> = {
  interruptible: true,
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R6.5' };
  },
  moves(_s, frame, out) {
    frame.targets.forEach((_, index) => out.push(moveOf('number', index + 1)));
    out.push(DONE);
  },
  choose(s, frame, move, _log: Log) {
    pop(s);
    if (move === DONE) pop(s);
    else amend(s, 'program', { at: item(frame.targets, move.value - 1) });
  },
};
