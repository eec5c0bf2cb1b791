import { by, device, element, expect, waitFor } from 'detox';

import { offered, pause, tapOffered } from './support/offers';

describe('Two players on one device', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-atreides')).replaceText('Ann');
    await element(by.id('new-harkonnen')).replaceText('Hal');
    await element(by.id('new-seed')).replaceText('duel');
    await waitFor(element(by.id('new-speed-off')))
      .toBeVisible()
      .whileElement(by.id('new-screen-scroll'))
      .scroll(120, 'down');
    await element(by.id('new-speed-off')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('prompt')))
      .toBeVisible()
      .withTimeout(20000);
  });

  /** Taps what is offered until a die is to be chosen. */
  async function untilTurn(): Promise<void> {
    const dashboard = by.id(/^die-/).withAncestor(by.id('choices'));
    for (let idle = 0; (await offered(dashboard)) === null || (await offered(by.id('take-hand'))) === null;) {
      idle = (await tapOffered()) ? 0 : idle + 1;
      if (idle > 50) throw new Error('Nothing is offered.');
      await pause();
    }
  }

  it('lets a die be chosen on the open table, with nothing private on it', async () => {
    await untilTurn();
    for (const id of ['curtain', 'own-hand', 'objective']) await expect(element(by.id(id))).not.toExist();
  });

  it('closes the curtain before a hand is looked at, with nothing of the game behind it', async () => {
    await element(by.id('take-hand')).tap();
    await expect(element(by.id('curtain-hold'))).toBeVisible();
    for (const id of ['board', 'own-hand', 'objective', 'prompt', 'choices']) {
      await expect(element(by.id(id))).not.toExist();
    }
    await device.takeScreenshot('curtain');
  });

  it('does not open by a tap', async () => {
    await element(by.id('curtain-hold')).tap();
    await expect(element(by.id('curtain'))).toBeVisible();
  });

  it('opens by a hold, and closes again when the app comes back', async () => {
    await element(by.id('curtain-hold')).longPress(1500);
    await waitFor(element(by.id('own-hand')))
      .toExist()
      .withTimeout(20000);
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await waitFor(element(by.id('prompt')))
      .toBeVisible()
      .withTimeout(20000);
    await expect(element(by.id('own-hand'))).not.toExist();
    await expect(element(by.id('take-hand'))).toBeVisible();
  });
});
