import { readFileSync } from 'node:fs';

import { device } from 'detox';
import type { Page } from 'playwright-core';

import { view, type GameOptions, type State } from '../../engine/imperium';
import { imperiumKind } from '../../app/imperium/saved/kind';
import { readGameFile } from '../../app/storage/file/read';
import { session } from '../browser/session';
import { letter, letterOf } from '../support/letter';

/** Games of Dune: Imperium in the shell that both games share: files, the list, the bin, looking back, home and search. */

const soon = 30_000;
jest.setTimeout(120_000);

const MOVES = 60;
const OPTIONS: GameOptions = { players: 3, seed: 7, names: ['Ann', 'Bob', 'Cleo'] };

let page: Page;
const tap = (id: string) => page.locator(`[data-testid="${id}"]:visible`).first().click({ timeout: soon });
const seen = (id: string) => page.locator(`[data-testid="${id}"]:visible`).first().waitFor({ timeout: soon });
const text = async (id: string) => (await page.getByTestId(id).first().textContent({ timeout: soon })) ?? '';
/** The games of the list, which is there as soon as its first line is. */
async function names(): Promise<readonly string[]> {
  const lines = page.locator('[data-testid^="game-name-"]');
  await lines.first().waitFor({ timeout: soon });
  return lines.allTextContents();
}

async function toGames(): Promise<void> {
  await page.goto(`${session().url}/games`);
  await seen('import');
}

async function take(file: string): Promise<string> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('import')]);
  await chooser.setFiles(file);
  await seen('telling');
  return text('telling-text');
}

/** The actions of the game at this place of the list. */
async function openActions(place: number): Promise<void> {
  await page.locator('[data-testid^="more-"]').nth(place).click();
  await seen('deed-share');
}

/** Downloads the game whose actions are open. */
async function share(how: string): Promise<string> {
  await tap('deed-share');
  await seen('share-choice');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(how)]);
  return download.path();
}

const read = (file: string) => readGameFile(readFileSync(file, 'utf8'), () => imperiumKind, Date.now());

function after(draft: Awaited<ReturnType<typeof read>>): State {
  const [last] = draft.snapshots;
  if (last === undefined) throw new Error('the file holds no position');
  return imperiumKind.rules.parsePosition(last.position);
}

beforeAll(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  page = session().page;
  await toGames();
  await take(await letterOf(imperiumKind, 'Three', (moves) => moves >= MOVES, OPTIONS));
});

describe('A game of Dune: Imperium', () => {
  it('is sent as it is, locked, or as one seat knows it, and each file is taken back', async () => {
    await openActions(0);
    const open = await share('share-open');
    const whole = await read(open);
    expect(whole.moves).toHaveLength(MOVES);

    const locked = await share('share-locked');
    expect(readFileSync(locked, 'utf8')).not.toContain('Ann');
    expect((await read(locked)).moves).toHaveLength(MOVES);

    const own = await share('share-seat-1');
    const known = await read(own);
    expect(known.moves).toHaveLength(0);
    // What seat 1 knew is as it was; what it could not know is dealt anew.
    expect(JSON.stringify(view(after(known), 1))).toBe(JSON.stringify(view(after(whole), 1)));
    expect(after(known).hands[0]).toHaveLength(after(whole).hands[0]?.length ?? -1);

    for (const file of [open, locked, own]) expect(await take(file)).toMatch(/ is imported\.$/);
    expect(await page.locator('[data-testid^="game-name-"]').count()).toBe(4);
  });

  it('is renamed, copied, thrown away and fetched from the bin', async () => {
    await toGames();
    await openActions(0);
    await tap('deed-rename');
    await page.getByTestId('rename-field').fill('Dusk');
    await tap('rename-save');
    await page.getByText('Dusk', { exact: true }).first().waitFor({ timeout: soon });
    await tap('deed-duplicate');
    await page.getByText('Dusk, copy', { exact: true }).first().waitFor({ timeout: soon });
    await tap('deed-delete');
    await seen('undo-delete');
    await toGames();
    expect(await names()).not.toContain('Dusk, copy');
    await page.locator('[data-testid^="restore-"]').first().click();
    await page.locator('[data-testid^="game-name-"]', { hasText: 'Dusk, copy' }).waitFor({ timeout: soon });
  });

  it('is looked back on from its start, and branched there', async () => {
    await toGames();
    await page.locator('[data-testid^="more-"]').last().click();
    await tap('deed-look');
    await seen('look-where');
    expect(await text('look-where')).toBe(`Move ${MOVES} of ${MOVES}`);
    await tap('look-round-back');
    const [, ply = ''] = /^Move (\d+) of/.exec(await text('look-where')) ?? [];
    expect(Number(ply)).toBeLessThan(MOVES);
    await tap('look-branch');
    await page.locator('[data-testid=prompt],[data-testid=curtain]').first().waitFor({ timeout: soon });
    await toGames();
    expect((await names())[0]).toMatch(new RegExp(`from move ${ply}$`));
  });

  it('is continued with one tap from home, as the other game is: whichever was played last', async () => {
    await page.goto(session().url);
    await seen('continue');
    await page.locator('[data-testid=continue][aria-label*="from move"]').waitFor({ timeout: soon });
    await tap('continue');
    await page.locator('[data-testid=prompt],[data-testid=curtain]').first().waitFor({ timeout: soon });
    await toGames();
    await take(await letter('Other game', (moves) => moves >= 5));
    await page.goto(session().url);
    await page.locator('[data-testid=continue][aria-label*="Other game"]').waitFor({ timeout: soon });
    await tap('continue');
    await seen('phase');
  });

  it('has its rules and its cards found together with those of the other game', async () => {
    await page.goto(`${session().url}/rules`);
    await seen('reference-search');
    await page.getByTestId('reference-search').fill('Stilgar');
    await page.locator('[data-testid^="found-arrakis/"]').first().waitFor({ timeout: soon });
    const cards = page.locator('[data-testid^="found-imperium/card:"]');
    await cards.first().waitFor({ timeout: soon });
    await cards.first().click();
    await seen('gallery-rules');
  });
});
