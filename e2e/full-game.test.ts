import { by, device, element, expect, waitFor } from 'detox';

/** The identifier of the first such thing on the screen that can be touched; null for none. */
async function offered(matcher: Detox.NativeMatcher): Promise<string | null> {
  try {
    const seen = await element(matcher).atIndex(0).getAttributes();
    if ('elements' in seen) return null;
    return seen.enabled && seen.visible ? seen.identifier : null;
  } catch {
    return null;
  }
}

const choice = /^(die|option|number|marker|power|house|vehicle|figure|place|card)-/;

/** What a player in a hurry taps: an end where one is offered, else the first thing there is. */
const wishes = [
  by.id('done'),
  by.id('card-use'),
  by.id(choice).withAncestor(by.id('choices')),
  by.id(/^place-/),
  by.id('list-places'),
  by.id('option-march'),
  by.id('open-cards'),
];

const pause = () => new Promise<void>((done) => setTimeout(done, 120));

async function tapOffered(): Promise<boolean> {
  for (const wish of wishes) {
    const id = await offered(wish);
    if (id === null) continue;
    await element(by.id(id)).atIndex(0).tap();
    return true;
  }
  return false;
}

describe('A whole game alone', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('new-mode-mahdi')).tap();
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
    while ((await offered(by.id('game-over'))) === null) {
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
    console.log(`The game ended after ${taps} taps.`);
  }, 240_000);

  it('says who won, by which clause, and how it went', async () => {
    await expect(element(by.id('over-winner'))).toHaveText('Harkonnen win: Mahdi');
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
