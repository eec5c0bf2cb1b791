import { readFileSync } from 'node:fs';

import { by, device, element, expect, waitFor } from 'detox';

import { AREA_FACTS } from '../engine/arrakis';

const picture = async (name: string) => readFileSync(await device.takeScreenshot(name));

/** Where something stands on the screen. */
async function frameOf(id: string) {
  const attributes = await element(by.id(id)).getAttributes();
  if (!('frame' in attributes) || !attributes.frame) throw new Error(`${id} has no frame.`);
  return attributes.frame as { x: number; y: number; width: number; height: number };
}

/** Waits for the picture of the screen to differ; a label alone would not show that the board was drawn anew. */
async function sawChange(before: Buffer, name: string): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (!before.equals(await picture(name))) return true;
  }
  return false;
}

/** Waits until the board has come to rest after a glide. */
async function sawRest(id: string): Promise<void> {
  let before = await frameOf(id);
  for (let still = 0; still < 2;) {
    await new Promise<void>((done) => setTimeout(done, 60));
    const now = await frameOf(id);
    still = now.x === before.x && now.y === before.y ? still + 1 : 0;
    before = now;
  }
}

describe('Board', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
  });

  it('shows the whole planet first', async () => {
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('cannot be dragged away at rest', async () => {
    const before = await frameOf('area-arrakeen');
    await element(by.id('board')).swipe('up', 'slow', 0.6);
    await element(by.id('board')).swipe('left', 'slow', 0.6);
    const after = await frameOf('area-arrakeen');
    if (Math.hypot(after.x - before.x, after.y - before.y) > 1)
      throw new Error('The planet was dragged away.');
  });

  it('shows the region beside which its ring is touched', async () => {
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
    const { width, height } = await frameOf('board');
    const ring = (Math.min(width, height) / 2) * (1 - 1070 / 1132);
    await element(by.id('board')).tap({ x: (width - Math.min(width, height)) / 2 + ring, y: height / 2 });
    await expect(element(by.id('zoom-level'))).not.toHaveText('Zoom 100 %');
    await element(by.id('zoom-fit')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('zooms with the buttons', async () => {
    const before = await picture('board-before-zoom');
    await element(by.id('zoom-in')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 150 %');
    if (!(await sawChange(before, 'board-after-zoom'))) throw new Error('The board was not drawn anew.');
    await element(by.id('zoom-out')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('zooms with two fingers, and shows the whole planet again', async () => {
    // Detox cannot pinch on Android; the buttons do the same there.
    if (device.getPlatform() === 'android') return;
    await element(by.id('board')).pinch(2.5, 'slow');
    await expect(element(by.id('zoom-level'))).not.toHaveText('Zoom 100 %');
    await element(by.id('zoom-fit')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('moves under a finger', async () => {
    await element(by.id('zoom-in')).tap();
    await element(by.id('zoom-in')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 225 %');
    const before = await picture('board-before-drag');
    await element(by.id('board')).swipe('left', 'slow', 0.5);
    if (!(await sawChange(before, 'board-after-drag'))) throw new Error('The board did not move.');
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 225 %');
  });

  it('leads back home', async () => {
    await element(by.id('back')).tap();
    await expect(element(by.id('new-game'))).toBeVisible();
  });
});

describe('Board at a decision', () => {
  // The first question of a game: into which desert a harvester goes.
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-seed')).replaceText('sietch');
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
  });

  it('says what stands where and what may be chosen', async () => {
    await expect(element(by.id('area-arsunt'))).toHaveLabel(
      'Arsunt, plateau, Harkonnen settlement rank 1: 1 regular, 2 elite, 1 Sardaukar',
    );
    await expect(element(by.id('area-ne-12'))).toHaveLabel(
      'Desert north-east of Shield Wall (east), may be chosen',
    );
  });

  it('inspects with a long press, and chooses nothing then', async () => {
    await element(by.id('area-windgap')).longPress();
    await waitFor(element(by.id('inspect')))
      .toBeVisible()
      .withTimeout(20000);
    await expect(element(by.id('inspect'))).toExist();
    await element(by.id('aside-close')).tap();
    await waitFor(element(by.id('inspect')))
      .not.toExist()
      .withTimeout(20000);
    await expect(element(by.id('area-ne-12'))).toHaveLabel(
      'Desert north-east of Shield Wall (east), may be chosen',
    );
  });

  it('comes closer with two taps, to where they fall', async () => {
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
    const middleOf = async (id: string) => {
      const { x, y, width, height } = await frameOf(id);
      return [x + width / 2, y + height / 2] as const;
    };
    const before = await middleOf('area-carthag');
    await element(by.id('area-carthag')).multiTap(2);
    await expect(element(by.id('zoom-level'))).not.toHaveText('Zoom 100 %');
    await sawRest('area-carthag');
    const after = await middleOf('area-carthag');
    if (Math.hypot(after[0] - before[0], after[1] - before[1]) > 4)
      throw new Error('What was tapped moved away.');
    await element(by.id('zoom-fit')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('comes closer to what may be chosen with the button, not to the middle of the planet', async () => {
    const board = await frameOf('board');
    for (let step = 0; step < 4; step += 1) await element(by.id('zoom-in')).tap();
    await sawRest('area-ne-12');
    const isSeen = ({ x, y, width, height }: typeof board): boolean => {
      const [across, down] = [x + width / 2 - board.x, y + height / 2 - board.y];
      return across > 0 && down > 0 && across < board.width && down < board.height;
    };
    const seen: string[] = [];
    for (const area of AREA_FACTS) {
      const attributes = await element(by.id(`area-${area.id}`)).getAttributes();
      if (!('frame' in attributes) || !attributes.label?.endsWith('may be chosen')) continue;
      if (isSeen(attributes.frame as typeof board)) seen.push(area.id);
    }
    if (seen.length === 0) throw new Error('Nothing that may be chosen is in sight.');
    await element(by.id('zoom-fit')).tap();
    await expect(element(by.id('zoom-level'))).toHaveText('Zoom 100 %');
  });

  it('chooses with a tap', async () => {
    await element(by.id('area-ne-12')).tap();
    await expect(element(by.id('area-ne-12'))).toHaveLabel(
      'Desert north-east of Shield Wall (east), harvester',
    );
  });

  it('has no screen for measuring in a build for players', async () => {
    await device.launchApp({ newInstance: true, url: 'sietch://dev/board?position=start&show=legal' });
    await waitFor(element(by.id('not-found-screen')))
      .toBeVisible()
      .withTimeout(20000);
    await expect(element(by.id('board'))).not.toExist();
  });
});
