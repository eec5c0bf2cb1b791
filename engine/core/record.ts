import type { AnyEvent, AnyOptions, GameModule } from './game';

/** What a game must offer to be recorded and replayed. */
export type Replayable<Options extends AnyOptions, State, Move> = Pick<
  GameModule<Options, State, Move, AnyEvent, unknown>,
  'id' | 'version' | 'newGame' | 'playSilently' | 'hash' | 'printMove' | 'parseMove'
>;

/** A finished or running game: where it started and every move since. */
export interface GameRecord<Options> {
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly moves: readonly string[];
  /** Fingerprint of the state after the last move. */
  readonly hash: string;
}

/** A record that does not replay says at which move, counted from 1; 0 is the record itself. */
export class ReplayError extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
    this.name = 'ReplayError';
  }
}

export function makeRecord<Options extends AnyOptions, State, Move>(
  game: Replayable<Options, State, Move>,
  options: Options,
  moves: readonly Move[],
  state: State,
): GameRecord<Options> {
  return {
    game: game.id,
    version: game.version,
    options,
    moves: moves.map((move) => game.printMove(move)),
    hash: game.hash(state),
  };
}

/** Plays a record from its start; `upTo` stops early, for looking back. */
export function replayRecord<Options extends AnyOptions, State, Move>(
  game: Replayable<Options, State, Move>,
  record: GameRecord<Options>,
  upTo: number = record.moves.length,
): State {
  if (record.game !== game.id) throw new ReplayError(0, `not a record of ${game.id}: ${record.game}`);
  const state = game.newGame(record.options);
  const last = Math.min(upTo, record.moves.length);
  for (let i = 0; i < last; i++) {
    try {
      const move = game.parseMove(record.moves[i] ?? '');
      if (move === null) throw new Error('no such move');
      game.playSilently(state, move);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new ReplayError(i + 1, `move ${i + 1} (${record.moves[i] ?? ''}): ${why}`);
    }
  }
  if (last === record.moves.length && game.hash(state) !== record.hash) {
    throw new ReplayError(last, 'the replayed game does not end where the record says');
  }
  return state;
}
