import { arrakisGame } from '../../engine/arrakis';
/**
 * Storage in figures: time to commit a move, time to open a game of 1,000 moves, size on disk per game. First on SQLite's
 * WASM build in Node and a real file, then in the app itself, in Chromium.
 *
 *   npm run storage:bench
 *
 * The same on a phone: Games, Storage, Measure.
 */
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { freshFolder, nodeEnvironment, PRAGMAS } from '../../__tests__/app/storage/support/nodeStorage';
import { DATABASE_NAME, openDatabase } from '../../app/storage/database';
import { newDraft } from '../../app/storage/games/drafts';
import { reopen } from '../../app/storage/games/reopen';
import { arrakisKind } from '../../app/arrakis/saved/kind';
import { sqliteGames } from '../../app/storage/games/sqliteGames';
import { summarise } from '../../app/arrakis/saved/summary';
import { trialOptions } from '../../app/arrakis/saved/trialOptions';
import { trialPicker } from '../../app/storage/games/trial';
import type { GameId, GamesRepository } from '../../app/storage/games/types';
import { build } from '../build';
import { serve } from '../serve';
import { KillableBrowser } from './browser';

const MOVES = 1000;
const GAMES = 10;

function quantile(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);
}

/** Plays a trial game move by move; gives the milliseconds that each part of a move takes. */
async function playGame(
  games: GamesRepository,
): Promise<{ id: GameId; describe: number[]; commit: number[] }> {
  const { draft, state } = newDraft(arrakisKind, 'Bench', trialOptions, Date.now());
  const id = await games.create(draft);
  const pick = trialPicker(arrakisGame);
  const describe: number[] = [];
  const commit: number[] = [];
  for (let ply = 1; ply <= MOVES; ply += 1) {
    const move = pick(state);
    if (!move) break;
    const { round } = state;
    arrakisGame.playSilently(state, move);
    const start = performance.now();
    const step = {
      ply,
      moves: [arrakisGame.printMove(move)],
      engine: arrakisGame.version,
      played: Date.now(),
      position: arrakisGame.printPosition(state),
      summary: summarise(state),
      round: state.round === round ? null : state.round,
      finished: null,
      rebase: null,
    };
    const ready = performance.now();
    await games.append(id, step);
    describe.push(ready - start);
    commit.push(performance.now() - ready);
  }
  return { id, describe, commit };
}

async function openGame(games: GamesRepository, id: GameId): Promise<{ load: number; replay: number }> {
  const start = performance.now();
  const stored = await games.load(id);
  const loaded = performance.now();
  if (!stored) throw new Error('The game is gone.');
  const { trouble } = await reopen(stored, arrakisGame);
  if (trouble) throw new Error('The game does not replay.');
  return { load: loaded - start, replay: performance.now() - loaded };
}

async function measure(name: keyof typeof PRAGMAS): Promise<void> {
  const folder = freshFolder();
  const { db, journal } = await openDatabase(nodeEnvironment(folder, PRAGMAS[name]));
  const games = sqliteGames(db);
  const { id, describe, commit } = await playGame(games);
  const opening: { load: number; replay: number }[] = [];
  for (let time = 0; time < 20; time += 1) opening.push(await openGame(games, id));
  for (let game = 1; game < GAMES; game += 1) await playGame(games);
  await db.close();
  const size = statSync(join(folder, DATABASE_NAME)).size;

  const load = opening.map((part) => part.load);
  const replay = opening.map((part) => part.replay);
  console.log(`journal ${journal}`);
  console.log(
    `  commit a move: ${quantile(commit, 0.5)} ms (middle), ${quantile(commit, 0.95)} ms (slowest of 20)`,
  );
  console.log(`  position and summary before it: ${quantile(describe, 0.5)} ms`);
  console.log(
    `  open a game of ${commit.length} moves: read ${quantile(load, 0.5)} ms, replay and compare ${quantile(replay, 0.5)} ms`,
  );
  console.log(`  size: ${(size / GAMES / 1024).toFixed(1)} KB per game of ${commit.length} moves`);
  rmSync(folder, { recursive: true });
}

/** Lets the app measure itself. A move is played, stored and shown there. */
async function measureApp(): Promise<void> {
  const serving = await serve(build('web'), 0);
  const browser = new KillableBrowser();
  try {
    const page = await browser.page();
    await page.goto(`${serving.url}/games/storage`);
    await page.getByTestId('measure').click();
    await page.getByTestId('storage-result').waitFor({ timeout: 300_000 });
    console.log('the app in Chromium');
    for (const id of ['storage-journal', 'storage-commit', 'storage-reopen']) {
      console.log(`  ${(await page.getByTestId(id).textContent()) ?? ''}`);
    }
  } finally {
    await browser.stop();
    await serving.close();
  }
}

async function main(): Promise<void> {
  await measure('wal');
  await measure('delete');
  await measureApp();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
