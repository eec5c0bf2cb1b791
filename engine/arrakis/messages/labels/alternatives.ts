import type { Op } from '../../cards/compile';
import type { Deed } from '../../cards/step';

/** The deeds of an alternative that begins at a place in a program: those up to the jump behind it. */
export function alternativeAt(program: readonly Op[], start: number): readonly Deed[] {
  const deeds: Deed[] = [];
  for (let i = start; i < program.length; i++) {
    const op = program[i];
    if (op?.op !== 'deed') break;
    deeds.push(op.step);
  }
  return deeds;
}
