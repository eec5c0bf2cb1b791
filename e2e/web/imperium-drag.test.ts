import { device } from 'detox';
import type { Page } from 'playwright-core';

import { pending, view, type GameOptions, type State } from '../../engine/imperium';
import { imperiumKind } from '../../app/imperium/saved/kind';
import { reachOf } from '../../app/imperium/table/reach';
import { drag, press, type Point } from '../browser/touch';
import { phone, session, type Size } from '../browser/session';
import { letterOf } from '../support/letter';

/** Cards of the hand of Dune: Imperium under a finger: dragged onto the board, tapped and held as before. */

const soon = 30_000;
jest.setTimeout(120_000);

const OPTIONS: GameOptions = {
  players: 1,
  seed: 11,
  names: ['Ann', 'Rival 1', 'Rival 2'],
  difficulty: 'mercenary',
};
const SIZES: Readonly<Record<string, Size>> = {
  'a phone': phone,
  'a tablet across': { width: 1180, height: 820 },
};

let page: Page;
/** As the game stands after it was imported. */
let state: State;
const seen = (id: string) => page.locator(`[data-testid="${id}"]:visible`).first().waitFor({ timeout: soon });

/** A point of something on the screen; of a card the part that no other lies over. */
async function pointOf(id: string): Promise<Point> {
  const box = await page.locator(`[data-testid="${id}"]:visible`).first().boundingBox({ timeout: soon });
  if (box === null) throw new Error(`${id} has no place`);
  return { x: box.x + Math.min(18, box.width / 2), y: box.y + box.height / 2 };
}

/** A card of the hand, where it may go and where it may not. */
function cardAndSpaces(): { readonly card: string; readonly free: string; readonly barred: string } {
  const { decision, spaces } = view(state, 0);
  for (const [card, reach] of reachOf(state, decision)) {
    const [free] = reach;
    const barred = spaces.find(({ space }) => !reach.has(space))?.space;
    if (free !== undefined && barred !== undefined) return { card, free, barred };
  }
  throw new Error('no card goes anywhere');
}

const promptText = async () => (await page.getByTestId('prompt-text').textContent({ timeout: soon })) ?? '';
const picked = (card: string) => page.locator(`[data-testid="hand-${card}"][aria-pressed=true]`);

let file = '';

async function openGame(): Promise<void> {
  await page.goto(`${session().url}/games`);
  await seen('import');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByTestId('import').click()]);
  await chooser.setFiles(file);
  await seen('telling');
  await page.locator('[data-testid^="game-name-"]').first().click();
  await seen('hand');
}

beforeAll(async () => {
  const at = (_: number, now: State) => {
    state = now;
    return pending(now)?.kind === 'turn' && reachOf(now, view(now, 0).decision).size > 2;
  };
  file = await letterOf(imperiumKind, 'Dragged', at, OPTIONS);
  await device.launchApp({ newInstance: true, delete: true });
  page = session().page;
});

describe.each(Object.entries(SIZES))('A card of the hand on %s', (_, size) => {
  beforeAll(async () => {
    await page.setViewportSize(size);
    await openGame();
  });

  it('is laid back where there is no space, and refused where it may not go', async () => {
    const { card, barred } = cardAndSpaces();
    const from = await pointOf(`hand-${card}`);
    const before = await promptText();
    await drag([from], [await pointOf('prompt')], 250);
    await page.getByTestId('drag-layer').waitFor({ state: 'detached', timeout: soon });
    expect(await promptText()).toBe(before);
    expect(await picked(card).count()).toBe(0);
    await drag([from], [await pointOf(`space-${barred}`)], 250);
    await seen('notice');
  });

  it('is picked by a tap and explained by a long press, as ever', async () => {
    const { card } = cardAndSpaces();
    await press(await pointOf(`hand-${card}`), 60);
    await picked(card).waitFor({ timeout: soon });
    await press(await pointOf(`hand-${card}`), 60);
    await picked(card).waitFor({ state: 'detached', timeout: soon });
    await press(await pointOf(`hand-${card}`), 800);
    await seen('inspect');
    await page.getByTestId('inspect-close').click();
    await page.getByTestId('inspect').waitFor({ state: 'detached', timeout: soon });
  });

  it('goes to a space that it is dragged to, under the finger', async () => {
    const { card, free } = cardAndSpaces();
    const [from, to] = [await pointOf(`hand-${card}`), await pointOf(`space-${free}`)];
    const before = await promptText();
    const moving = drag([from], [to], 300, 700);
    // It is seen under the finger, and read aloud where it lay.
    await page.locator('[data-testid=drag-layer][aria-hidden=true]').waitFor({ timeout: soon });
    await moving;
    await page.getByTestId('drag-layer').waitFor({ state: 'detached', timeout: soon });
    await page.waitForFunction(
      (words) => document.querySelector('[data-testid=prompt-text]')?.textContent !== words,
      before,
      { timeout: soon },
    );
    expect(await page.getByTestId(`hand-${card}`).count()).toBe(0);
  });
});
