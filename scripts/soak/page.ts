import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { chromiumArguments, ensureChromium } from '../chromium';
import { GAME_IDS, type GameId } from '../games';

export const SIZES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 820, height: 1180 },
] as const;

/** The app in a browser of its own, with everything that it complains about. */
export interface SoakPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly browserCdp: CDPSession;
  readonly complaints: string[];
  close(): Promise<void>;
}

/** Notes when a finger was lifted: what a touch sets going may be done before whoever sent it hears of it. */
const NOTE_TOUCHES = `addEventListener('touchend', ({ timeStamp }) => { globalThis.soakLifted = timeStamp; }, true);`;

declare global {
  var soakLifted: number | undefined;
}

export async function openPage(url: string): Promise<SoakPage> {
  const browser: Browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments()],
  });
  const context = await browser.newContext({ viewport: SIZES[0], hasTouch: true, acceptDownloads: true });
  // The compiler of these scripts names functions by a helper of its own, also those that run in the page.
  await context.addInitScript({ content: `globalThis.__name ??= (value) => value; ${NOTE_TOUCHES}` });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.stack ?? String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  // Whoever looks for a file finds none.
  page.on('filechooser', () => undefined);
  page.on('dialog', (dialog) => void dialog.dismiss());
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(url);
  await page.locator('#root [data-testid]').first().waitFor({ state: 'attached', timeout: 90_000 });
  const browserCdp = await browser.newBrowserCDPSession();
  return { page, cdp, browserCdp, complaints, close: () => browser.close() };
}

/** What stands on the screen while a game is played. */
export const TABLES: Readonly<Record<GameId, string>> = {
  arrakis: 'game-screen',
  imperium: 'imperium-table',
};

/** The game that is on the table; null where none is. */
export async function tableOn(page: Page): Promise<GameId | null> {
  for (const id of GAME_IDS) {
    if ((await page.locator(`[data-testid=${TABLES[id]}]`).count()) > 0) return id;
  }
  return null;
}

/**
 * Goes to an address as a tap does, within the app: a page that is loaded anew holds nothing of what came before. Where the
 * app does not follow, the page is loaded after all.
 */
export async function goTo(page: Page, address: string, testId: string): Promise<void> {
  const url = new URL(address, page.url()).href;
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, url);
  const found = page.locator(`[data-testid=${testId}]`).first();
  await found.waitFor({ timeout: 20_000 }).catch(() => page.goto(url));
  await found.waitFor({ timeout: 90_000 });
}

/** What can be touched where it can be seen: the middle of each such thing, with its name. */
export interface Touchable {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export function touchables(page: Page): Promise<readonly Touchable[]> {
  return page.evaluate(() => {
    const found: { id: string; x: number; y: number }[] = [];
    const wanted = 'button, a, [role=button], [role=switch], [role=radio], [role=tab], [role=checkbox]';
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [midX, midY] = [x + width / 2, y + height / 2];
      if (width === 0 || height === 0 || element.getAttribute('aria-disabled') === 'true') continue;
      const top = document.elementFromPoint(midX, midY);
      if (top === null || !(element.contains(top) || top.contains(element))) continue;
      const id = element.getAttribute('data-testid') ?? element.textContent?.slice(0, 30) ?? '';
      found.push({ id, x: midX, y: midY });
    }
    return found;
  });
}

/** Why the page is not in order; null when it is. */
export function faultOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const root = document.querySelector('#root');
    if (root === null || root.querySelector('[data-testid]') === null) return 'The page is blank.';
    const error = document.querySelector('[data-testid=error-screen]');
    return error === null ? null : `The app has failed: ${error.textContent}`;
  });
}

/**
 * Milliseconds until the page has drawn twice, from the last touch if there was one: what it has set going is then to be seen.
 */
export function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const start = globalThis.soakLifted ?? performance.now();
        globalThis.soakLifted = undefined;
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - start)));
      }),
  );
}

/** Milliseconds of work so far. Unlike those of the clock, no other job on the machine adds to them. */
export interface Work {
  /** Of the app itself. */
  readonly app: number;
  /** Of the whole browser. Without a graphics card, most of it is drawing. */
  readonly browser: number;
}

export async function workOf({ cdp, browserCdp }: SoakPage): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { processInfo } = await browserCdp.send('SystemInfo.getProcessInfo');
  return {
    app: 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0),
    browser: 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
}

/** What the page holds once everything that can be forgotten has been. */
export async function holdings(cdp: CDPSession): Promise<Holdings> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapMegabytes: Math.round(value('JSHeapUsedSize') / 1e5) / 10,
  };
}
