import { by, device, element, expect } from 'detox';

describe('Settings', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('settings')).tap();
  });

  it('starts as the device is set', async () => {
    await expect(element(by.id('theme-system'))).toHaveToggleValue(true);
    await expect(element(by.id('settings-status'))).toHaveText('Changes are saved on this device.');
  });

  it('changes the light at once', async () => {
    await element(by.id('theme-day')).tap();
    await expect(element(by.id('theme-day'))).toHaveToggleValue(true);
    await expect(element(by.id('theme-system'))).toHaveToggleValue(false);
  });

  it('keeps a change over a reload', async () => {
    await device.reloadReactNative();
    await element(by.id('settings')).tap();
    await expect(element(by.id('theme-day'))).toHaveToggleValue(true);
  });

  it('keeps a change over a restart, and forgets it with the installation', async () => {
    await element(by.id('text-size-large')).tap();
    await expect(element(by.id('text-size-large'))).toHaveToggleValue(true);
    await device.launchApp({ newInstance: true });
    await element(by.id('settings')).tap();
    await expect(element(by.id('text-size-large'))).toHaveToggleValue(true);
    await expect(element(by.id('theme-day'))).toHaveToggleValue(true);

    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('settings')).tap();
    await expect(element(by.id('text-size-normal'))).toHaveToggleValue(true);
    await expect(element(by.id('theme-system'))).toHaveToggleValue(true);
  });
});
