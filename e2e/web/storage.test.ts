import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { device } from 'detox';
import type { Page } from 'playwright-core';

import { readGameFile } from '../../app/storage/file/read';
import { arrakisKind } from '../../app/arrakis/saved/kind';
import { artifacts, session } from '../browser/session';
import { letter } from '../support/letter';

/** What a browser can do to the games of the app: other tabs, crashes, full and damaged storage, files. */

const soon = 60_000;
jest.setTimeout(300_000);

const text = (page: Page, id: string) => page.getByTestId(id).textContent();
const plies = async (page: Page) =>
  (await page.locator('[data-testid^="game-played-"]').allTextContents()).map((line) =>
    Number(/\d+$/.exec(line)?.[0] ?? -1),
  );

async function listed(page: Page): Promise<readonly number[]> {
  await page.goto(`${session().url}/games`);
  await page.locator('[data-testid^="game-played-"]').first().waitFor({ timeout: soon });
  return plies(page);
}

/** Lets the app play a trial game and waits until so many moves are shown. */
async function playTrial(page: Page, moves: number): Promise<number> {
  await page.goto(`${session().url}/games/storage`);
  await page.getByTestId('measure').click();
  const shown = await page.waitForFunction(
    (wanted) => {
      const line = document.querySelector('[data-testid=storage-measuring]')?.textContent ?? '';
      const ply = Number(/\d+/.exec(line)?.[0] ?? 0);
      return ply >= wanted ? ply : null;
    },
    moves,
    { timeout: soon, polling: 5 },
  );
  return Number(await shown.jsonValue());
}

const after = (count: number) => (moves: number) => moves >= count;

async function choose(page: Page, file: string): Promise<string> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await page.getByTestId('telling').waitFor({ timeout: soon });
  return (await text(page, 'telling-text')) ?? '';
}

/** Asks the app to store again; gives what it says while it cannot. */
async function retry(page: Page): Promise<string> {
  await page.getByTestId('storage-retry').click();
  await page.waitForFunction(
    () => document.querySelector('[data-testid=storage-notice-text]')?.textContent?.startsWith('Nothing'),
    undefined,
    { timeout: soon },
  );
  return (await text(page, 'storage-notice-text')) ?? '';
}

beforeEach(async () => {
  await device.launchApp({ newInstance: true, delete: true });
});

/**
 * Damages the file of the database: its log is cut off, and the page with which the moves begin is overwritten. The
 * worker of a page that was left may hold the file a moment longer.
 */
async function damage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const overwrite = async (handle: FileSystemFileHandle, log: boolean) => {
      const stream = await handle.createWritable({ keepExistingData: true });
      if (log) await stream.truncate(4096);
      else {
        await stream.seek(4096 + 4096 * 3);
        await stream.write(new Uint8Array(4096).fill(0xa5));
      }
      await stream.close();
    };
    const patiently = async (work: () => Promise<void>) => {
      for (const end = Date.now() + 20_000; ;) {
        try {
          return await work();
        } catch (error) {
          const held = error instanceof DOMException && error.name === 'NoModificationAllowedError';
          if (!held || Date.now() > end) throw error;
          await new Promise((done) => setTimeout(done, 100));
        }
      }
    };
    const root = await navigator.storage.getDirectory();
    const pool = await root.getDirectoryHandle('expo-sqlite');
    for await (const handle of pool.values()) {
      if (!(handle instanceof FileSystemFileHandle)) continue;
      const file = await handle.getFile();
      const name = new TextDecoder().decode(await file.slice(0, 64).arrayBuffer()).split('\0')[0];
      if (name !== '/sietch.db' && name !== '/sietch.db-wal') continue;
      await patiently(() => overwrite(handle, name === '/sietch.db-wal'));
    }
  });
}

