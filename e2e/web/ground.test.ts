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

/** As it would be in flat colours. */
const FLAT = [0x65, 0x5c, 0x57];
const isFlat = ({ colours, mean }: Seen): boolean =>
  colours < PAINTED && Math.max(...mean.map((part, k) => Math.abs(part - (FLAT[k] ?? 0)))) < 10;

/** What lies over ground where nothing may be chosen, from the moment when there is something to choose (`palette.ts`). */
const DIM = { over: [8, 10, 18], share: 0.3 };
const dimmed = ({ colours, mean }: Seen): Seen => ({
  colours,
  mean: mean.map((part, k) => part * (1 - DIM.share) + (DIM.over[k] ?? 0) * DIM.share),
});

/** Nothing is flat, and what is there once does not change any more, but for being dimmed when a decision begins. */
function keepsStill(seen: readonly Seen[]): void {
  expect(seen.filter(isFlat)).toEqual([]);
  const first = seen.findIndex((one) => one.colours >= PAINTED);
  const last = seen[seen.length - 1];
  expect(last?.colours).toBeGreaterThanOrEqual(PAINTED);
  const changes = seen
    .slice(first)
    .filter((one) => last && apart(one, last) >= 3 && apart(dimmed(one), last) >= 3);
  expect(changes).toEqual([]);
}

async function looks(count: number): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (let k = 0; k < count; k += 1) seen.push(await look());
  return seen;
}

/** The ground comes with the app; a device that can paints a finer one, which looks the same but for grain. */
describe('Ground of the planet', () => {
  it('is there the first time, and does not change when this device has made up its mind', async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await element(by.id('new-game')).tap();
    await element(by.id('choose-arrakis')).tap();
    await element(by.id('new-start')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
    const early = await looks(12);
    await until(async () => (await keptPictures()).length === 1);
    keepsStill([...early, ...(await looks(2))]);
  }, 300_000);

  it('is there at once at the next start', async () => {
    await device.launchApp({ newInstance: true });
    await element(by.id('continue')).tap();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(20000);
    keepsStill(await looks(12));
    expect(session().complaints).toEqual([]);
  });

  it('is there when a link opens the table before anything was made ready', async () => {
    await session().page.reload();
    await waitFor(element(by.id('board')))
      .toBeVisible()
      .withTimeout(60000);
    keepsStill(await looks(12));
  });
});
