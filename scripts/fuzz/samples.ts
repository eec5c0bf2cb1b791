import type { AnyGame, HiddenState } from '../../engine/core/anyGame';
import { findGame } from '../../engine/registry';
import { GAME_IDS, withKit, type GameId } from '../games';
import type { WithKit } from '../games/kit';
import { chanceOf } from './chance';

/** Positions of one game that came up by chance, at every kind of decision that did. */
export interface Samples {
  readonly game: AnyGame;
  readonly positions: readonly string[];
  /** The rule of conservation that a position breaks; null for none. */
  faultIn(position: string): string | null;
}

const GAMES_PER_MODE = 5;
const MOST_MOVES = 1500;
const PER_DECISION = 12;

function gameOf(id: GameId): AnyGame {
  const game = findGame(id);
  if (game === null) throw new Error(`no such game: ${id}`);
  return game;
}

function samplesOf(id: GameId, seed: number): Samples {
  const game = gameOf(id);
  const starts = withKit(id, ({ modes, options }) =>
    modes.map(
      (mode) =>
        (n: number): unknown =>
          options(mode, n),
    ),
  );
  const positions: string[] = [];
  starts.forEach((start, mode) => {
    const kept = new Map<string, number>();
    for (let n = 0; n < GAMES_PER_MODE; n++) {
      const chance = chanceOf(seed * 31 + mode * 7 + n);
      const state = game.newGame(game.readOptions(start(seed + n)));
      for (let ply = 0; ply < MOST_MOVES && game.outcome(state) === null; ply++) {
        const kind = game.pending(state)?.kind ?? '';
        const have = kept.get(kind) ?? 0;
        if (have < PER_DECISION && chance.oneIn(1 + have)) {
          kept.set(kind, have + 1);
          positions.push(game.printPosition(state));
        }
        playOne(game, state, chance.below);
      }
    }
  });
  return { game, positions, faultIn: (position) => withKit(id, faultFinder(position)) };
}

/** Looks at a position with the checks of the tests. */
function faultFinder(position: string): WithKit<string | null> {
  return ({ game, watchInvariants }) => {
    const state = game.parsePosition(position);
    try {
      watchInvariants()(state, game.legalMoves(state), 0, []);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** One legal move by chance; false when there is none. */
export function playOne(game: AnyGame, state: HiddenState, below: (size: number) => number): boolean {
  const moves = game.legalMoves(state);
  const move = moves[below(moves.length)];
  if (move === undefined) return false;
  game.playListed(state, move);
  return true;
}

/** Samples of every game, or of one. */
export function allSamples(seed: number, only: GameId | null): readonly Samples[] {
  return GAME_IDS.filter((id) => only === null || id === only).map((id) => samplesOf(id, seed));
}
