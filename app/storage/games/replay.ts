import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';
import type { StoredMove } from './types';

/** A move that could not be replayed: which one, and why. */
export interface ReplayStop {
  readonly ply: number;
  readonly move: string;
  readonly why: 'unknown' | 'refused' | 'gap';
  readonly detail: string;
}

export interface Replayed<State, Move> {
  readonly state: State;
  readonly ply: number;
  readonly moves: readonly Move[];
  /** Null when all moves were replayed. */
  readonly stop: ReplayStop | null;
}

/** Long games are replayed in slices of this many milliseconds, so that the screen stays alive. */
const SLICE = 25;

export interface ReplayWatch<State, Event> {
  /** Called after each move with the state as it is then; what must last has to be copied. */
  readonly after?: (state: State, ply: number, events: readonly Event[]) => void;
  readonly events?: boolean;
}

/** Plays stored moves in place, beginning after `ply`, as far as they follow each other and are legal. */
export async function replayMoves<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
  state: State,
  ply: number,
  stored: readonly StoredMove[],
  watch: ReplayWatch<State, Event> = {},
): Promise<Replayed<State, Move>> {
  const moves: Move[] = [];
  let sliceEnd = Date.now() + SLICE;
  let at = ply;
  const stopped = (move: string, why: ReplayStop['why'], detail: string): Replayed<State, Move> => ({
    state,
    ply: at,
    moves,
    stop: { ply: at + 1, move, why, detail },
  });

  for (const { ply: next, move: text } of stored) {
    if (next <= ply) continue;
    if (next !== at + 1) return stopped('', 'gap', `move ${at + 1} is missing`);
    const move = rules.parseMove(text);
    if (move === null) return stopped(text, 'unknown', 'no such move');
    try {
      if (watch.after) {
        const events = watch.events ? rules.play(state, move) : [];
        if (!watch.events) rules.playSilently(state, move);
        watch.after(state, next, events);
      } else {
        rules.playSilently(state, move);
      }
    } catch (error) {
      return stopped(text, 'refused', error instanceof Error ? error.message : String(error));
    }
    moves.push(move);
    at = next;
    if (Date.now() > sliceEnd) {
      await new Promise<void>((done) => setTimeout(done, 0));
      sliceEnd = Date.now() + SLICE;
    }
  }
  return { state, ply: at, moves, stop: null };
}
