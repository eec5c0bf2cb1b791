import { dropPicture, keepPicture, keptPicture, type Bounds } from '../../../../storage/keepPicture';
import { areaBox, grown } from '../../geometry/boxes';
import { bakeGround, bakeGroundInParts, stripsOf, wholeAt, type Baked, type Scene } from '../bake';
import { prepareMasks, REACH } from '../masks';
import { boardPalettes, type BoardTheme } from '../palette';
import { canShade } from '../../../../board/paint/surfaces';
import { readGround, writeGround } from './groundFile';
import { groundVersion, versionOf } from './groundVersion';
import { madeGround } from './madeGround';

const SIZES = [768, 1024, 1536, 2048] as const;
/** The whole ground may take this long; a slower device gets a coarser one. */
const BUDGET = 600;
/** No part of it may hold up the screen for longer than this. */
const PART = 50;
/** Pixels of the side of a trial, to see how fast this device is. */
const TRIAL = 128;
/** Milliseconds for whatever else wants to be done between two parts. */
const BREATH = 16;
/** Board units around an area that atomics fell on in which its ground is still another. */
const AROUND = 60;
/** A painted ground is written away once the player has had the first look at it. */
const WRITTEN_AFTER = 1500;

/** Pixels of ground per millisecond on this device, once measured. */
let speed: number | null = null;

/** From this many pixels per millisecond on, what the camera rests on is computed anew in full detail. */
const FAST = 4000;
export const isFast = (): boolean => (speed ?? 0) >= FAST;

/** The name of a ground: that of a theme, with what fell on it. */
export const groundKey = (theme: BoardTheme, atomized: Scene['atomized']): string =>
  `${theme}/${atomized.join()}`;
const bareKey = (theme: BoardTheme): string => groundKey(theme, []);

/** In memory: the newest last. `settled` if it will not become any better. */
const grounds = new Map<string, { readonly baked: Baked; readonly settled: boolean }>();
const MOST = 2;
const watchers = new Set<() => void>();

function remember(key: string, baked: Baked, settled: boolean): void {
  const gone: Baked[] = [];
  const before = grounds.get(key);
  if (before && before.baked !== baked) gone.push(before.baked);
  grounds.delete(key);
  grounds.set(key, { baked, settled });
  for (const [old, entry] of grounds) {
    if (grounds.size <= MOST) break;
    grounds.delete(old);
    gone.push(entry.baked);
  }
  // Not at once: the frame on the screen may still use it.
  for (const { image } of gone) setTimeout(() => image.dispose(), 2000);
  for (const tell of watchers) tell();
}

export function groundInMemory(key: string): Baked | null {
  return grounds.get(key)?.baked ?? null;
}

