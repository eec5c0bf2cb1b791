import { by, device, element, expect, waitFor } from 'detox';

import { chooseSpeed } from './support/speed';

const soon = 20_000;

/** Begins a game alone, whose first choices are buttons, or one for two. */
async function startGame(atreides: string, mode: 'two' | 'mahdi'): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('choose-arrakis')).tap();
  await element(by.id(mode === 'two' ? 'new-people-2' : 'new-people-1')).tap();
  if (mode === 'mahdi') await element(by.id('new-ties-random')).tap();
  await element(by.id('new-atreides')).replaceText(atreides);
  if (mode === 'two') await element(by.id('new-harkonnen')).replaceText('Hal');
  await element(by.id('new-seed')).replaceText('demo');
  // What happens is told elsewhere; here nothing moves.
  await chooseSpeed('off');
  await element(by.id('new-start')).tap();
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(soon);
}

async function promptText(): Promise<string> {
  const attributes = await element(by.id('prompt-text')).getAttributes();
  if (!('text' in attributes) || !attributes.text) throw new Error('The prompt says nothing.');
  return attributes.text;
}

async function openGames(): Promise<void> {
  await element(by.id('games')).tap();
  await waitFor(element(by.id('import')))
    .toBeVisible()
    .withTimeout(soon);
}

describe('Games', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  it('has none at first', async () => {
    await openGames();
    await waitFor(element(by.text(/^No game yet/)))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('back')).tap();
  });

  it('keeps a game over a restart in the middle of a decision', async () => {
    await startGame('Ann', 'mahdi');
    await element(by.id('done')).tap();
    await waitFor(element(by.id('die-leadership')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('die-leadership')).tap();
    await waitFor(element(by.id('option-moveWithLeader')))
      .toBeVisible()
      .withTimeout(soon);
    const left = await promptText();
    await device.launchApp({ newInstance: true });
    await waitFor(element(by.id('continue')))
      .toHaveLabel('Continue. Ann against Mahdi · Round 1')
      .withTimeout(soon);
    await element(by.id('continue')).tap();
    await waitFor(element(by.id('option-moveWithLeader')))
      .toBeVisible()
      .withTimeout(soon);
    if ((await promptText()) !== left) throw new Error('The decision is not the one that was left.');
  });

  it('lists several games, the last played first, and where they stand', async () => {
    await device.launchApp({ newInstance: true });
    await startGame('Zoe', 'two');
    await device.launchApp({ newInstance: true });
    await openGames();
    await waitFor(element(by.id(/^game-name-/)).atIndex(1))
      .toHaveText('Ann against Mahdi')
      .withTimeout(soon);
    await expect(element(by.id(/^game-name-/)).atIndex(0)).toHaveText('Zoe and Hal');
    // Mahdi's three ties count, which the app has broken.
    await expect(element(by.id(/^game-played-/)).atIndex(1)).toHaveText(/move\s5$/);
    await expect(element(by.text('Round 1 · Vehicles')).atIndex(0)).toBeVisible();
  });

  it('renames', async () => {
    await element(by.id(/^more-/))
      .atIndex(0)
      .tap();
    await element(by.id('deed-rename')).tap();
    await element(by.id('rename-field')).replaceText('Dusk');
    await element(by.id('rename-save')).tap();
    await waitFor(element(by.id(/^game-name-/)).atIndex(0))
      .toHaveText('Dusk')
      .withTimeout(soon);
  });

  it('duplicates, deletes and gives back', async () => {
    await element(by.id('deed-duplicate')).tap();
    await waitFor(element(by.text('Dusk, copy')))
      .toBeVisible()
      .withTimeout(soon);
    await element(by.id('deed-delete')).tap();
    await waitFor(element(by.id('undo-delete')))
      .toBeVisible()
      .withTimeout(soon);
    await expect(element(by.id(/^game-name-/)).atIndex(0)).toHaveText('Dusk');
    await element(by.id('undo-delete')).tap();
    await waitFor(element(by.id(/^game-name-/)).atIndex(0))
      .toHaveText('Dusk, copy')
      .withTimeout(soon);
  });

  it('looks back, and branches a game', async () => {
    await element(by.id(/^more-/))
      .atIndex(2)
      .tap();
    await element(by.id('deed-look')).tap();
    await waitFor(element(by.id('look-where')))
      .toHaveText('Move 5 of 5')
      .withTimeout(soon);
    await element(by.id('look-back')).tap();
    await expect(element(by.id('look-where'))).toHaveText('Move 4 of 5');
    await element(by.id('look-first')).tap();
    await expect(element(by.id('look-where'))).toHaveText('Before the first move');
    await element(by.id('look-on')).tap();
    await element(by.id('look-branch')).tap();
    await waitFor(element(by.id('prompt')))
      .toBeVisible()
      .withTimeout(soon);
    await device.launchApp({ newInstance: true });
    await openGames();
    await waitFor(element(by.text('Ann against Mahdi, from move 1')))
      .toBeVisible()
      .withTimeout(soon);
  });

  it('says how it stores', async () => {
    await element(by.id('storage')).tap();
    await waitFor(element(by.id('storage-status')))
      .toHaveText('Every move is saved on this device before it shows.')
      .withTimeout(soon);
    await expect(element(by.id('storage-journal'))).toHaveText('Journal: wal');
  });
});
