import { by, device, element, expect, waitFor } from 'detox';

/** From the bottom of the page up. */
const switches = ['face-player', 'left-handed', 'haptics', 'sound', 'confirm-end'];

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

  it('keeps every other setting over a restart', async () => {
    const scroll = element(by.id('settings-screen-scroll'));
    await scroll.scrollTo('top');
    await waitFor(element(by.id('speed-fast')))
      .toBeVisible()
      .whileElement(by.id('settings-screen-scroll'))
      .scroll(120, 'down');
    await element(by.id('speed-fast')).tap();
    await expect(element(by.id('speed-fast'))).toHaveToggleValue(true);
    await scroll.scrollTo('bottom');
    for (const id of switches) {
      const before = id === 'sound' || id === 'haptics';
      await expect(element(by.id(id))).toHaveToggleValue(before);
      await waitFor(element(by.id(id)))
        .toBeVisible()
        .whileElement(by.id('settings-screen-scroll'))
        .scroll(80, 'up');
      await element(by.id(id)).tap();
      await expect(element(by.id(id))).toHaveToggleValue(!before);
    }
    await device.launchApp({ newInstance: true });
    await element(by.id('settings')).tap();
    await expect(element(by.id('speed-fast'))).toHaveToggleValue(true);
    for (const id of switches) {
      await expect(element(by.id(id))).toHaveToggleValue(id !== 'sound' && id !== 'haptics');
    }
  });
});
