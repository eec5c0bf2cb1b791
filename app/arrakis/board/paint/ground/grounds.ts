import { dropPicture, keepPicture, keptPicture, type Bounds } from '../../../../storage/keepPicture';
import { bakeGround, bakeGroundInParts, wholeAt, type Baked, type Scene } from '../bake';
import { prepareMasks } from '../masks';
import { canShade } from '../../../../board/paint/surfaces';
import { readGround, writeGround } from './groundFile';
import { groundVersion, versionOf } from './groundVersion';

const SIZES = [768, 1024, 1536, 2048] as const;
/** The whole ground may take this long; a slower device gets a coarser one. */
const BUDGET = 600;
/** No part of it may hold up the screen for longer than this. */
const PART = 50;
/** Pixels of the side of a trial, to see how fast this device is. */
const TRIAL = 128;
/** Milliseconds for whatever else wants to be done between two parts. */
const BREATH = 16;
/** A painted ground is written away once the player has had the first look at it. */
const WRITTEN_AFTER = 1500;

/** Pixels of ground per millisecond on this device, once measured. */
let speed: number | null = null;

/** From this many pixels per millisecond on, what the camera rests on is computed anew in full detail. */
const FAST = 4000;
export const isFast = (): boolean => (speed ?? 0) >= FAST;

/** In memory: the newest last. */
const grounds = new Map<string, Baked>();
const MOST = 2;

function remember(key: string, baked: Baked): void {
  grounds.delete(key);
  grounds.set(key, baked);
  for (const [old, entry] of grounds) {
    if (grounds.size <= MOST) break;
    grounds.delete(old);
    // Not at once: the frame on the screen may still use it.
    setTimeout(() => entry.image.dispose(), 2000);
  }
}

export function groundInMemory(key: string): Baked | null {
  return grounds.get(key) ?? null;
}

/** By day, by night, and a few after atomics fell. */
const bounds = (): Bounds => ({ family: 'ground', version: groundVersion(), most: 6, bytes: 4_000_000 });
const fileOf = (key: string): string => versionOf(key);

const lookups = new Map<string, Promise<Baked | null>>();

async function readKept(key: string): Promise<Baked | null> {
  const bytes = await keptPicture(bounds(), fileOf(key));
  if (!bytes) return null;
  const file = readGround(bytes);
  if (!file) {
    await dropPicture(bounds(), fileOf(key));
    return null;
  }
  speed ??= file.speed;
  const baked = { image: file.image, region: wholeAt(file.image.width()) };
  remember(key, baked);
  return baked;
}

/** The ground if it has been painted before, in this start of the app or in an earlier one. It never fails. */
export function findGround(key: string): Promise<Baked | null> {
  const known = groundInMemory(key);
  if (known) {
    remember(key, known);
    return Promise.resolve(known);
  }
  const waiting = lookups.get(key);
  if (waiting) return waiting;
  const work = readKept(key)
    .catch(() => null)
    .finally(() => lookups.delete(key));
  lookups.set(key, work);
  return work;
}

const pause = (milliseconds = BREATH): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function measure(scene: Scene): Promise<number> {
  if (speed !== null) return speed;
  bakeGround(scene, wholeAt(64))?.image.dispose(); // compiles the shader
  await pause();
  const before = performance.now();
  bakeGround(scene, wholeAt(TRIAL))?.image.dispose();
  speed = (TRIAL * TRIAL) / Math.max(1, performance.now() - before);
  await pause();
  return speed;
}

async function paint(scene: Scene): Promise<Baked | null> {
  if (!canShade()) return bakeGround(scene, wholeAt(SIZES[0]));
  await prepareMasks(scene.atomized, pause);
  const pace = Math.max(1, await measure(scene));
  const size = [...SIZES].reverse().find((side) => (side * side) / pace <= BUDGET) ?? SIZES[0];
  const parts = Math.max(1, Math.ceil((size * size) / pace / PART));
  return bakeGroundInParts(scene, wholeAt(size), parts, Math.max(BREATH, (size * size) / pace / parts));
}

async function writeAway(key: string, baked: Baked): Promise<void> {
  await pause(WRITTEN_AFTER);
  // Let go meanwhile, or flat for want of a shader: there is nothing to keep.
  if (groundInMemory(key) !== baked || !canShade()) return;
  await keepPicture(bounds(), fileOf(key), writeGround(baked.image, speed ?? 0));
}

/** Grounds are painted one after another: they share surfaces, and slow graphics. */
let line: Promise<unknown> = Promise.resolve();
const begun = new Map<string, Promise<Baked | null>>();

/** The ground, painted if it never was. */
export function groundFor(key: string, scene: Scene): Promise<Baked | null> {
  const waiting = begun.get(key);
  if (waiting) return waiting;
  const before = line;
  const paintNow = async (): Promise<Baked | null> => {
    await before;
    const baked = await paint(scene);
    if (!baked) return null;
    remember(key, baked);
    void writeAway(key, baked).catch(() => undefined);
    return baked;
  };
  const work = findGround(key)
    .then((known) => known ?? paintNow())
    .catch(() => null)
    .finally(() => begun.delete(key));
  line = work;
  begun.set(key, work);
  return work;
}
