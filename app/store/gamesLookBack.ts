import { arrakis } from '../../engine';
import { recordOf, reopen, startState, type ReopenTrouble } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import type { GameId, StoredGame } from '../storage/games/types';
import { loadGame } from './games';
import { gameStorage } from './gamesLibrary';

/** One move of the past, as far as everybody may know it. */
export interface PastMove {
  readonly ply: number;
  /** Seat that decided. */
  readonly seat: number;
  readonly round: number;
  /** Null while the game runs and the decision rested on what only that seat may know. */
  readonly move: string | null;
  /** What it made happen for all to see. */
  readonly events: readonly arrakis.GameEvent[];
}

export interface LookBack {
  readonly id: GameId;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  readonly trouble: ReopenTrouble | null;
  /** Moves `first + 1` to `last`. */
  readonly moves: readonly PastMove[];
  /** First ply of each round, in order. */
  readonly rounds: readonly number[];
  stateAt(ply: number): arrakis.State;
}

/** Every so many plies a state is kept; the others are played from the one before. */
const STRIDE = 32;

async function walk(record: StoredGame): Promise<Omit<LookBack, 'id' | 'name' | 'trouble'>> {
  const { rules } = gameStorage();
  const { state } = startState(record, rules);
  const first = record.base;
  const kept = new Map<number, arrakis.State>([[first, arrakis.cloneState(state)]]);
  const moves: PastMove[] = [];
  const rounds: number[] = [first];
  const texts = new Map(record.moves.map((move) => [move.ply, move.move]));
  let { round } = state;
  let asked = arrakis.pending(state);
  await replayMoves(rules, state, first, record.moves, {
    events: true,
    after(now, ply, events) {
      const hidden = asked?.private ?? false;
      moves.push({
        ply,
        seat: asked?.seat ?? 0,
        round: now.round,
        move: hidden ? null : (texts.get(ply) ?? ''),
        events: events.filter((event) => event.only === undefined),
      });
      if (ply % STRIDE === 0) kept.set(ply, arrakis.cloneState(now));
      if (now.round !== round) rounds.push(ply);
      round = now.round;
      asked = arrakis.pending(now);
    },
  });
  const last = moves.at(-1)?.ply ?? first;
  const over = arrakis.outcome(state) !== null;

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
      const copy = arrakis.cloneState(start);
      for (let next = from + 1; next <= wanted; next += 1) {
        const move = rules.parseMove(texts.get(next) ?? '');
        if (move) rules.advance(copy, move);
      }
      return copy;
    },
  };
}

/** A running or finished game, to be stepped through. It changes nothing. */
export async function lookBack(id: GameId): Promise<LookBack> {
  const { rules } = gameStorage();
  const stored = await loadGame(id);
  const reopened = await reopen(stored, rules);
  const past = await walk(recordOf(stored, reopened, rules));
  return { id, name: stored.name, trouble: reopened.trouble, ...past };
}
