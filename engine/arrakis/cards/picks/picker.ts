import type { Refusal } from '../../../core/illegalMove';
import type { Log } from '../../events';
import type { PickFrame } from '../../frames/frame';
import type { Move } from '../../moves';
import type { State } from '../../state/state';

/** What one kind of pick offers and does. */
export interface Picker {
  readonly clause: string;
  /** May not be declined. */
  readonly compulsory?: true;
  readonly private?: true;
  /** See `Question.partlyOpen`. */
  readonly partlyOpen?: true;
  /** Waits even with nothing to offer, so that skipping it betrays nothing of a hand. */
  waits?(s: State, frame: PickFrame): boolean;
  options(s: State, frame: PickFrame): Move[];
  /** The frame is still on top: `pop` it when the step is done, `become` its next stage otherwise. */
  pick(s: State, frame: PickFrame, move: Move, log: Log): void;
  /** Done when no more is picked; the frame is gone. */
  finish?(s: State, frame: PickFrame, log: Log): void;
  explain?(s: State, frame: PickFrame, move: Move): Refusal | null;
}
