import type { AnyPending } from '../core/game';

/** What a game tells the players without people about itself; they know nothing else of it. */
export interface PlayerHints<State, Move> {
  /** How well a seat stands, seen from that seat; only differences mean anything. */
  evaluate(state: State, seat: number): number;
  /** Moves that play by chance takes only now and then, such as declining or interrupting. */
  isRare(move: Move): boolean;
  /** The rare move that is usual where there is nothing else to do: doing nothing. */
  isIdle(move: Move): boolean;
  /** A decision that begins something new: what was tried before it can be judged here. */
  endsTrial(pending: AnyPending): boolean;
}
