import { by, device, element, expect, waitFor } from 'detox';

import { chooseSpeed } from './support/speed';

async function begin(mode: 'two' | 'mahdi'): Promise<void> {
  await device.launchApp({ newInstance: true, delete: true });
  await element(by.id('new-game')).tap();
  await element(by.id('choose-arrakis')).tap();
  if (mode === 'mahdi') {
    await element(by.id('new-people-1')).tap();
    await element(by.id('new-ties-random')).tap();
  }
  await element(by.id('new-atreides')).replaceText('Ann');
  if (mode === 'two') await element(by.id('new-harkonnen')).replaceText('Hal');
  await element(by.id('new-seed')).replaceText('demo');
  // What happens is told elsewhere; here nothing moves.
  await chooseSpeed('off');
  await element(by.id('new-start')).tap();
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(20000);
}

describe('Table, two players', () => {
  beforeAll(async () => {
    await begin('two');
  });

  it('asks the Harkonnen for their vehicles on the open table, with nothing private on it', async () => {
    await expect(element(by.id('prompt-text'))).toHaveText('Place 1 harvester');
    await expect(element(by.id('curtain'))).not.toExist();
    await element(by.id('tab-cards')).tap();
    await expect(element(by.id('panel-cards'))).toBeVisible();
    await expect(element(by.id('own-hand'))).not.toExist();
    await element(by.id('tab-cards')).tap();
  });

  it('says why there is nothing to take back', async () => {
    await element(by.id('undo')).tap();
    await waitFor(element(by.id('notice')))
      .toHaveText('Nothing to undo.')
      .withTimeout(10000);
  });

  it('comes back where it was after a restart', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await waitFor(element(by.id('phase')))
      .toHaveText('Round 1 · Vehicles')
      .withTimeout(20000);
  });
});

describe('Table, alone', () => {
  beforeAll(async () => {
    await begin('mahdi');
  });

  it('plays a turn and hears from Mahdi why', async () => {
    await expect(element(by.id('curtain'))).not.toExist();
    await element(by.id('done')).tap(); // no Bene Gesserit token
    await waitFor(element(by.id('die-leadership')))
      .toBeVisible()
      .withTimeout(15000);
    await element(by.id('die-leadership')).tap();
    await element(by.id('option-moveWithLeader')).tap(); // move with a leader
    await waitFor(element(by.id('option-moveWithLeader')))
      .not.toExist()
      .withTimeout(15000);
    await element(by.id('done')).tap(); // nobody after all
    await waitFor(element(by.id('places')))
      .not.toExist()
      .withTimeout(15000);
    await waitFor(element(by.id('done')))
      .toBeVisible()
      .withTimeout(15000);
    await element(by.id('done')).tap(); // end of the turn: Mahdi rolls
    await element(by.id('tab-log')).tap();
    await waitFor(element(by.id('log')))
      .toExist()
      .withTimeout(15000);
  });
});
