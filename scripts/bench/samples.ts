import {
  parsePosition,
  printPosition,
  type FrameKind,
  type Move,
  type Mode,
  type State,
} from '../../engine/arrakis';
import type { PolicyName } from '../../engine/players';
import { playGame } from '../sim/game';

export interface Sample {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly kind: FrameKind;
}

/** A prime, so that no kind of decision is passed over by the rhythm of a round. */
const EVERY = 53;

/** States of played games as they come, so that each kind of decision has its natural share. */
export function sampleStates(mode: Mode, policy: PolicyName, games: number): Sample[] {
  const samples: Sample[] = [];
  let met = 0;
  for (let seed = 1; seed <= games; seed++) {
    playGame({ mode, policy, seed }, (state, moves) => {
      const frame = state.frames[state.frames.length - 1];
      if (frame === undefined || met++ % EVERY !== 0) return;
      // Not by cloneState: thousands of clones that are kept teach V8 to lay all clones in its old space, and slow.
      samples.push({ state: parsePosition(printPosition(state)), moves: [...moves], kind: frame.k });
    });
  }
  return samples;
}

/** Some of them, few enough to stay near the processor, as the one state of a running game does. */
export function fewOf<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)] as T);
}
