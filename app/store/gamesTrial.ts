import { TRIAL_OPTIONS, trialPicker } from '../storage/games/trial';
import { refreshGames } from './games';
import { shelf } from './gamesLibrary';
import { closeGame, openGame, playMove, startGame } from './gamesRunning';

export interface TrialResult {
  readonly moves: number;
  /** Milliseconds for each move: played, stored, shown. */
  readonly commits: readonly number[];
  /** Milliseconds to open the game again. */
  readonly opening: number;
}

/**
 * Plays a game of chance through the very path that players use, and tells how long saving takes here. The game is
 * removed at the end; if the app is killed before, it stays in the list like any other.
 */
export async function runTrial(name: string, moves: number): Promise<TrialResult> {
  const pick = trialPicker();
  let game = await startGame(TRIAL_OPTIONS, name);
  const commits: number[] = [];
  while (commits.length < moves) {
    const move = pick(game.state);
    if (!move) break;
    const start = performance.now();
    game = await playMove(move);
    commits.push(performance.now() - start);
  }
  await closeGame();
  const start = performance.now();
  await openGame(game.id);
  const opening = performance.now() - start;
  await closeGame();
  await shelf().library.use(async (games) => {
    await games.remove(game.id, 0);
    await games.purge(1);
  });
  await refreshGames();
  return { moves: commits.length, commits, opening };
}
