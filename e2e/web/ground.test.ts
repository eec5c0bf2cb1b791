import { by, device, element, waitFor } from 'detox';

import { session } from '../browser/session';

/** Bare mountain on which nothing stands and nothing may be chosen. */
const PATCH = 'area-hole-in-the-rock';

interface Seen {
  /** How many different colours there are: one or two on flat ground, many where it is painted. */
  readonly colours: number;
  readonly mean: readonly number[];
}

async function look(): Promise<Seen> {
  const { page } = session();
  const box = await page.locator(`[data-testid=${PATCH}]`).boundingBox();
  if (!box) throw new Error(`${PATCH} is not on the screen.`);
  const clip = { x: box.x + box.width / 2 - 4, y: box.y + box.height / 2 - 4, width: 8, height: 8 };
  const picture = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.drawImage(image, 0, 0);
    const pixels = canvas.getImageData(0, 0, image.width, image.height).data;
    const found = new Set<number>();
    const sum = [0, 0, 0];
    for (let k = 0; k < pixels.length; k += 4) {
      const [r = 0, g = 0, b = 0] = [pixels[k], pixels[k + 1], pixels[k + 2]];
      found.add((r << 16) | (g << 8) | b);
      sum[0] = (sum[0] ?? 0) + r;
      sum[1] = (sum[1] ?? 0) + g;
      sum[2] = (sum[2] ?? 0) + b;
    }
    return { colours: found.size, mean: sum.map((total) => total / (pixels.length / 4)) };
  }, picture);
}

const keptPictures = () =>
  session().page.evaluate(async () => (await (await caches.open('pictures')).keys()).map(({ url }) => url));

/** Slow graphics take their time; how long is not what this is about. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let left = 480; left > 0; left -= 1) {
    if (await done()) return;
    await session().page.waitForTimeout(500);
  }
  throw new Error('The ground was not painted.');
}

const PAINTED = 12;
const apart = (one: Seen, other: Seen): number =>
  Math.max(...one.mean.map((part, k) => Math.abs(part - (other.mean[k] ?? 0))));

/** The first time the ground is painted under the player's eyes; never again. */
describe('Ground of the planet', () => {
  let flat: Seen;

  it('is painted the first time, and kept', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
    flat = await look();
    await until(async () => (await keptPictures()).length === 1);
    expect((await look()).colours).toBeGreaterThanOrEqual(PAINTED);
  }, 300_000);

  it('is there at once at the next start, and no flat map before it', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
    const seen: Seen[] = [];
    for (let k = 0; k < 12; k += 1) seen.push(await look());
    expect(seen[seen.length - 1]?.colours).toBeGreaterThanOrEqual(PAINTED);
    const flatAgain = seen.filter((one) => one.colours < PAINTED && apart(one, flat) < 3);
    expect(flatAgain).toEqual([]);
    // Once it is there, it does not change any more.
    const first = seen.findIndex((one) => one.colours >= PAINTED);
    const last = seen[seen.length - 1];
    expect(last && seen.slice(first).every((one) => apart(one, last) < 3)).toBe(true);
    expect(session().complaints).toEqual([]);
  });
});