describe('Storage in a browser', () => {
  it('loses no move that was shown when the page is killed', async () => {
    const { page: first } = session();
    const context = first.context();
    await first.close();
    for (const goal of [3, 17, 40, 8, 25]) {
      const page = await context.newPage();
      const shown = await playTrial(page, goal);
      const cdp = await context.newCDPSession(page);
      void cdp.send('Page.crash').catch(() => undefined);
      await page.waitForEvent('crash');
      await page.close();
      const after = await context.newPage();
      const [newest = -1] = await listed(after);
      expect(newest).toBeGreaterThanOrEqual(shown);
      expect(await after.getByTestId('storage-notice').count()).toBe(0);
      await after.close();
    }
  });

  it('gives a second tab a clear answer, and saves there once the first is closed', async () => {
    const { page } = session();
    await page.goto(`${session().url}/games`);
    expect(await choose(page, await letter('First tab', after(10)))).toBe('“First tab” is imported.');

    const second = await page.context().newPage();
    await second.goto(`${session().url}/games`);
    await second.getByTestId('storage-notice').waitFor({ timeout: soon });
    expect(await text(second, 'storage-notice-text')).toContain('open in another tab');
    expect(await choose(second, await letter('Second tab', after(12)))).toBe('“Second tab” is imported.');
    expect(await retry(second)).toContain('open in another tab');

    await page.close();
    await second.getByTestId('storage-retry').click();
    await second.getByTestId('storage-notice').waitFor({ state: 'detached', timeout: soon });
    expect([...(await listed(second))].sort()).toEqual([10, 12]);
    await second.close();
  });

  it('shares a game as a file that replays, and takes only sound files', async () => {
    const { page } = session();
    await playTrial(page, 30);
    const [ply = 0] = await listed(page);
    await page.locator('[data-testid^="more-"]').first().click();
    await page.getByTestId('deed-share').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByTestId('share-open').click(),
    ]);
    expect(download.suggestedFilename()).toBe('Storage-trial.sietch.txt');
    const good = readFileSync(await download.path(), 'utf8');
    expect((await readGameFile(good, () => arrakisKind, Date.now())).moves).toHaveLength(ply);

    const file = join(artifacts, 'import.sietch.txt');
    writeFileSync(file, good.replace(/\n1 [AH] \S+/, '\n1 A area:caladan'));
    expect(await choose(page, file)).toMatch(/^Line \d+, move 1: there is no move “area:caladan”/);
    expect(await plies(page)).toHaveLength(1);
    writeFileSync(file, good.replace('Name: Storage trial', 'Name: A letter'));
    expect(await choose(page, file)).toBe('“A letter” is imported.');
    expect(await listed(page)).toEqual([ply, ply]);
  });

  it('goes on in memory when there is no more room, and saves again when there is', async () => {
    const { page } = session();
    const file = await letter('In need', after(25));
    await page.goto(`${session().url}/games`);
    await page.getByTestId('storage').click();
    await page.getByTestId('measure').click();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: session().url, quotaSize: 20_000 });
    await page.getByTestId('storage-notice').waitFor({ timeout: soon });
    expect(await text(page, 'storage-notice-text')).toMatch(/^Nothing is saved now: .*(full|out of space)/);
    // The trial plays on to its end, and other games can be had.
    await page.getByTestId('storage-result').waitFor({ timeout: soon });
    await page.getByTestId('storage-screen').getByTestId('back').click();
    expect(await choose(page, file)).toBe('“In need” is imported.');
    expect(await retry(page)).toMatch(/^Nothing is saved now/);
    expect(await plies(page)).toEqual([25]);

    await cdp.send('Storage.overrideQuotaForOrigin', { origin: session().url });
    await page.getByTestId('storage-retry').click();
    await page.getByTestId('storage-notice').waitFor({ state: 'detached', timeout: soon });
    await page.reload();
    expect(await listed(page)).toEqual([25]);
  });

  it('opens the game that the address names', async () => {
    const { page } = session();
    await page.goto(`${session().url}/games`);
    await choose(page, await letter('Second round', (_, { round }) => round === 2));
    await choose(page, await letter('First round', after(1)));
    const name = page.locator('[data-testid^="game-name-"]', { hasText: 'Second round' });
    const id = (await name.getAttribute('data-testid'))?.replace('game-name-', '') ?? '';
    await page.goto(`${session().url}/game?id=${id}`);
    await page.getByTestId('phase').waitFor({ timeout: soon });
    expect(await text(page, 'phase')).toMatch(/^Round 2/);
    await page.goto(`${session().url}/game`);
    await page.getByTestId('phase').waitFor({ timeout: soon });
    expect(await text(page, 'phase')).toMatch(/^Round 1/);
    await page.goto(`${session().url}/game?id=1`);
    await page.getByTestId('game-loading').getByText('There is no such game').waitFor({ timeout: soon });
  });

  it('sets a damaged file aside and gives back what can be read', async () => {
    const { page } = session();
    await playTrial(page, 120);
    // An empty page of the same origin, so that nobody holds the file.
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${session().url}/empty`);
    await damage(page);
    await page.goto(`${session().url}/games`);
    await page.getByTestId('storage-notice').waitFor({ timeout: soon });
    expect(await text(page, 'storage-notice-text')).toMatch(
      /damaged and has been mended\. Games recovered: 1\. Of these, .*: 1\..*set aside/,
    );
    await page.getByTestId('storage-dismiss').click();
    await page.getByTestId('storage').click();
    await page.getByTestId('storage-kept').waitFor({ timeout: soon });
    expect(await text(page, 'storage-status')).toContain('Every move is saved');
    await page.reload();
    await page.getByTestId('storage-kept').waitFor({ timeout: soon });
    expect(await page.getByTestId('storage-notice').count()).toBe(0);
    // The game goes on from its last position, and says so.
    await listed(page);
    await page.locator('[data-testid^="game-name-"]').first().click();
    await page.getByTestId('game-trouble').waitFor({ timeout: soon });
    expect(await text(page, 'game-trouble-text')).toContain('could not be read');
  });
});
