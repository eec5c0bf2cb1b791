import { by, device, element, expect as expectElement } from 'detox';

import { EN, PLANNING_CARDS, printPlanningCard, view } from '../../engine/arrakis';
import { session } from '../browser/session';
import { beginOnScreen, Follower } from '../support/follow';

/** What is on the screen when it has come to rest, point by point. */
async function picture(): Promise<Buffer> {
  const { page } = session();
  let before = await page.screenshot();
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const now = await page.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error('The screen does not come to rest.');
}

/** The whole page as text: what is shown, what is read aloud, and every attribute. */
const document = () => session().page.content();

/** What brings a deployment token, which its owner has to see (R6.6). */
const DEPLOYMENT = ['number:1', 'option:deploy', 'result:deployment', 'result:house'];

/** Plays until something is to be decided that only one may see. */
async function toCurtain(seed: string): Promise<Follower> {
  const game = { seed, names: ['Ann', 'Hal'] } as const;
  await device.launchApp({ newInstance: true, delete: true });
  await beginOnScreen(game);
  const table = new Follower(game);
  while (!table.decision.covered) {
    const { offered, decision } = table;
    const wish = decision.side === 'atreides' ? DEPLOYMENT.find((text) => offered.includes(text)) : undefined;
    await table.take(wish ?? offered.find((text) => text === 'done') ?? offered[0] ?? '');
  }
  await expectElement(element(by.id('curtain-hold'))).toBeVisible();
  return table;
}

/** Names of the cards that only the one who decides may see. */
function secrets({ state, decision }: Follower): readonly string[] {
  const hand = view(state, decision.seat).seats[decision.seat]?.hand ?? [];
  return PLANNING_CARDS.filter(({ id }) => hand.includes(id)).map(({ id }) => printPlanningCard(id, EN).name);
}

async function openHand(table: Follower): Promise<void> {
  await table.meet();
  await element(by.id('tab-cards')).tap();
  await expectElement(element(by.id('own-hand'))).toExist();
}

describe('The curtain', () => {
  let table: Follower;
  let closed: Buffer;
  let open: Buffer;

  beforeAll(async () => {
    table = await toCurtain('dune');
  });

  it('has no word of the hand behind it', async () => {
    closed = await picture();
    expect(secrets(table).length).toBeGreaterThan(1);
    const page = await document();
    for (const name of secrets(table)) expect(page).not.toContain(name);
  });

  it('opens, and then the hand is there', async () => {
    await openHand(table);
    const page = await document();
    for (const name of secrets(table)) expect(page).toContain(name);
    open = await picture();
  });

  it('closes by one touch, and is what it was before', async () => {
    await element(by.id('hide')).tap();
    await expectElement(element(by.id('curtain-hold'))).toBeVisible();
    const page = await document();
    for (const name of secrets(table)) expect(page).not.toContain(name);
    expect((await picture()).equals(closed)).toBe(true);
  });

  it('is the same to the last point over another hand', async () => {
    const other = await toCurtain('duel');
    expect(other.decision.seat).toBe(table.decision.seat);
    expect(secrets(other)).not.toEqual(secrets(table));
    expect((await picture()).equals(closed)).toBe(true);
    // The comparison can tell: open, the two are not the same.
    await openHand(other);
    expect((await picture()).equals(open)).toBe(false);
  });
});
