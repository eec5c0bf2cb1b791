import type { Op } from '../../cards/compile';
import type { SingleStep } from '../../cards/step';

/** The steps of an alternative that begins at a place in a program: those up to the jump behind it. */
export function alternativeAt(program: readonly Op[], start: number): readonly SingleStep[] {
  const steps: SingleStep[] = [];
  for (let i = start; i < program.length; i++) {
    const op = program[i];
    if (op?.op !== 'step') break;
    steps.push(op.step);
  }
  return steps;
}
