import { by, device, element, expect, waitFor } from 'detox';

async function onTable(): Promise<void> {
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(20000);
}

describe('New game', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
  });

  it('begins as two players without names, by chance', async () => {
    await expect(element(by.id('new-people-2'))).toHaveToggleValue(true);
    await expect(element(by.id('new-atreides'))).toHaveText('');
    await expect(element(by.id('new-seed'))).toHaveText('');
    await expect(element(by.id('new-seed-clear'))).not.toExist();
  });

  it('swaps who plays which side', async () => {
    await element(by.id('new-atreides')).replaceText('Ann');
    await element(by.id('new-harkonnen')).replaceText('Hal');
    await element(by.id('new-swap')).tap();
    await expect(element(by.id('new-atreides'))).toHaveText('Hal');
    await expect(element(by.id('new-harkonnen'))).toHaveText('Ann');
  });

  it('takes a seed and gives it back to chance', async () => {
    await element(by.id('new-seed')).replaceText('spice');
    await element(by.id('new-seed-clear')).tap();
    await expect(element(by.id('new-seed'))).toHaveText('');
    await element(by.id('new-seed')).replaceText('spice');
  });

  it('has no other player and asks about ties when one plays alone', async () => {
    await element(by.id('new-people-1')).tap();
    await expect(element(by.id('new-harkonnen'))).not.toExist();
    await expect(element(by.id('new-ties-random'))).toHaveToggleValue(true);
    await element(by.id('new-people-2')).tap();
    await expect(element(by.id('new-harkonnen'))).toHaveText('Ann');
  });

  it('has a name for each sub-faction when three or four play, all in sight with the start', async () => {
    await element(by.id('new-people-4')).tap();
    for (const id of ['new-atreides', 'new-fremen', 'new-harkonnen', 'new-corrino', 'new-start']) {
      await expect(element(by.id(id))).toBeVisible();
    }
    await element(by.id('new-people-3')).tap();
    await element(by.id('new-shared-atreides')).tap();
    await expect(element(by.id('new-fremen'))).toBeVisible();
    await expect(element(by.id('new-corrino'))).not.toExist();
    await element(by.id('new-people-2')).tap();
    await element(by.id('new-mode-two')).tap();
    await expect(element(by.id('new-harkonnen'))).toHaveText('Ann');
  });

  it('begins the game and names it in the list', async () => {
    await element(by.id('new-start')).tap();
    await onTable();
    await element(by.id('back')).tap();
    await expect(element(by.id('continue'))).toHaveLabel('Continue. Hal and Ann · Round 1');
  });

  it('remembers names and way of playing over a restart, but not the seed', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await expect(element(by.id('new-people-2'))).toHaveToggleValue(true);
    await expect(element(by.id('new-atreides'))).toHaveText('Hal');
    await expect(element(by.id('new-harkonnen'))).toHaveText('Ann');
    await expect(element(by.id('new-seed'))).toHaveText('');
  });
});