/** Says whenever a ground has become known, or better. */
export function watchGrounds(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** By day, by night, and a few after atomics fell. */
const bounds = (): Bounds => ({ family: 'ground', version: groundVersion(), most: 6, bytes: 4_000_000 });
const fileOf = (key: string): string => versionOf(key);

const lookups = new Map<string, Promise<Baked | null>>();

/** Null if there is none; a ready-made ground may be as good as any that was kept. */
async function readKept(key: string): Promise<{ readonly baked: Baked | null } | null> {
  const bytes = await keptPicture(bounds(), fileOf(key));
  if (!bytes) return null;
  const file = readGround(bytes);
  if (!file) {
    await dropPicture(bounds(), fileOf(key));
    return null;
  }
  speed ??= file.speed;
  const { image } = file;
  return { baked: image && { image, region: wholeAt(image.width()) } };
}

async function lookUp(key: string): Promise<Baked | null> {
  const kept = await readKept(key).catch(() => null);
  const theme = (Object.keys(boardPalettes) as BoardTheme[]).find((name) => bareKey(name) === key);
  const baked = kept?.baked ?? (theme ? await madeGround(theme).catch(() => null) : null);
  if (baked) remember(key, baked, kept !== null);
  return baked;
}

/** The ground as it was painted before: here at some time, or ahead for everybody. It never fails. */
export function findGround(key: string): Promise<Baked | null> {
  const known = grounds.get(key);
  if (known) {
    remember(key, known.baked, known.settled);
    return Promise.resolve(known.baked);
  }
  const waiting = lookups.get(key);
  if (waiting) return waiting;
  const work = lookUp(key).finally(() => lookups.delete(key));
  lookups.set(key, work);
  return work;
}

/** What a board will want first, while there is nothing else to do. */
export function warmGround(theme: BoardTheme): void {
  void findGround(bareKey(theme));
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

/** The whole ground, as fine as this device can; null where the one that there is is as good. */
async function paint(scene: Scene, made: Baked | null): Promise<Baked | null> {
  if (!canShade()) return made ? null : bakeGround(scene, wholeAt(SIZES[0]));
  await prepareMasks(scene.atomized, pause);
  const pace = Math.max(1, await measure(scene));
  const size = [...SIZES].reverse().find((side) => (side * side) / pace <= BUDGET) ?? SIZES[0];
  if (made && made.image.width() >= size) return null;
  const parts = Math.max(1, Math.ceil((size * size) / pace / PART));
  const rest = Math.max(BREATH, (size * size) / pace / parts);
  const strips = stripsOf([-REACH, -REACH, REACH, REACH], parts);
  return bakeGroundInParts(scene, wholeAt(size), strips, rest);
}

/** The bare ground where nothing fell, painted anew only where something did. */
async function paintOver(bare: Baked, scene: Scene): Promise<Baked | null> {
  if (!canShade()) return null;
  await prepareMasks(scene.atomized, pause);
  const pace = Math.max(1, await measure(scene));
  const strips = scene.atomized.flatMap((area) => {
    const box = grown(areaBox(area), AROUND);
    const pixels = (box[2] - box[0]) * (box[3] - box[1]) * bare.region.density ** 2;
    return stripsOf(box, Math.max(1, Math.ceil(pixels / pace / PART)));
  });
  return bakeGroundInParts(scene, bare.region, strips, BREATH, bare);
}

async function writeAway(key: string, baked: Baked, made: boolean): Promise<void> {
  await pause(WRITTEN_AFTER);
  // Let go meanwhile, or flat for want of a shader: there is nothing to keep.
  if (groundInMemory(key) !== baked || !canShade()) return;
  await keepPicture(bounds(), fileOf(key), writeGround(made ? null : baked.image, speed ?? 0));
}

/** Grounds are painted one after another: they share surfaces, and slow graphics. */
let line: Promise<unknown> = Promise.resolve();
const begun = new Map<string, Promise<Baked | null>>();

async function settle(key: string, theme: BoardTheme, scene: Scene): Promise<Baked | null> {
  const known = await findGround(key);
  if (grounds.get(key)?.settled) return known;
  const fallen = scene.atomized.length > 0;
  const bare = fallen ? await groundFor(theme, { ...scene, atomized: [] }) : null;
  const before = line;
  const work = (async () => {
    await before;
    return (bare && (await paintOver(bare, scene))) ?? (await paint(scene, known));
  })();
  line = work.catch(() => null);
  const painted = await work;
  const baked = painted ?? known;
  if (!baked) return null;
  remember(key, baked, true);
  void writeAway(key, baked, painted === null).catch(() => undefined);
  return baked;
}

/** The ground as fine as this device can paint it. It is looked for, and shown, before it is painted. */
export function groundFor(theme: BoardTheme, scene: Scene): Promise<Baked | null> {
  const key = groundKey(theme, scene.atomized);
  const waiting = begun.get(key);
  if (waiting) return waiting;
  const work = settle(key, theme, scene)
    .catch(() => null)
    .finally(() => begun.delete(key));
  begun.set(key, work);
  return work;
}
