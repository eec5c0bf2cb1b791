import { ReplayError, makeRecord, replayRecord } from '../../../engine/core/record';
import type { GameRecord } from '../../../engine/core/record';
import type { AnyGame, HiddenOptions } from '../../../engine/core/anyGame';
import { GAME_IDS, withKit, type GameId } from '../../games';
import { findGame } from '../../../engine/registry';
import { chanceOf, type Chance } from '../chance';
import { damageJson } from '../damage/json';
import { PATIENCE, describeError, type Target } from '../verdict';

const RECORDS = 4;
const MOVES = 250;

interface Recorded {
  readonly game: AnyGame;
  readonly record: GameRecord<HiddenOptions>;
}

function recordOf(game: AnyGame, options: unknown, chance: Chance): Recorded {
  const read = game.readOptions(options);
  const state = game.newGame(read);
  const moves = [];
  for (let ply = 0; ply < MOVES && game.outcome(state) === null; ply++) {
    const legal = game.legalMoves(state);
    const move = legal[chance.below(legal.length)];
    if (move === undefined) break;
    game.playListed(state, move);
    moves.push(move);
  }
  return { game, record: makeRecord(game, read, moves, state) };
}

function recordsOf(id: GameId, seed: number): readonly Recorded[] {
  const game = findGame(id);
  if (game === null) return [];
  return withKit(id, ({ modes, options }) =>
    modes.flatMap((mode) =>
      Array.from({ length: RECORDS }, (_, n): Recorded =>
        recordOf(game, options(mode, seed + n), chanceOf(n)),
      ),
    ),
  );
}

/** Options and moves as a file gives them. What is no record of the shape is the reader's to refuse. */
function shaped(game: AnyGame, value: unknown): GameRecord<HiddenOptions> | null {
  if (typeof value !== 'object' || value === null) return null;
  const { game: id, version, options, moves, hash } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof version !== 'number' || typeof hash !== 'string') return null;
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null;
  try {
    return { game: id, version, options: game.readOptions(options), moves, hash };
  } catch {
    return null;
  }
}

/** Records: options are read by the game's own reader, moves are played by its rules. */
export function recordTarget(seed: number, only: GameId | null): Target {
  const records = GAME_IDS.filter((id) => only === null || id === only).flatMap((id) => recordsOf(id, seed));
  return {
    name: 'record',
    attempt(at) {
      const chance = chanceOf(at);
      const chosen = chance.pickAny(records);
      const donor = chance.pickAny(records)?.record;
      if (chosen === undefined) return { verdict: 'refused' };
      let value: unknown = chosen.record;
      for (let times = 1 + chance.below(3); times > 0; times--) value = damageJson(value, donor, chance);
      const record = shaped(chosen.game, value);
      if (record === null) return { verdict: 'refused' };
      const started = Date.now();
      try {
        replayRecord(chosen.game, record);
      } catch (error) {
        if (error instanceof ReplayError) return { verdict: 'refused' };
        return { verdict: 'threw', detail: describeError(error), input: JSON.stringify(record) };
      }
      return { verdict: Date.now() - started > PATIENCE ? 'slow' : 'accepted' };
    },
  };
}
