import { readFileSync } from 'node:fs';

import { device } from 'detox';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

import { LANGUAGES, type Language } from '../../app/i18n/languages';
import { phone, session } from '../browser/session';

/** What a browser offers to those who do not see, or do not point: checked by axe, and by keys. */

jest.setTimeout(180_000);
const soon = 30_000;
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every address, and what is there when it is ready. */
const ROUTES = [
  ['/', 'new-game'],
  ['/new', 'choose-arrakis'],
  ['/settings', 'settings-screen'],
  ['/rules', 'rules-contents'],
  ['/rules?chapter=battle', 'paragraph-attack'],
  ['/games', 'import'],
  ['/games/statistics', 'back'],
  ['/games/storage', 'back'],
  ['/reference/cards', 'back'],
  ['/reference/gallery', 'back'],
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

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

let page: Page;

const seen = (id: string) => page.getByTestId(id).first().waitFor({ state: 'attached', timeout: soon });
const tap = (id: string) => page.getByTestId(id).first().click({ timeout: soon });

async function open(route: string, ready: string): Promise<void> {
  await page.goto(`${session().url}${route}`);
  await seen(ready);
}

/** What axe finds, one line each. */
async function violations(): Promise<readonly string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = (await window.axe?.run(document, { resultTypes: ['violations'] })) ?? {
      violations: [],
    };
    return found.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html }) => `${impact ?? ''} ${id}: ${html.slice(0, 160)}`),
    );
  });
}

const headings = () =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('h1, [role="heading"][aria-level="1"]')].filter((heading) =>
        heading.checkVisibility(),
      ).length,
  );

async function speak(language: Language): Promise<void> {
  await page.evaluate((code) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [code] });
    dispatchEvent(new Event('languagechange'));
  }, language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language, { timeout: soon });
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
      await open(route, ready);
      expect(await violations()).toEqual([]);
      expect(await headings()).toBe(1);
      expect(await page.title()).toMatch(route === '/' ? /^Sietch$/ : /.+ · Sietch$/);
      expect(await page.locator('main').count()).toBe(1);
    },
  );

  it.each(['arrakis', 'imperium'])('a table of %s has nothing that axe objects to', async (game) => {
    await open('/', 'new-game');
    await tap('new-game');
    await tap(`choose-${game}`);
    await tap('new-start');
    await page.waitForURL(/\/game/, { timeout: soon });
    await page.waitForFunction(() => document.querySelectorAll('[tabindex="-1"][role="button"]').length > 20);
    expect(await violations()).toEqual([]);
    expect(await headings()).toBe(1);
  });

  it.each(LANGUAGES)('says that its language is %s, and titles follow it', async (language) => {
    await open('/settings', 'settings-screen');
    await speak(language);
    const heading = await page.locator('h1').filter({ visible: true }).first().textContent();
    await page.waitForFunction((words) => document.title === `${words} · Sietch`, heading, { timeout: soon });
  });

  it('a link answers Enter', async () => {
    await open('/rules', 'rules-contents');
    await page.getByTestId('open-battle').focus();
    await page.keyboard.press('Enter');
    await seen('paragraph-attack');
  });

  it('arrows go through radio buttons and choose; Space chooses what has the focus', async () => {
    await open('/reference/odds', 'odds-screen');
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
