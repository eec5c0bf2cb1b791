import { by, device, element, expect, waitFor } from 'detox';

import { offered, pause } from './support/offers';

async function seen(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(20000);
}

/** Hears what Mahdi does to its end and lets the device break ties, until the table is at rest. */
async function hear(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    const next = (await offered(by.id('told-on'))) ?? (await offered(by.id('tie-any')));
    if (next === null) return;
    await element(by.id(next)).tap();
    await pause();
  }
  throw new Error('Mahdi does not come to an end.');
}

describe('Mahdi beside a table of one’s own', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('companion')).tap();
    await seen('companion-screen');
    await seen('board');
  });

  it('begins a round, and says what Mahdi prepares', async () => {
    await element(by.id('to-round')).tap();
    // Below what the settlements got: the box's own order, unless the table differs.
    await waitFor(element(by.id('round-draw')))
      .toBeVisible()
      .whileElement(by.id('companion-dock'))
      .scroll(300, 'down');
    await element(by.id('round-draw')).tap();
    await seen('told');
    await hear();
    // What he prepared stands there until it is put away; his die lies below it.
    await seen('die-bar');
    await element(by.id('told-close')).tap();
    await seen('aims');
    await expect(element(by.id('companion-round'))).toHaveText('Round 1');
  });

  it('changes an area that is tapped on the planet, and takes it back', async () => {
    await element(by.id('board')).tap();
    await seen('side-harkonnen');
    await element(by.id('side-harkonnen')).tap();
    await element(by.id('count-regular-more')).tap();
    await element(by.id('count-regular-more')).tap();
    await expect(element(by.id('count-regular-value'))).toHaveText('2');
    await element(by.id('step-back')).tap();
    await expect(element(by.id('count-regular-value'))).toHaveText('1');
    await element(by.id('step-back')).tap();
    await element(by.id('edit-close')).tap();
  });

  it('enters a die, and Mahdi says what he does and why', async () => {
    await element(by.id('fell-house')).tap();
    await seen('told');
    await waitFor(element(by.id('told-line-0')))
      .toBeVisible()
      .withTimeout(20000);
    await element(by.id('told-line-0')).tap();
    await seen('told-line-0-why-0');
    await hear();
  });

  it('keeps the table and its log over a restart', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('companion')).tap();
    await seen('companion-screen');
    await expect(element(by.id('companion-round'))).toHaveText('Round 1');
    await element(by.id('companion-tab-log')).tap();
    await seen('log-copy');
  });
});
