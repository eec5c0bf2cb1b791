import { by, device, element, expect, waitFor } from 'detox';

import { beginOnScreen, Follower } from './support/follow';
import { playRound } from './support/partnersRound';

const soon = 20_000;

async function begin(game: Parameters<typeof beginOnScreen>[0]): Promise<Follower> {
  await device.launchApp({ newInstance: true, delete: true });
  await beginOnScreen(game);
  return new Follower(game);
}

/** Plays by what is offered until the sides are asked who acts. */
async function untilActor(table: Follower): Promise<void> {
  while (table.decision.kind !== 'actor') {
    const { offered } = table;
    await table.take(offered.includes('done') ? 'done' : (offered[0] ?? ''));
  }
  await table.meet();
}

describe('Four people at one device', () => {
  const game = { seed: 'quartet', names: ['Ann', 'Filip', 'Hal', 'Cora'], mode: 'four' } as const;
  let table: Follower;

  beforeAll(async () => {
    table = await begin(game);
  });

  it('asks a side on the open table who acts, with the dice of both partners', async () => {
    await untilActor(table);
    await expect(element(by.id('prompt-who'))).toHaveText('Atreides · Ann and Filip');
    for (const house of ['atreides', 'fremen']) await expect(element(by.id(`actor-${house}`))).toBeVisible();
    await expect(element(by.id('curtain'))).not.toExist();
    await device.takeScreenshot('four-actor');
  });

  it('lets two partners confer under a cone of silence, closed for the others', async () => {
    await table.confer('Ann', 'Filip');
    for (const id of ['cone-hand-atreides', 'cone-hand-fremen', 'cone-clock']) {
      await expect(element(by.id(id))).toBeVisible();
    }
    for (const id of ['board', 'prompt']) await expect(element(by.id(id))).not.toExist();
    await device.takeScreenshot('cone');
  });

  it('closes it again when the app was away, and its sand has run on', async () => {
    await device.sendToHome();
    await device.launchApp({ newInstance: false });
    await waitFor(element(by.id('curtain-hold')))
      .toBeVisible()
      .withTimeout(soon);
    await expect(element(by.id('cone'))).not.toExist();
    await table.openTogether();
    await expect(element(by.id('cone-clock'))).toHaveText(/^2:\d\d left$/);
  });

  it('ends it when they have conferred, and counts it', async () => {
    await table.partAgain();
    await table.meet();
    await expect(element(by.id('own-hand'))).not.toExist();
    await expect(element(by.id('free-cone'))).toHaveLabel('Cone of silence (2)');
  });

  it('plays a round in which the device goes to whoever has to see something, by name', async () => {
    await playRound(table, 'corrino');
    await table.meet();
    const { handovers } = table;
    if (new Set(handovers).size < 2) throw new Error(`The device went to ${handovers.join(', ')}.`);
    if (handovers.length > 8) throw new Error(`The device went from hand to hand ${handovers.length} times.`);
    await expect(element(by.id('phase'))).toHaveText(/^Round 2/);
  });

  it('opens as it was when the app is started again', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await table.meetAgain();
  });
});

describe('Two people against Mahdi', () => {
  const game = { seed: 'sietch', names: ['Ann', 'Filip'], mode: 'mahdiTwo' } as const;

  it('play a round without a curtain between them', async () => {
    const table = await begin(game);
    await untilActor(table);
    await expect(element(by.id('prompt-who'))).toHaveText('Atreides · Ann and Filip');
    await element(by.id('tab-cards')).tap();
    for (const id of ['own-hand', 'hand-fremen']) await expect(element(by.id(id))).toExist();
    await element(by.id('tab-cards')).tap();
    await playRound(table);
    await table.meet();
    if (table.handovers.length > 0) throw new Error(`The device went to ${table.handovers.join(', ')}.`);
    await expect(element(by.id('phase'))).toHaveText(/^Round 2/);
  });
});
