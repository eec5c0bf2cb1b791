import { useEffect, useMemo, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import type { arrakis } from '../../../../engine';
import {
  aroundAt,
  bakeGround,
  bakeGroundInParts,
  bakeMap,
  wholeAt,
  type Baked,
  type Faces,
  type Region,
  type Scene,
} from './bake';
import type { Distance } from './map';
import { boardPalettes, type BoardTheme } from './palette';
import type { TrackValues } from './tracks';

/** What the camera shows when it has come to rest, in board units, and its scale. */
export interface Rest {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const SIZES = [768, 1024, 1536, 2048] as const;
/** The whole ground may take this long; a slower device gets a coarser one. */
const BUDGET = 600;
/** No part of it may hold up the screen for longer than this. */
const PART = 100;
/** Pixels of the side of a trial, to see how fast this device is. */
const TRIAL = 128;
/** From this many pixels per millisecond on, what the camera rests on is computed anew in full detail. */
const FAST = 4000;
const MOST_DETAIL = 4_200_000;

/** Pixels of ground per millisecond on this device, once measured. */
let speed: number | null = null;

const grounds = new Map<string, Baked>();
const maps = new Map<string, Baked>();

/** Remembers an image as the newest, and lets the oldest go. */
function keep(store: Map<string, Baked>, key: string, baked: Baked, most: number): void {
  store.delete(key);
  store.set(key, baked);
  for (const [old, entry] of store) {
    if (store.size <= most) break;
    store.delete(old);
    // Not at once: the frame on the screen may still use it.
    setTimeout(() => entry.image.dispose(), 2000);
  }
}

function measure(scene: Scene): void {
  if (speed !== null) return;
  bakeGround(scene, wholeAt(64)); // compiles the shader
  const before = performance.now();
  bakeGround(scene, wholeAt(TRIAL));
  speed = (TRIAL * TRIAL) / Math.max(1, performance.now() - before);
}

function paintGround(scene: Scene): Promise<Baked | null> {
  measure(scene);
  const pace = Math.max(1, speed ?? 1);
  const size = [...SIZES].reverse().find((side) => (side * side) / pace <= BUDGET) ?? SIZES[0];
  const parts = Math.max(1, Math.ceil((size * size) / pace / PART));
  return bakeGroundInParts(scene, wholeAt(size), parts, (size * size) / pace / parts);
}

/** Grounds are painted one after another: they share surfaces, and slow graphics. */
let line: Promise<unknown> = Promise.resolve();
const begun = new Map<string, Promise<Baked | null>>();

function groundFor(key: string, scene: Scene): Promise<Baked | null> {
  const known = grounds.get(key);
  if (known) {
    keep(grounds, key, known, 2);
    return Promise.resolve(known);
  }
  const waiting = begun.get(key);
  if (waiting) return waiting;
  const work = line
    .then(() => paintGround(scene))
    .catch(() => null)
    .then((baked) => {
      begun.delete(key);
      if (baked) keep(grounds, key, baked, 2);
      return baked;
    });
  line = work;
  begun.set(key, work);
  return work;
}

/** Runs after the next frame has been drawn, so that the screen answers first. */
function later(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}

interface Art {
  readonly whole: Baked | null;
  /** What the camera rests on, in the screen's own resolution. */
  readonly detail: Baked | null;
  /** The images show the current state of the tracks. */
  readonly current: boolean;
}

interface Kept {
  readonly scene: string;
  readonly tracks: string;
  readonly baked: Baked;
}

/** The planet as images. Nothing is painted while the camera moves. */
export function useBoardArt(
  theme: BoardTheme,
  atomized: readonly arrakis.AreaId[],
  tracks: TrackValues,
  distance: Distance,
  faces: Faces,
  /** Waits for the typefaces, or everything would be painted twice. */
  ready: boolean,
  rest: Rest | null,
): Art {
  const burnt = atomized.join();
  const scene = useMemo<Scene>(
    () => ({
      palette: boardPalettes[theme],
      atomized: burnt === '' ? [] : (burnt.split(',') as arrakis.AreaId[]),
    }),
    [theme, burnt],
  );
  const sceneKey = `${theme}/${burnt}`;
  const tracksKey = JSON.stringify(tracks);
  const style: Distance = distance === 'near' ? 'middle' : distance;
  const mapKey = `${sceneKey}/${style}/${faces.names ? faces.places.language : 'bare'}/${tracksKey}`;
  // A board that is shown again has its image at once.
  const [whole, setWhole] = useState<Kept | null>(() => {
    const baked = ready ? maps.get(mapKey) : undefined;
    return baked ? { scene: sceneKey, tracks: tracksKey, baked } : null;
  });
  const [detail, setDetail] = useState<(Kept & { readonly distance: Distance }) | null>(null);
  const older = useRef<Baked[]>([]);

  useEffect(() => {
    if (!ready) return undefined;
    let wanted = true;
    const show = (baked: Baked): void => {
      keep(maps, mapKey, baked, 3);
      setWhole({ scene: sceneKey, tracks: tracksKey, baked });
    };
    const paint = async (): Promise<void> => {
      const known = maps.get(mapKey);
      if (known) {
        show(known);
        return;
      }
      const ground = await groundFor(sceneKey, scene);
      if (!wanted || !ground) return;
      const around = aroundAt(ground.region.density);
      const baked = bakeMap(scene, ground, tracks, style, faces, around, true);
      if (baked) show(baked);
    };
    const stop = later(() => void paint(), maps.size > 0 ? 120 : 20);
    return () => {
      wanted = false;
      stop();
    };
  }, [ready, mapKey, sceneKey, scene, tracks, tracksKey, style, faces]);

  const shown = whole?.scene === sceneKey ? whole : null;
  // The whole is sharp enough until the screen has more pixels than it.
  const wanted =
    rest !== null && shown !== null && rest.scale * PixelRatio.get() > shown.baked.region.density * 1.1;
  useEffect(() => {
    if (!rest || !wanted) return undefined;
    return later(() => {
      const region = regionOf(rest, rest.scale * PixelRatio.get());
      const base = grounds.get(sceneKey);
      const sharp = (speed ?? 0) >= FAST ? bakeGround(scene, region) : null;
      const ground = sharp ?? base;
      const baked = ground && bakeMap(scene, ground, tracks, distance, faces, region, false);
      sharp?.image.dispose();
      if (!baked) return;
      older.current.push(baked);
      if (older.current.length > 3) older.current.shift()?.image.dispose();
      setDetail({ scene: sceneKey, tracks: tracksKey, distance, baked });
    }, 60);
  }, [rest, wanted, scene, sceneKey, tracks, tracksKey, distance, faces]);

  const close = wanted && detail?.scene === sceneKey && detail.distance === distance ? detail : null;
  return {
    whole: shown?.baked ?? null,
    detail: close?.baked ?? null,
    current: shown?.tracks === tracksKey && (close === null || close.tracks === tracksKey),
  };
}

/** The visible part with a margin to pan into, within the board and within what memory allows. */
function regionOf(rest: Rest, wanted: number): Region {
  const margin = 0.12;
  const edge = aroundAt(1).width / 2;
  const left = Math.max(-edge, rest.left - margin * rest.width);
  const top = Math.max(-edge, rest.top - margin * rest.height);
  const right = Math.min(edge, rest.left + (1 + margin) * rest.width);
  const bottom = Math.min(edge, rest.top + (1 + margin) * rest.height);
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const density = Math.min(wanted, Math.sqrt(MOST_DETAIL / (width * height)));
  return { left, top, width, height, density };
}
