import { device } from 'detox';
import type { Page } from 'playwright-core';

import { pending } from '../../engine/imperium';
import { phone, session, type Size } from '../browser/session';
import { openCurtain } from '../support/imperiumGame';
import { DECISIONS, decisionPositions, positionLetter } from '../support/imperiumDecisions';
import { findMisfits } from '../support/overflow';
import { findSmallTargets } from '../support/targets';

/** Every decision of Dune: Imperium on a phone and on a tablet, both ways: nothing is cut off, and everything can be touched. */

jest.setTimeout(120_000);
const soon = 30_000;

const SIZES = {
  phone,
  'tablet upright': { width: 820, height: 1180 },
  'tablet across': { width: 1180, height: 820 },
} as const satisfies Record<string, Size>;

/** In the order in which they are looked at the next time, backwards. */
const sizes = Object.entries(SIZES).reverse();

let page: Page;
const positions = decisionPositions();

const tap = (id: string) => page.getByTestId(id).first().click({ timeout: soon });

async function openGame(name: string): Promise<void> {
  const state = positions.get(name);
  if (state === undefined) throw new Error(`No game of chance comes to ${name}.`);
  const file = await positionLetter(name, state);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('import')]);
  await chooser.setFiles(file);
  await page.getByTestId('telling').waitFor({ timeout: soon });
  await page.locator('[data-testid^="game-name-"]').first().click();
  await page.locator('[data-testid=prompt],[data-testid=curtain]').first().waitFor({ timeout: soon });
  if (await page.getByTestId('curtain').isVisible()) await openCurtain();
  await page.getByTestId('prompt').waitFor({ timeout: soon });
}

/** Frames in which what is laid out by its own measure has answered a change of size. */
const settled = () =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });

/** Read rather than chosen from on a phone: Leaders with their abilities, and below the answer what is fought for. */
const READ_ON_PHONES: readonly string[] = ['leader', 'combatTurn'];

/** What must not be scrolled to: everything that decides. */
const scrolled = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid=decision]')]
      .filter((box) => box.checkVisibility() && box.scrollHeight > box.clientHeight + 1)
      .map((box) => `${box.scrollHeight} in ${box.clientHeight} points`),
  );

async function wrongHere(mayScroll: boolean): Promise<readonly string[]> {
  const misfits = await page.evaluate(findMisfits);
  const small = await page.evaluate(findSmallTargets);
  return [
    ...misfits.map(({ how, text, within }) => `${how} “${text}” (${within})`),
    ...small.map(({ id, width, height }) => `${id} is ${width} x ${height}`),
    ...(mayScroll ? [] : await scrolled()).map((how) => `the decision scrolls: ${how}`),
  ];
}

beforeAll(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  page = session().page;
  await page.goto(`${session().url}/games`);
  await page.getByTestId('import').waitFor({ timeout: soon });
});

describe('Decisions of Dune: Imperium', () => {
  it('are all known', () => {
    expect([...positions.keys()].sort()).toEqual([...DECISIONS].sort());
  });

  it.each(DECISIONS)('%s fits', async (name) => {
    await openGame(name);
    const state = positions.get(name);
    const wrong: string[] = [];
    // From where the one before left off: each change of size draws the board anew.
    sizes.reverse();
    for (const [size, viewport] of sizes) {
      await page.setViewportSize(viewport);
      await settled();
      const mayScroll = size === 'phone' && READ_ON_PHONES.includes(name);
      for (const fault of await wrongHere(mayScroll)) wrong.push(`${size}: ${fault}`);
    }
    await page.goBack();
    await page.locator('[data-testid=import]:visible').waitFor({ timeout: soon });
    expect({ clause: state && pending(state)?.clause, wrong }).toMatchObject({ wrong: [] });
  });
});
