import type { Condition, SingleStep, Step } from './step';

/** A program as a flat list, so that a place in it is one number. */
export type Op =
  | { readonly op: 'step'; readonly step: SingleStep }
  | { readonly op: 'unless'; readonly cond: Condition; readonly to: number }
  | { readonly op: 'jump'; readonly to: number }
  | {
      readonly op: 'choose';
      readonly of: readonly { readonly when: Condition | null; readonly to: number }[];
      /** Where all alternatives lead in the end. */
      readonly end: number;
    };

export function compile(steps: readonly Step[]): readonly Op[] {
  const ops: Op[] = [];
  emit(steps, ops);
  return ops;
}

function emit(steps: readonly Step[], ops: Op[]): void {
  for (const step of steps) {
    if (step.do === 'if') {
      const test = ops.push({ op: 'jump', to: 0 }) - 1;
      emit(step.then, ops);
      const skip = ops.push({ op: 'jump', to: 0 }) - 1;
      ops[test] = { op: 'unless', cond: step.cond, to: ops.length };
      emit(step.else ?? [], ops);
      ops[skip] = { op: 'jump', to: ops.length };
    } else if (step.do === 'choose') {
      const choice = ops.push({ op: 'jump', to: 0 }) - 1;
      const exits: number[] = [];
      const of = step.of.map((alternative) => {
        const to = ops.length;
        emit(alternative.steps, ops);
        exits.push(ops.push({ op: 'jump', to: 0 }) - 1);
        return { when: alternative.when ?? null, to };
      });
      ops[choice] = { op: 'choose', of, end: ops.length };
      for (const exit of exits) ops[exit] = { op: 'jump', to: ops.length };
    } else ops.push({ op: 'step', step });
  }
}
