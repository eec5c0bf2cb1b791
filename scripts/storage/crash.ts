/**
 * Kills the app in the middle of writing, again and again, and looks whether every move that was shown is still there.
 *
 *   npm run storage:crash -- [kills] [folder of a web build]
 *
 * Half of the kills take the page's process, half the whole browser. After each the app is opened again, the game is
 * exported through the app, read here and replayed.
 */
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';

import { arrakisGame, pending } from '../../engine/arrakis';
import { readGameFile } from '../../app/storage/file/read';
import { arrakisKind } from '../../app/arrakis/saved/kind';
import { trialOptions } from '../../app/arrakis/saved/trialOptions';
import { trialPicker } from '../../app/storage/games/trial';
import { build } from '../build';
import { serve } from '../serve';
import { KillableBrowser } from './browser';

const KILLS = Number(process.argv[2] ?? 100);
const MOST_MOVES = 60;
const PATIENCE = 120_000;
const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

/** The moves that every trial game has: they depend on nothing but the rules. */
function expectedMoves(count: number): readonly string[] {
  const pick = trialPicker(arrakisGame);
  const state = arrakisGame.newGame(trialOptions);
  const moves: string[] = [];
  while (moves.length < count && pending(state)) {
    const move = pick(state);
    if (!move) break;
    moves.push(arrakisGame.printMove(move));
    arrakisGame.playSilently(state, move);
  }
  return moves;
}

/** Tells each number of a move at the moment it is on the screen; -1 when the app says that it cannot store. */
async function watchMoves(page: Page, shown: (ply: number) => void): Promise<void> {
  await page.exposeBinding('moveShown', (_, ply: number) => shown(ply));
  await page.addInitScript(() => {
    let last = 0;
    new MutationObserver(() => {
      const text = document.querySelector('[data-testid=storage-measuring]')?.textContent ?? '';
      const unsaved = document.querySelector('[data-testid=storage-notice]') !== null;
      const ply = unsaved ? -1 : Number(/\d+/.exec(text)?.[0] ?? 0);
      if (ply === last) return;
      last = ply;
      (window as unknown as { moveShown(ply: number): void }).moveShown(ply);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Opens the list, exports the newest game and replays it. */
async function inspect(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/games`);
  const names = page.locator('[data-testid^="game-name-"]');
  await names.first().waitFor({ timeout: PATIENCE });
  if ((await page.getByTestId('storage-notice').count()) > 0) {
    throw new Error(`The app says: ${await page.getByTestId('storage-notice-text').textContent()}`);
  }
  const id = (await names.first().getAttribute('data-testid'))?.replace('game-name-', '') ?? '';
  await page.getByTestId(`more-${id}`).click();
  await page.getByTestId('deed-share').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('share-open').click(),
  ]);
  const game = await readGameFile(readFileSync(await download.path(), 'utf8'), () => arrakisKind, Date.now());
  const moves = game.moves.map((move) => move.move);
  if (game.base !== 0) throw new Error('The game does not replay from its start.');
  if (moves.join(' ') !== expectedMoves(moves.length).join(' '))
    throw new Error('The moves are not those played.');
  await page.getByTestId(`more-${id}`).click();
  return moves.length;
}

async function main(): Promise<void> {
  const serving = await serve(process.argv[3] ?? build('web'), 0);
  const browser = new KillableBrowser();
  let lost = 0;
  let ahead = 0;
  let page = await browser.page();
  try {
    for (let kill = 1; kill <= KILLS; kill += 1) {
      let shown = 0;
      const goal = 1 + Math.floor(Math.random() * MOST_MOVES);
      const reached = new Promise<void>((done, fail) => {
        void watchMoves(page, (ply) => {
          if (ply < 0) fail(new Error('The app says that it cannot store.'));
          shown = Math.max(shown, ply);
          if (shown >= goal) done();
        }).then(async () => {
          await page.goto(`${serving.url}/games/storage`);
          await page.getByTestId('measure').click();
        });
      });
      await reached;
      await pause(Math.random() * 30);

      const whole = kill % 2 === 0;
      if (whole) await browser.kill();
      else {
        const session = await page.context().newCDPSession(page);
        // The page's process dies before it can answer.
        void session.send('Page.crash').catch(() => undefined);
        await page.waitForEvent('crash', { timeout: PATIENCE });
        await page.close().catch(() => undefined);
      }
      const promised = shown;
      page = await browser.page();
      const ply = await inspect(page, serving.url);
      if (ply < promised) lost += 1;
      if (ply > promised) ahead += 1;
      const mark = ply < promised ? 'LOST' : 'ok';
      console.log(
        `${kill}. ${whole ? 'browser' : 'page'} killed after move ${promised} was shown; ${ply} stored: ${mark}`,
      );
      await page.close();
      page = await browser.page();
    }
    console.log(
      `\n${KILLS} kills, ${lost} with a lost move, ${ahead} with a move stored that was not yet shown.`,
    );
    if (lost > 0) process.exitCode = 1;
  } finally {
    await browser.stop();
    await serving.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
