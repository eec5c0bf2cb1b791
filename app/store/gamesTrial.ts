import type { HiddenMove, HiddenOptions, HiddenState } from '../../engine';
import type { AnyKind } from '../storage/games/kind';
import { trialPicker } from '../storage/games/trial';
import { refreshGames } from './games';
import { gameStorage } from './gamesLibrary';
import { closeGame, openGame, playMove, startGame } from './gamesRunning';

export interface TrialResult {
  readonly moves: number;
  /** Milliseconds for each move: played, stored, shown. */
  readonly commits: readonly number[];
  /** Milliseconds to open the game again. */
  readonly opening: number;
}

/** Statistics are for people's games: the trial stops before it would end. */
function ends({ rules }: AnyKind, state: HiddenState, move: HiddenMove): boolean {
  const ahead = rules.clone(state);
  rules.playSilently(ahead, move);
  return rules.outcome(ahead) !== null;
}

/**
 * Plays a game of chance through the very path that players use, and tells how long saving takes here. The game is
 * removed at the end; if the app is killed before, it stays in the list like any other. Stops with IllegalMove when the
 * player opens another game meanwhile.
 */
export async function runTrial(
  kind: AnyKind,
  options: HiddenOptions,
  name: string,
  moves: number,
): Promise<TrialResult> {
  const pick = trialPicker(kind.rules);
  let game = await startGame(kind, options, name);
  const { id } = game;
  const commits: number[] = [];
  try {
    while (commits.length < moves) {
      const move = pick(game.state);
      if (!move || ends(kind, game.state, move)) break;
      const start = performance.now();
      game = await playMove(move, id);
      commits.push(performance.now() - start);
    }
    await closeGame(id);
    const start = performance.now();
    await openGame(id);
    return { moves: commits.length, commits, opening: performance.now() - start };
  } finally {
    await closeGame(id);
    await gameStorage().library.use((games) => games.erase(id));
    await refreshGames();
  }
}
