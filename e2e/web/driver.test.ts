import { by, device, element, expect as expectElement, waitFor } from 'detox';

/** A driver that passes what it cannot do would make every spec worthless. */
describe('Browser driver', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  it('refuses calls that it does not know', async () => {
    expect(() => device.setLocation(0, 0)).toThrow('device.setLocation is not supported');
    expect(() => element(by.id('new-game')).adjustSliderToPosition(1)).toThrow('is not supported');
    expect(() => by.type('UIView')).toThrow('by.type is not supported');
    await expect(device.launchApp({ permissions: { camera: 'YES' } })).rejects.toThrow('permissions');
  });

  it('fails for what is not there, hidden, different or ambiguous', async () => {
    const soon = 300;
    await expect(
      waitFor(element(by.id('nothing')))
        .toExist()
        .withTimeout(soon),
    ).rejects.toThrow('does not exist');
    await expect(
      waitFor(element(by.id('new-game')))
        .not.toBeVisible()
        .withTimeout(soon),
    ).rejects.toThrow('100 % visible');
    await expect(
      waitFor(element(by.id('new-game')))
        .toHaveText('Old game')
        .withTimeout(soon),
    ).rejects.toThrow('New game');
    await expect(
      waitFor(element(by.id(/^(rules|settings)$/)))
        .toExist()
        .withTimeout(soon),
    ).rejects.toThrow('atIndex');
    await waitFor(element(by.id(/^(rules|settings)$/)).atIndex(1))
      .toHaveText('Settings')
      .withTimeout(soon);
  });

  it('reads attributes', async () => {
    const attributes = await element(by.id('continue')).getAttributes();
    expect(attributes).toMatchObject({ label: 'Continue. No saved game yet', enabled: false, visible: true });
  });

  it('finds by text and by relation', async () => {
    await expectElement(element(by.text('Rules').withAncestor(by.id('rules')))).toBeVisible();
    await expectElement(element(by.id('rules').withDescendant(by.text('Rules')))).toBeVisible();
    await expectElement(element(by.id('rules').withDescendant(by.text('Settings')))).not.toExist();
  });
});
