import { by, device, element, expect } from 'detox';

describe('Home', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  it('offers the four ways to go', async () => {
    await expect(element(by.id('home-screen'))).toBeVisible();
    await expect(element(by.id('new-game'))).toBeVisible();
    await expect(element(by.id('rules'))).toBeVisible();
    await expect(element(by.id('settings'))).toBeVisible();
  });

  it('says that there is nothing to continue, and does not go there', async () => {
    await expect(element(by.id('continue'))).toHaveLabel('Continue. No saved game yet');
    await element(by.id('continue')).tap();
    await expect(element(by.id('home-screen'))).toBeVisible();
    await expect(element(by.id('game-screen'))).not.toExist();
  });

  it('leads to the rules and back', async () => {
    await element(by.id('rules')).tap();
    await expect(element(by.id('rules-screen'))).toBeVisible();
    await expect(element(by.id('rules-contents'))).toBeVisible();
    await element(by.id('back')).tap();
    await expect(element(by.id('new-game'))).toBeVisible();
  });

  it('keeps every way within reach in landscape', async () => {
    await device.setOrientation('landscape');
    await expect(element(by.id('new-game'))).toBeVisible();
    await expect(element(by.id('settings'))).toBeVisible();
    await device.setOrientation('portrait');
    await expect(element(by.id('new-game'))).toBeVisible();
  });
});
