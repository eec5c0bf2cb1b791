import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';

/** Picks by a small generator of its own: the same moves on every device. */
export function trialPicker<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
): (state: State) => Move | undefined {
  let luck = 1965;
  return (state) => {
    const moves = rules.legalMoves(state);
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return moves[Math.floor((luck / 2 ** 32) * moves.length)];
  };
}
