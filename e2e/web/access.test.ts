import { device } from 'detox';
import type { Page } from 'playwright-core';

import { LANGUAGES } from '../../app/i18n/languages';
import { PANELS } from '../../app/arrakis/table/panels/panelNames';
import { phone, session } from '../browser/session';
import { headings, violations } from '../support/axe';
import { arrakisGame, finishedGame, imperiumGame } from '../support/chanceGames';
import { IMPERIUM_DECISIONS, openDecision } from '../support/imperiumTable';
import { importGame, newestGame, openCurtain, openGame } from '../support/openGame';
import { seen, soon, tap, visit } from '../support/pages';
import { prepareSpeaking } from '../support/speaking';

/** What a browser offers to those who do not see, or do not point: checked by axe, and by keys. */

jest.setTimeout(180_000);

/** Every address, and what is there when it is ready. */
const ROUTES = [
  ['/', 'new-game'],
  ['/new', 'choose-arrakis'],
  ['/new?game=arrakis', 'new-start'],
  ['/new?game=imperium', 'new-start'],
  ['/settings', 'settings-screen'],
  ['/rules', 'rules-contents'],
  ['/rules?part=glossary', 'glossary'],
  ['/rules?chapter=battle', 'paragraph-attack'],
  ['/rules?game=imperium', 'rules-contents'],
  ['/games', 'import'],
  ['/games/statistics', 'back'],
  ['/games/storage', 'back'],
  ['/reference/cards', 'back'],
  ['/reference/cards?card=leader-jessica', 'card-rules'],
  ['/reference/gallery', 'back'],
  ['/reference/gallery?show=intrigue-bindu-suspension', 'gallery-rules'],
  ['/reference/areas', 'area-arrakeen'],
  ['/reference/areas?area=arrakeen', 'area-arrakeen'],
  ['/reference/tokens', 'back'],
  ['/reference/dice', 'combat-odds'],
  ['/reference/spice', 'back'],
  ['/reference/odds', 'odds-screen'],
  ['/reference/companion', 'companion-screen'],
  ['/reference/hagal', 'hagal-setup'],
  ['/game?id=999', 'back'],
  ['/nowhere', 'back'],
] as const;

let page: Page;

/** Nothing that axe objects to, and one first heading: in two languages, for names are put together by each anew. */
async function check(where: string): Promise<void> {
  await prepareSpeaking();
  const found: string[] = [];
  // A scene that moves with every frame never comes to rest.
  await page.evaluate(() => window.speaking?.holdDrawing());
  for (const language of ['uk', 'en'] as const) {
    await page.evaluate((code) => window.speaking?.speak(code), language);
    found.push(...(await violations()).map((line) => `${where}, ${language}: ${line}`));
  }
  await page.evaluate(() => window.speaking?.releaseDrawing());
  expect(found).toEqual([]);
  expect([where, await headings()]).toEqual([where, 1]);
}

