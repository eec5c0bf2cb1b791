import { arrakis, type UndoBarrier } from '../../../engine';

/** What storage asks of the engine. Tests hand in another one to see what happens when rules change. */
export interface Rules {
  readonly version: number;
  newGame(options: arrakis.GameOptions): arrakis.State;
  newGameInSteps(options: arrakis.GameOptions): {
    readonly before: arrakis.State;
    readonly steps: readonly arrakis.PlayedStep[];
  };
  clone(state: arrakis.State): arrakis.State;
  round(state: arrakis.State): number;
  playInSteps(state: arrakis.State, move: arrakis.Move): readonly arrakis.PlayedStep[];
  undoBarrier(
    before: arrakis.State,
    after: arrakis.State,
    events: readonly arrakis.GameEvent[],
  ): UndoBarrier | null;
  play(state: arrakis.State, move: arrakis.Move): readonly arrakis.GameEvent[];
  /** The same without telling what happened; faster. */
  advance(state: arrakis.State, move: arrakis.Move): void;
  printMove(move: arrakis.Move): string;
  parseMove(text: string): arrakis.Move | null;
  printPosition(state: arrakis.State): string;
  parsePosition(text: string): arrakis.State;
  hash(state: arrakis.State): string;
  /** Throws when a state cannot be played on from: a position of other rules can parse and still be none of ours. */
  examine(state: arrakis.State): void;
}

export const arrakisRules: Rules = {
  version: arrakis.ENGINE_VERSION,
  newGame: arrakis.newGame,
  newGameInSteps: arrakis.newGameInSteps,
  clone: arrakis.cloneState,
  round: arrakis.arrakisGame.round,
  playInSteps: arrakis.applyInSteps,
  undoBarrier: arrakis.arrakisGame.undoBarrier,
  play: arrakis.play,
  advance: arrakis.playSilently,
  printMove: arrakis.printMove,
  parseMove: arrakis.parseMove,
  printPosition: arrakis.printPosition,
  parsePosition: arrakis.parsePosition,
  hash: arrakis.hashState,
  examine(state) {
    arrakis.view(state, 'table');
    if (arrakis.outcome(state) !== null) return;
    if (arrakis.pending(state) === null || arrakis.legalMoves(state).length === 0)
      throw new Error('nobody can move');
  },
};
