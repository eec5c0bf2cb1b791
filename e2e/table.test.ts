import { by, device, element, expect, waitFor } from 'detox';

const HOLD = 1200;

async function begin(mode: 'two' | 'mahdi'): Promise<void> {
  await device.launchApp({ newInstance: true, delete: true });
  await element(by.id('new-game')).tap();
  if (mode === 'mahdi') {
    await element(by.id('new-mode-mahdi')).tap();
    await element(by.id('new-ties-random')).tap();
  }
  await element(by.id('new-atreides')).replaceText('Ann');
  if (mode === 'two') await element(by.id('new-harkonnen')).replaceText('Hal');
  await element(by.id('new-seed')).replaceText('demo');
  await element(by.id('new-start')).tap();
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(20000);
}

async function openCurtain(name: string): Promise<void> {
  await waitFor(element(by.id('curtain')))
    .toBeVisible()
    .withTimeout(10000);
  await expect(element(by.id('curtain-name'))).toHaveText(`Pass the device to ${name}`);
  await element(by.id('curtain-hold')).longPress(HOLD);
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(10000);
}

describe('Table, two players', () => {
  beforeAll(async () => {
    await begin('two');
  });

  it('asks the Harkonnen for their vehicles on the open table', async () => {
    await expect(element(by.id('curtain'))).not.toExist();
    for (const place of ['area-se-2', 'area-se-4', 'area-ne-13']) await element(by.id(place)).tap();
    for (const place of ['zone-air-cne-ne', 'zone-air-cse-se', 'zone-air-cnw-nw'])
      await element(by.id(place)).tap();
    await waitFor(element(by.id('move-done-0')))
      .toBeVisible()
      .withTimeout(10000);
    await element(by.id('move-done-0')).tap(); // no Bene Gesserit token
  });

  it('hides everything private until the device has been handed over', async () => {
    await waitFor(element(by.id('curtain')))
      .toBeVisible()
      .withTimeout(10000);
    await expect(element(by.id('own-hand'))).not.toExist();
    await expect(element(by.id('game-screen'))).not.toExist();
    await element(by.id('curtain-hold')).tap(); // a tap is not a hold
    await expect(element(by.id('curtain'))).toBeVisible();
    await openCurtain('Ann');
    await element(by.id('tab-cards')).tap();
    await expect(element(by.id('own-hand'))).toExist();
    await element(by.id('tab-cards')).tap();
  });

  it('closes the curtain with one tap', async () => {
    await element(by.id('hide')).tap();
    await expect(element(by.id('own-hand'))).not.toExist();
    await openCurtain('Ann');
  });

  it('moves a legion in stages, and takes them back', async () => {
    await element(by.id('move-result-0')).tap(); // leadership
    await waitFor(element(by.id('move-option-2')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('undo')).tap();
    await waitFor(element(by.id('move-result-0')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('move-result-0')).tap();
    await element(by.id('move-option-2')).tap(); // move with a leader
    await element(by.id('area-arrakeen')).tap();
    await waitFor(element(by.id('notice')))
      .toBeVisible()
      .withTimeout(5000); // not an own legion: it says why
    await element(by.id('area-tasmin-sink')).tap();
    await element(by.id('area-se-1')).tap();
    await waitFor(element(by.id('move-done-0')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('move-done-0')).tap();
    await waitFor(element(by.id('move-done-0')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('move-done-0')).tap(); // end of the turn
  });

  it('hands over to the other side', async () => {
    await openCurtain('Hal');
    await element(by.id('undo')).tap();
    await waitFor(element(by.id('notice')))
      .toBeVisible()
      .withTimeout(5000); // the other side had the move: that stands
  });

  it('comes back where it was after a restart', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await openCurtain('Hal');
    await expect(element(by.id('phase'))).toHaveText('Round 1 · Actions');
  });
});

describe('Table, alone', () => {
  beforeAll(async () => {
    await begin('mahdi');
  });

  it('plays a turn and hears from Mahdi why', async () => {
    await expect(element(by.id('curtain'))).not.toExist();
    await element(by.id('move-done-0')).tap(); // no Bene Gesserit token
    await waitFor(element(by.id('move-result-0')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('move-result-0')).tap();
    await element(by.id('move-done-0')).tap(); // no effect
    await waitFor(element(by.id('move-done-0')))
      .toBeVisible()
      .withTimeout(5000);
    await element(by.id('move-done-0')).tap(); // end of the turn: Mahdi rolls
    await element(by.id('tab-log')).tap();
    await waitFor(element(by.id('log')))
      .toExist()
      .withTimeout(5000);
  });
});
