import {
  ENGINE_VERSION,
  hashState,
  legalMoves,
  newGame,
  outcome,
  parseMove,
  parsePosition,
  pending,
  play,
  playSilently,
  printMove,
  printPosition,
  view,
  type GameEvent,
  type GameOptions,
  type Move,
  type State,
} from '../../../engine';

/** What storage asks of the engine. Tests hand in another one to see what happens when rules change. */
export interface Rules {
  readonly version: number;
  newGame(options: GameOptions): State;
  play(state: State, move: Move): readonly GameEvent[];
  /** The same without telling what happened; faster. */
  advance(state: State, move: Move): void;
  printMove(move: Move): string;
  parseMove(text: string): Move | null;
  printPosition(state: State): string;
  parsePosition(text: string): State;
  hash(state: State): string;
  /** Throws when a state cannot be played on from: a position of other rules can parse and still be none of ours. */
  examine(state: State): void;
}

export const arrakisRules: Rules = {
  version: ENGINE_VERSION,
  newGame,
  play,
  advance: playSilently,
  printMove,
  parseMove,
  printPosition,
  parsePosition,
  hash: hashState,
  examine(state) {
    view(state, 'table');
    if (outcome(state) !== null) return;
    if (pending(state) === null || legalMoves(state).length === 0) throw new Error('nobody can move');
  },
};
