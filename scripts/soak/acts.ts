import { item } from '../../engine/core/at';
import { below, type RandomStream } from '../../engine/core/random';
import { SIZES, touchables, workOf, type SoakPage, type Touchable, type Work } from './page';

export interface Done {
  /** What was done, for the report. */
  readonly name: string;
  /** Of a touch: what had been worked before it. */
  readonly before?: Work;
}

/** One thing that a person does with the app. */
export type Act = (soak: SoakPage, stream: RandomStream) => Promise<Done>;

const HOLD = 650;
/** Longer than the curtain asks for. */
const CURTAIN = 1100;
const LANGUAGES = ['en', 'cs', 'pl', 'uk', 'de'] as const;

/** Things that end the session or leave the app; and the bin, so that there is always a game. */
const SPARED = /^(games-import|error-|.*-delete$|purge)/;

async function pickTouchable({ page }: SoakPage, stream: RandomStream): Promise<Touchable | null> {
  const found = (await touchables(page)).filter(({ id }) => !SPARED.test(id));
  const curtain = found.find(({ id }) => id === 'curtain-hold');
  if (curtain !== undefined) return curtain;
  // The map has eighty places and the controls ten: half of the touches are for the controls.
  const places = found.filter(({ id }) => /^(area|zone)-/.test(id));
  const controls = found.filter((entry) => !places.includes(entry));
  const from = places.length > 0 && (controls.length === 0 || below(stream, 2) === 0) ? places : controls;
  return from.length === 0 ? null : item(from, below(stream, from.length));
}

async function press(soak: SoakPage, { x, y }: Touchable, milliseconds: number): Promise<Work> {
  const { cdp } = soak;
  const before = await workOf(soak);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return before;
}

const touch =
  (kind: 'tap' | 'hold', milliseconds: number): Act =>
  async (soak, stream) => {
    const target = await pickTouchable(soak, stream);
    if (target === null) return { name: 'nothing to touch' };
    const before = await press(soak, target, target.id === 'curtain-hold' ? CURTAIN : milliseconds);
    return { name: `${kind} ${target.id}`, before };
  };

const tap = touch('tap', 0);
const hold = touch('hold', HOLD);

const rotate: Act = async ({ page }, stream) => {
  const size = item(SIZES, below(stream, SIZES.length));
  await page.setViewportSize(size);
  return { name: `rotate to ${size.width}x${size.height}` };
};

const background: Act = async ({ page }) => {
  for (const hidden of [true, false]) {
    await page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (state ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
    await page.waitForTimeout(200);
  }
  return { name: 'to the background and back' };
};

/** As far back as the app goes; beyond its first page there is nothing. */
const goBack: Act = async ({ page }) => {
  const here = page.url();
  await page.goBack({ waitUntil: 'load' });
  if (!page.url().startsWith('http')) await page.goto(here);
  await page.locator('#root [data-testid]').first().waitFor({ state: 'attached', timeout: 90_000 });
  return { name: 'back' };
};

/** Straight to an address, as from a link: the app starts anew and the game goes on. */
const jump: Act = async ({ page }, stream) => {
  const address = item(
    ['/', '/game', '/games', '/rules', '/reference/cards', '/reference/odds'],
    below(stream, 6),
  );
  await page.goto(new URL(address, page.url()).href);
  await page.locator('#root [data-testid]').first().waitFor({ state: 'attached', timeout: 90_000 });
  return { name: `open ${address}` };
};

const changeLanguage: Act = async (soak, stream) => {
  const { page } = soak;
  await page.goto(new URL('/settings', page.url()).href);
  await page.locator('[data-testid=settings-screen]').waitFor({ timeout: 90_000 });
  const language = item(LANGUAGES, below(stream, LANGUAGES.length));
  await page.locator(`[data-testid=language-${language}]`).click();
  await goBack(soak, stream);
  return { name: `language ${language}` };
};

/** How often each is done, out of all of them together. */
const ACTS: readonly (readonly [number, Act])[] = [
  [200, tap],
  [30, hold],
  [8, rotate],
  [8, background],
  [12, goBack],
  [3, jump],
  [2, changeLanguage],
];
const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

export function pickAct(stream: RandomStream): Act {
  let left = below(stream, TOTAL);
  for (const [weight, act] of ACTS) {
    if (left < weight) return act;
    left -= weight;
  }
  return tap;
}
