import { by, device, element, expect, waitFor } from 'detox';

import { chooseSpeed } from './support/speed';

async function seen(id: string): Promise<void> {
  await waitFor(element(by.id(id)))
    .toBeVisible()
    .withTimeout(20000);
}

const always = () => true;
const never = () => false;
/** That it was heard is stored a moment after it was heard. */
const stored = () => new Promise<void>((done) => setTimeout(done, 2000));

/** Which scene is told now, counted from 1. */
async function shownStep(): Promise<number> {
  const step = await element(by.id('playback-step')).getAttributes();
  return Number.parseInt('text' in step ? (step.text ?? '') : '', 10);
}

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

async function start(speed: 'off' | 'slow'): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('choose-arrakis')).tap();
  await element(by.id('new-people-1')).tap();
  await element(by.id('new-ties-random')).tap();
  await element(by.id('new-atreides')).replaceText('Ann');
  await element(by.id('new-seed')).replaceText('demo');
  await chooseSpeed(speed);
  await element(by.id('new-start')).tap();
}

/** Until the first decision, without hearing what Mahdi prepares. */
async function begin(): Promise<void> {
  await start('slow');
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
    await start('slow');
  });

  it('is told before the first decision, each scene with its clause, beside the board', async () => {
    await seen('playback-pause');
    await element(by.id('playback-pause')).tap();
    await expect(element(by.id('prompt'))).not.toExist();
    await expect(element(by.id('board'))).toBeVisible();
    await device.takeScreenshot('solo-opening');
  });

  it('stays where it was paused, goes on by a touch and back by another', async () => {
    while ((await shownStep()) > 1) await element(by.id('playback-back')).tap();
    await expect(element(by.id('playback-step'))).toHaveText('1 of 3');
    await expect(element(by.id('playback-line-0-clause'))).toHaveText('R5.1');
    await element(by.id('playback-next')).tap();
    await expect(element(by.id('playback-step'))).toHaveText('2 of 3');
    await expect(element(by.id('playback-line-1-clause'))).toHaveText('R14.2');
    await element(by.id('playback-back')).tap();
    await expect(element(by.id('playback-step'))).toHaveText('1 of 3');
  });

  it('leads from the clause to the rules and back', async () => {
    await element(by.id('playback-line-0-clause')).tap();
    await seen('rules-screen');
    await element(by.id('back')).tap();
    await seen('playback');
  });

  it('goes slower and faster by one button', async () => {
    await expect(element(by.id('playback-speed'))).toHaveText('Slow');
    await element(by.id('playback-speed')).tap();
    await expect(element(by.id('playback-speed'))).toHaveText('Normal');
    await element(by.id('playback-speed')).tap();
    await expect(element(by.id('playback-speed'))).toHaveText('Fast');
    await element(by.id('playback-speed')).tap();
    await expect(element(by.id('playback-speed'))).toHaveText('Slow');
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

  it('tells his turn, and one line remains of it', async () => {
    await seen('recap-open');
    await seen('prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await element(by.id('recap-open')).tap();
    await seen('recap-list');
    await expect(element(by.id('recap-1'))).toExist();
  });

  it('plays each of it on the board when it is touched', async () => {
    await element(by.id('recap-0')).tap();
    await expect(element(by.id('board'))).toBeVisible();
    await device.takeScreenshot('solo-recap');
  });

  it('says why: what could have been chosen and what each criterion left', async () => {
    await element(by.id('recap-0-ask')).tap();
    await waitFor(element(by.id('recap-0-why-0')))
      .toExist()
      .withTimeout(20000);
    await device.takeScreenshot('solo-why');
    await element(by.id('recap-0-ask')).tap();
    await expect(element(by.id('recap-0-why-0'))).not.toExist();
    await element(by.id('aside-close')).tap();
  });

  it('has it in the log, whose lines show their place', async () => {
    await element(by.id('tab-log')).tap();
    await waitFor(element(by.id('log')))
      .toExist()
      .withTimeout(20000);
    await element(by.id(/^log-\d/))
      .atIndex(0)
      .tap();
    await expect(element(by.id('board'))).toBeVisible();
    await element(by.id('tab-log')).tap();
  });

  it('loses nothing when the app is killed: the line is there again', async () => {
    await device.launchApp({ newInstance: true });
    await tapFor('continue', 'prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await seen('die-mentat');
    await seen('recap-open');
  });

  it('is summed up when speed is off', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await start('off');
    await seen('prompt');
    await expect(element(by.id('playback'))).not.toExist();
    await seen('summary');
    await passTurn();
    await seen('die-mentat');
    await expect(element(by.id('playback'))).not.toExist();
    await seen('summary');
    await device.takeScreenshot('solo-summary');
    // It stands in nobody's way, and goes with the next decision.
    await tapFor('die-mentat', 'undo');
    await waitFor(element(by.id('summary')))
      .not.toExist()
      .withTimeout(20000);
  });
});