describe('Access', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await session().resize(phone);
    page = session().page;
  });

  it.each(ROUTES)(
    '%s has nothing that axe objects to, one first heading and its own title',
    async (route, ready) => {
      await visit(route, ready);
      await check(route);
      expect(await page.title()).toMatch(route === '/' ? /^Sietch$/ : /.+ · Sietch$/);
      expect(await page.locator('main').count()).toBe(1);
    },
  );

  it('a game that is over has nothing that axe objects to', async () => {
    await visit('/games', 'import');
    await importGame(await finishedGame());
    const id = await newestGame();
    await tap(`more-${id}`);
    await check('games');
    await visit(`/games/${id}`, 'look-where');
    await check('look back');
    await visit(`/game?id=${id}`, 'game-over');
    await check('over');
  });

  it.each([
    ['two', 7, 'turn'],
    ['two', 7, 'combatCards'],
    ['two', 7, 'casualties'],
    ['mahdi', 3, 'choice'],
    ['mahdi', 3, 'moveWho'],
  ] as const)(
    'a table of War for Arrakis has nothing that axe objects to: %s %i, %s',
    async (mode, seed, kind) => {
      await openGame(await arrakisGame(mode, seed, kind));
      await openCurtain(() => check('curtain'));
      await check(kind);
      if (kind !== 'turn') return;
      for (const name of PANELS) {
        const tab = page.getByTestId(`tab-${name}`);
        if (!(await tab.isVisible())) await tap('tabs-more');
        await tab.click();
        await check(`panel ${name}`);
      }
    },
  );

  it.each(IMPERIUM_DECISIONS)(
    'a table of Dune: Imperium has nothing that axe objects to: %i, %s',
    async (players, kind, choices) => {
      await openDecision([players, kind, choices], () => check('curtain'));
      await check(kind);
      if (kind !== 'turn') return;
      for (const id of ['recap-open', 'tab-hand', 'tab-row', 'tab-log', 'board-seat-0', 'board-conflict']) {
        await page.getByTestId(id).first().dispatchEvent('click');
        await check(id);
      }
    },
  );

  it('the companions have nothing that axe objects to in any of their parts', async () => {
    await visit('/reference/companion', 'companion-screen');
    await seen('board');
    for (const tab of await page.locator('[data-testid^="companion-tab-"]').all()) {
      await tab.click();
      await check('companion');
    }
    await visit('/reference/hagal', 'hagal-setup');
    await tap('hagal-begin');
    await seen('hagal-screen');
    for (const tab of await page.locator('[data-testid^="hagal-tab-"]').all()) {
      await tab.click();
      await check('hagal');
    }
  });

  it.each(LANGUAGES)('says that its language is %s, and titles follow it', async (language) => {
    await visit('/settings', 'settings-screen');
    await prepareSpeaking();
    await page.evaluate((code) => window.speaking?.speak(code), language);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const heading = await page.locator('h1').filter({ visible: true }).first().textContent();
    await page.waitForFunction((words) => document.title === `${words} · Sietch`, heading, { timeout: soon });
  });

  it('letters are as large as the browser was asked for', async () => {
    const heightOf = () =>
      page
        .getByTestId('settings')
        .evaluate((one) => parseFloat(getComputedStyle(one.querySelector('div[dir]') ?? one).fontSize));
    await visit('/', 'new-game');
    const usual = await heightOf();
    const other = await page.context().newPage();
    await other.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '20px')),
    );
    await other.goto(session().url);
    await other.getByTestId('settings').waitFor({ timeout: soon });
    const large = await other
      .getByTestId('settings')
      .evaluate((one) => parseFloat(getComputedStyle(one.querySelector('div[dir]') ?? one).fontSize));
    await other.close();
    expect(large / usual).toBeCloseTo(1.25);
  });

  it('the curtain opens by a key that is held', async () => {
    await openGame(await imperiumGame(3, 'turn', 7));
    await page.getByTestId('curtain-hold').focus();
    await page.keyboard.down('Enter');
    await page.waitForTimeout(1000);
    await page.keyboard.up('Enter');
    await seen('prompt');
  });

  it('a link answers Enter', async () => {
    await visit('/rules', 'rules-contents');
    await page.getByTestId('open-battle').focus();
    await page.keyboard.press('Enter');
    await seen('paragraph-attack');
  });

  it('arrows go through radio buttons and choose; Space chooses what has the focus', async () => {
    await visit('/reference/odds', 'odds-screen');
    const checked = (id: string) => page.getByTestId(id).getAttribute('aria-checked');
    await page.getByTestId('rounds-end').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.querySelector('[data-testid="rounds-1"]')?.getAttribute('aria-checked') === 'true',
    );
    expect(await checked('rounds-end')).toBe('false');
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(
      () => document.querySelector('[data-testid="rounds-end"]')?.getAttribute('aria-checked') === 'true',
    );
    await page.getByTestId('surprise').focus();
    await page.keyboard.press('Space');
    await page.waitForFunction(
      () => document.querySelector('[data-testid="surprise"]')?.getAttribute('aria-checked') === 'true',
    );
  });
});
