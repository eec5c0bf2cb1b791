import { by, device, element, waitFor } from 'detox';

import { holdings } from '../../scripts/soak/page';
import { session } from '../browser/session';

/** Pages of a browser live for days: what was left must be let go. */

const soon = 60_000;
jest.setTimeout(300_000);

/** Between two visits to the same place, more of either than this is a leak. */
const MOST_NODES = 200;
const MOST_LISTENERS = 60;

/** To the table and home again, within the app: a page that is loaded anew holds nothing of what came before. */
async function visit(): Promise<void> {
  await element(by.id('continue')).tap();
  await waitFor(element(by.id('board')))
    .toBeVisible()
    .withTimeout(soon);
  await session().page.goBack();
  await waitFor(element(by.id('home-screen')))
    .toBeVisible()
    .withTimeout(soon);
}

describe('What the page holds', () => {
  it('is after twelve visits to the table what it was after the first', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(soon);
    await device.openURL({ url: 'sietch://' });
    await session().cdp.send('Performance.enable');
    await visit();
    const first = await holdings(session().cdp);
    for (let times = 1; times < 12; times += 1) await visit();
    const last = await holdings(session().cdp);
    expect(last.nodes - first.nodes).toBeLessThan(MOST_NODES);
    expect(last.listeners - first.listeners).toBeLessThan(MOST_LISTENERS);
  });
});
