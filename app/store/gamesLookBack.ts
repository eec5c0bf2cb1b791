import type { AnyEvent, AnyOptions, GameModule, HiddenEvent, HiddenState } from '../../engine';
import { recordOf, reopen, startState, type ReopenTrouble } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import type { GameId, StoredGame } from '../storage/games/types';
import { loadGame } from './games';
import { kindOf } from './gamesLibrary';

/** One move of the past, as far as everybody may know it. */
export interface PastMove<Event extends AnyEvent = HiddenEvent> {
  readonly ply: number;
  /** Seat that decided. */
  readonly seat: number;
  readonly round: number;
  /** Null while the game runs and the decision rested on what only that seat may know. */
  readonly move: string | null;
  /** What it made happen for all to see. */
  readonly events: readonly Event[];
}

export interface LookBack<State = HiddenState, Event extends AnyEvent = HiddenEvent> {
  readonly id: GameId;
  readonly kind: string;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly trouble: ReopenTrouble | null;
  /** Moves `first + 1` to `last`. */
  readonly moves: readonly PastMove<Event>[];
  /** First ply of each round, in order. */
  readonly rounds: readonly number[];
  stateAt(ply: number): State;
}

/** Every so many plies a state is kept; the others are played from the one before. */
const STRIDE = 32;

async function walk<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  record: StoredGame,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Promise<Omit<LookBack<State, Event>, 'id' | 'kind' | 'name' | 'trouble'>> {
  const { state } = startState(record, rules);
  const first = record.base;
  const kept = new Map<number, State>([[first, rules.clone(state)]]);
  const moves: PastMove<Event>[] = [];
  const rounds: number[] = [first];
  const texts = new Map(record.moves.map((move) => [move.ply, move.move]));
  let round = rules.round(state);
  let asked = rules.pending(state);
  await replayMoves(rules, state, first, record.moves, {
    events: true,
    after(now, ply, events) {
      const hidden = asked?.private ?? false;
      const before = round;
      round = rules.round(now);
      moves.push({
        ply,
        seat: asked?.seat ?? 0,
        round,
        move: hidden ? null : (texts.get(ply) ?? ''),
        events: events.filter((event) => event.only === undefined),
      });
      if (ply % STRIDE === 0) kept.set(ply, rules.clone(now));
      if (round !== before) rounds.push(ply);
      asked = rules.pending(now);
    },
  });
  const last = moves.at(-1)?.ply ?? first;
  const over = rules.outcome(state) !== null;

  return {
    first,
    last,
    rounds,
    // A game that is over has no secrets left.
    moves: over ? moves.map((move) => ({ ...move, move: texts.get(move.ply) ?? '' })) : moves,
    stateAt(ply) {
      const wanted = Math.max(first, Math.min(last, ply));
      const from = Math.max(first, Math.floor(wanted / STRIDE) * STRIDE);
      const start = kept.get(from) ?? kept.get(first);
      if (!start) throw new Error(`no state before move ${wanted}`);
      const copy = rules.clone(start);
      for (let next = from + 1; next <= wanted; next += 1) {
        const move = rules.parseMove(texts.get(next) ?? '');
        if (move) rules.playSilently(copy, move);
      }
      return copy;
    },
  };
}

/** A stored game, to be stepped through. It changes nothing. */
export async function lookBackIn<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Promise<LookBack<State, Event>> {
  const { id, kind, name } = stored;
  const reopened = await reopen(stored, rules);
  const past = await walk(recordOf(stored, reopened, rules), rules);
  return { id, kind, name, trouble: reopened.trouble, ...past };
}

/** The same for a running or finished game of any kind. */
export async function lookBack(id: GameId): Promise<LookBack> {
  const stored = await loadGame(id);
  return lookBackIn(stored, kindOf(stored.kind).rules);
}
