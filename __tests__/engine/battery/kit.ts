import type { AnyEvent, AnyOptions, Refusal, Viewer } from '../../../engine';
import type { RandomStream } from '../../../engine/core/random';
import type { GameKit } from '../../../scripts/games/kit';

/** What the battery must know of a game beyond what the scripts know. */
export interface TestKit<
  Options extends AnyOptions,
  State,
  Move,
  Event extends AnyEvent,
  View,
> extends GameKit<Options, State, Move, Event, View> {
  /** What is wrong with a state that waits for a decision; nothing if all is well. */
  violations(state: State): readonly string[];
  /** Another state that the viewer cannot tell from this one: all that is hidden from the viewer is placed differently. */
  permuteHidden(state: State, viewer: Viewer, stream: RandomStream): State;
  /** Every move that can be written down. */
  readonly allMoves: readonly [Move, ...Move[]];
  /** Has the shape of moves, but is none. Made when asked for: one fraction among them changes how V8 keeps all moves. */
  nonsense(): readonly Move[];
  /** Does a refusal name a clause of this game and a reason that its catalogues know? */
  isRefusal(refusal: Refusal): boolean;
}
