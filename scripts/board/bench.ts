/**
 * Measures the board in Chromium with 101 areas and more than 300 pieces: redraws per second while panning and zooming,
 * draw calls and script time per redraw, and the time of one whole redraw. Run: npm run board:bench
 *
 * Chromium here has no graphics card (SwiftShader draws on the processor), so the rate is a floor; draw calls and script
 * time per redraw are what carries over to a phone.
 */
import { chromium, type Page } from 'playwright-core';

import { build } from '../build';
import { chromiumArguments, ensureChromium } from '../chromium';
import { serve } from '../serve';

interface Counts {
  readonly frames: number;
  readonly redraws: number;
  readonly draws: number;
  readonly script: number;
  readonly seconds: number;
}

/** Counts animation frames, those in which something was drawn, draw calls, and time spent in frame callbacks. */
function instrument(): void {
  const counts = { frames: 0, redraws: 0, draws: 0, script: 0, start: 0 };
  let drawn = 0;
  for (const type of [WebGL2RenderingContext.prototype]) {
    for (const name of [
      'drawArrays',
      'drawElements',
      'drawArraysInstanced',
      'drawElementsInstanced',
      'drawRangeElements',
    ] as const) {
      const original: (...args: never[]) => void = type[name];
      Object.defineProperty(type, name, {
        value(this: WebGL2RenderingContext, ...args: never[]) {
          drawn += 1;
          original.apply(this, args);
        },
      });
    }
  }
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const before = performance.now();
      callback(time);
      counts.script += performance.now() - before;
    });
  const tick = (): void => {
    counts.frames += 1;
    if (drawn > 0) counts.redraws += 1;
    counts.draws += drawn;
    drawn = 0;
    request(tick);
  };
  request(tick);
  Object.assign(window, {
    benchStart: () =>
      Object.assign(counts, { frames: 0, redraws: 0, draws: 0, script: 0, start: performance.now() }),
    benchStop: () => ({ ...counts, seconds: (performance.now() - counts.start) / 1000 }),
  });
}

async function during(page: Page, act: () => Promise<void>): Promise<Counts> {
  await page.evaluate('benchStart()');
  await act();
  return page.evaluate<Counts>('benchStop()');
}

function line(what: string, { redraws, draws, script, seconds }: Counts): string {
  const per = (total: number): string => (redraws ? (total / redraws).toFixed(1) : '-').padStart(6);
  return `  ${what.padEnd(22)} ${(redraws / seconds).toFixed(1).padStart(6)} redraws/s  ${per(draws)} draw calls  ${per(script)} ms script each`;
}

const sizes = [
  { name: 'phone 390x844', width: 390, height: 844, scale: 2 },
  { name: 'tablet 1180x820', width: 1180, height: 820, scale: 1 },
  { name: 'tablet 820x1180', width: 820, height: 1180, scale: 1 },
] as const;

const LASTS = 4000;

async function pan(page: Page, width: number, height: number): Promise<void> {
  const [x, y] = [width / 2, height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const until = Date.now() + LASTS;
  for (let k = 0; Date.now() < until; k++) {
    await page.mouse.move(x + 90 * Math.sin(k / 9), y + 90 * Math.cos(k / 11));
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

async function zoom(page: Page, width: number, height: number): Promise<void> {
  await page.mouse.move(width / 2, height / 2);
  const until = Date.now() + LASTS;
  for (let k = 0; Date.now() < until; k++) {
    await page.mouse.wheel(0, Math.sin(k / 14) > 0 ? -40 : 40);
    await page.waitForTimeout(16);
  }
}

async function main(): Promise<void> {
  const folder = process.env.BOARD_BENCH_FOLDER ?? build('examples');
  const serving = await serve(folder, 0);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments()] });
  try {
    for (const { name, width, height, scale } of sizes) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: scale });
      const page = await context.newPage();
      // The compiler that runs this script names functions with a helper that the page does not have.
      await page.addInitScript('globalThis.__name = (f) => f');
      await page.addInitScript(instrument);
      await page.goto(`${serving.url}/dev/board?position=many&theme=day&bare=1`);
      await page.waitForSelector('[data-testid=board]', { timeout: 60_000 });
      await page.waitForTimeout(8000);
      console.log(`${name} at ${scale}x`);
      console.log(line('at rest', await during(page, () => page.waitForTimeout(2000))));
      await page.mouse.move(width / 2, height / 2);
      for (let k = 0; k < 6; k++) await page.mouse.wheel(0, -150);
      await page.waitForTimeout(3000);
      console.log(line('panning, figures', await during(page, () => pan(page, width, height))));
      await page.keyboard.press('Tab');
      await page.keyboard.press('0');
      await page.waitForTimeout(2500);
      console.log(line('zooming in and out', await during(page, () => zoom(page, width, height))));
      await context.close();
    }
    const page = await browser.newPage({ viewport: { width: 820, height: 1180 } });
    await page.goto(`${serving.url}/dev/board?position=many&theme=day`);
    await page.waitForSelector('[data-testid=board]', { timeout: 60_000 });
    await page.waitForTimeout(8000);
    await page.locator('[aria-label=measure]').click();
    const measured: unknown = JSON.parse(
      (await page.locator('[data-testid=dev-touched]').textContent({ timeout: 60_000 })) ?? 'null',
    );
    console.log('one whole redraw, part by part (ms)');
    console.log(JSON.stringify(measured, null, 2));
  } finally {
    await browser.close();
    await serving.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
