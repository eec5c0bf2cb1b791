import type { State } from '../state/state';
import type { Condition } from './step';

const TESTS: Readonly<Record<Condition, (s: State) => boolean>> = {
  wildMakerReady: (s) => s.wildMaker === 1 && s.wildMakerSpent === 0,
};

export function holds(s: State, condition: Condition): boolean {
  return TESTS[condition](s);
}
