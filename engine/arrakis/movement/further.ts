import { programOf } from '../cards/programs';
import { amend, innermost } from '../../core/stack';
import type { State } from '../state/state';

function isMove(id: string, place: number): boolean {
  const op = programOf(id)[place];
  return op?.op === 'step' && op.step.do === 'move';
}

/** The action goes straight on with another move (Rabban): the unit limit waits for its last one (R7.1). */
export function moveFollows(s: State): boolean {
  const program = innermost(s, 'program');
  return program !== null && isMove(program.id, program.at);
}

/** After a forced retreat the rest of a legion's move is lost (R7.5). */
export function loseFurtherMoves(s: State): void {
  const program = innermost(s, 'program');
  if (program !== null && isMove(program.id, program.at)) amend(s, 'program', { at: program.at + 1 });
}
