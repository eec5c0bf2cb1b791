import { by, device, element, expect, waitFor } from 'detox';

async function seen(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(20000);
}

const always = () => true;
const never = () => false;
/** That it was heard is stored a moment after it was heard. */
const stored = () => new Promise<void>((done) => setTimeout(done, 2000));

/** On a machine that is busy a touch may be late: it is then a long one, which asks instead of choosing, or lost. */
async function tapFor(id: string, wanted: string): Promise<void> {
  await element(by.id(id)).tap();
  try {
    await waitFor(element(by.id(wanted)))
      .toBeVisible()
      .withTimeout(8000);
  } catch {
    await element(by.id('aside-close'))
      .tap()
      .catch(() => undefined);
    // Where the touch was only late, there is nothing left to touch again.
    const again = element(by.id(id));
    if (await again.getAttributes().then(always, never)) await again.tap();
    await seen(wanted);
  }
}

async function start(): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('new-mode-mahdi')).tap();
  await element(by.id('new-ties-random')).tap();
  await element(by.id('new-atreides')).replaceText('Ann');
  await element(by.id('new-seed')).replaceText('demo');
  await element(by.id('new-start')).tap();
}

/** Until the first decision, without hearing what Mahdi prepares. */
async function begin(): Promise<void> {
  await start();
  await seen('playback-skip');
  await element(by.id('playback-skip')).tap();
  await seen('prompt');
}

/** A turn in which nobody moves: then it is Mahdi's. */
async function passTurn(): Promise<void> {
  await element(by.id('done')).tap(); // no Bene Gesserit token
  await seen('die-leadership');
  await tapFor('die-leadership', 'option-moveWithLeader');
  await element(by.id('option-moveWithLeader')).tap();
  await waitFor(element(by.id('option-moveWithLeader')))
    .not.toExist()
    .withTimeout(20000);
  await element(by.id('done')).tap(); // nobody after all
  await waitFor(element(by.id('places')))
    .not.toExist()
    .withTimeout(20000);
  await seen('done');
  await element(by.id('done')).tap(); // end of the turn
}

describe('What Mahdi prepares', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await start();
  });

  it('is told before the first decision, each step with its clause', async () => {
    await seen('playback');
    await element(by.id('playback-pause')).tap();
    await expect(element(by.id('prompt'))).not.toExist();
    await element(by.id('playback-next')).tap();
    await expect(element(by.id('playback-line-1-clause'))).toBeVisible();
    await device.takeScreenshot('solo-opening');
  });

  it('is told again when the app was killed meanwhile, and never after it was heard', async () => {
    await device.launchApp({ newInstance: true });
    await tapFor('continue', 'playback');
    await element(by.id('playback-skip')).tap();
    await seen('prompt');
    await stored();
    await device.launchApp({ newInstance: true });
    await tapFor('continue', 'prompt');
    await expect(element(by.id('playback'))).not.toExist();
  });
});

describe('Alone against Mahdi', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await begin();
    await passTurn();
  });

  it('shows the turn of the automaton step by step, beside the board', async () => {
    await seen('playback');
    await element(by.id('playback-pause')).tap();
    await expect(element(by.id('playback-line-0'))).toBeVisible();
    await expect(element(by.id('board'))).toBeVisible();
    await expect(element(by.id('prompt'))).not.toExist();
    await device.takeScreenshot('solo-playback');
  });

  it('stays where it was paused and goes on by a touch', async () => {
    await expect(element(by.id('playback-step'))).toHaveText('1 of 3');
    await element(by.id('playback-next')).tap();
    await expect(element(by.id('playback-step'))).toHaveText('2 of 3');
    await expect(element(by.id('playback-line-1'))).toBeVisible();
  });

  it('says why: what could have been chosen and what each criterion left', async () => {
    await element(by.id('playback-line-1')).tap();
    await seen('playback-line-1-why-0');
    await device.takeScreenshot('solo-why');
    await element(by.id('playback-line-1')).tap();
    await expect(element(by.id('playback-line-1-why-0'))).not.toExist();
  });

  it('leads from the clause to the rules and back', async () => {
    await element(by.id('playback-line-1-clause')).tap();
    await seen('rules-screen');
    await element(by.id('back')).tap();
    await seen('playback');
  });

  it('goes faster and slower', async () => {
    await expect(element(by.id('playback-speed'))).toHaveText('Normal');
    await element(by.id('playback-faster')).tap();
    await expect(element(by.id('playback-speed'))).toHaveText('Fast');
    await element(by.id('playback-slower')).tap();
    await expect(element(by.id('playback-speed'))).toHaveText('Normal');
  });

  it('loses nothing when the app is killed meanwhile', async () => {
    await device.launchApp({ newInstance: true });
    await tapFor('continue', 'prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await seen('die-mentat');
  });

  it('can be skipped', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await begin();
    await passTurn();
    await seen('playback-skip');
    await element(by.id('playback-skip')).tap();
    await seen('prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await element(by.id('tab-log')).tap();
    await waitFor(element(by.id('log')))
      .toExist()
      .withTimeout(20000);
  });

  it('is told by the log alone when speed is off', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('settings')).tap();
    await waitFor(element(by.id('speed-off')))
      .toBeVisible()
      .whileElement(by.id('settings-screen-scroll'))
      .scroll(120, 'down');
    await element(by.id('speed-off')).tap();
    await expect(element(by.id('speed-off'))).toHaveToggleValue(true);
    await element(by.id('settings-screen-scroll')).scrollTo('top');
    await element(by.id('back')).tap();
    await start();
    await seen('prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await passTurn();
    await seen('die-mentat');
    await expect(element(by.id('playback'))).not.toExist();
  });
});
