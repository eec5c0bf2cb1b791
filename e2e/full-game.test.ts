import { by, device, element, expect, waitFor } from 'detox';

import { offered, pause, tapOffered } from './support/offers';

describe('A whole game alone', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-people-1')).tap();
    await element(by.id('new-ties-random')).tap();
    await element(by.id('new-atreides')).replaceText('Ann');
    await element(by.id('new-seed')).replaceText('sietch');
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

  it('is played to its end by tapping only what is offered', async () => {
    let taps = 0;
    let idle = 0;
    let battles = 0;
    let endings = 0;
    while ((await offered(by.id('game-over'))) === null) {
      if ((await offered(by.id('ending'))) !== null) {
        endings += 1;
        await expect(element(by.id('ending-winner'))).toHaveText('Mahdi wins for the Harkonnen');
        await device.takeScreenshot('ending');
        await element(by.id('ending')).tap();
        await pause();
        continue;
      }
      if ((await offered(by.id('battle'))) !== null) battles += 1;
      if (await tapOffered()) {
        taps += 1;
        idle = 0;
      } else {
        idle += 1;
      }
      if (idle > 50) throw new Error(`Nothing is offered after ${taps} taps.`);
      if (taps > 1500) throw new Error('The game does not end.');
      await pause();
    }
    if (battles === 0) throw new Error('No battle was seen.');
    if (endings !== 1) throw new Error(`The moment of the end was seen ${endings} times.`);
  }, 240_000);

  it('says who won, by which clause, and how it went', async () => {
    await expect(element(by.id('over-winner'))).toHaveText('Mahdi wins for the Harkonnen');
    await expect(element(by.id('over-clause'))).toExist();
    await waitFor(element(by.id('tracks-chart')))
      .toExist()
      .withTimeout(20000);
    await expect(element(by.id('over-dice-combat-harkonnen'))).toExist();
    await device.takeScreenshot('game-over');
  });

  it('leads through the game again', async () => {
    await element(by.id('over-look')).tap();
    await waitFor(element(by.id('look-screen')))
      .toBeVisible()
      .withTimeout(20000);
  });
});
