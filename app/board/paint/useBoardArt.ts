import type { SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useMemo, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import type { AreaId } from '../../../engine';
import { bakeGround, bakeMap, wholeAt, type Baked, type Region, type Scene } from './bake';
import type { Distance } from './map';
import { boardPalettes, type BoardTheme } from './palette';
import { REACH } from './terrain';

/** What the camera shows when it has come to rest, in board units, and its scale. */
export interface Rest {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const SIZES = [1024, 1536, 2048] as const;
/** The whole ground may take this long; a slower device gets a coarser one. */
const BUDGET = 600;
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
    // Not at once: the picture on the screen may still show it.
    setTimeout(() => entry.image.dispose(), 2000);
  }
}

function measure(scene: Scene): void {
  if (speed !== null) return;
  bakeGround(scene, wholeAt(128)); // compiles the shader
  const before = performance.now();
  bakeGround(scene, wholeAt(512));
  speed = (512 * 512) / Math.max(1, performance.now() - before);
}

function groundFor(key: string, scene: Scene): Baked | null {
  const known = grounds.get(key);
  if (known) {
    keep(grounds, key, known, 2);
    return known;
  }
  measure(scene);
  const pace = speed ?? 0;
  const size = [...SIZES].reverse().find((side) => (side * side) / pace <= BUDGET) ?? SIZES[0];
  const baked = bakeGround(scene, wholeAt(size));
  if (baked) keep(grounds, key, baked, 2);
  return baked;
}

/** Runs after the next frame has been drawn, so that the screen answers first. */
function later(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}

/**
 * The planet as images: the whole of it, and what the camera rests on in the screen's own resolution.
 * Nothing of this happens while the camera moves.
 */
export function useBoardArt(
  theme: BoardTheme,
  atomized: readonly AreaId[],
  distance: Distance,
  /** Not before the lettering is there, or it would all be painted twice. */
  ready: boolean,
  face: SkTypeface | null,
  rest: Rest | null,
): { readonly whole: Baked | null; readonly detail: Baked | null } {
  const burnt = atomized.join();
  const scene = useMemo<Scene>(
    () => ({ palette: boardPalettes[theme], atomized: burnt === '' ? [] : (burnt.split(',') as AreaId[]) }),
    [theme, burnt],
  );
  const sceneKey = `${theme}/${burnt}`;
  const style: Distance = distance === 'near' ? 'middle' : distance;
  const mapKey = `${sceneKey}/${style}/${face ? 'named' : 'bare'}`;
  const [whole, setWhole] = useState<{ readonly key: string; readonly baked: Baked } | null>(null);
  const [detail, setDetail] = useState<{ readonly key: string; readonly baked: Baked } | null>(null);
  const older = useRef<Baked[]>([]);

  useEffect(() => {
    if (!ready) return undefined;
    return later(
      () => {
        const known = maps.get(mapKey);
        const ground = known ? null : groundFor(sceneKey, scene);
        const baked = known ?? (ground && bakeMap(scene, [ground], style, face, ground.region));
        if (!baked) return;
        keep(maps, mapKey, baked, 3);
        setWhole({ key: sceneKey, baked });
      },
      maps.size > 0 ? 120 : 20,
    );
  }, [ready, mapKey, sceneKey, scene, style, face]);

  const ground = whole?.key === sceneKey ? whole.baked : null;
  // The whole is sharp enough until the screen has more pixels than it.
  const wanted =
    rest !== null && ground !== null && rest.scale * PixelRatio.get() > ground.region.density * 1.1;
  useEffect(() => {
    if (!rest || !wanted) return undefined;
    return later(() => {
      const region = regionOf(rest, rest.scale * PixelRatio.get());
      const base = grounds.get(sceneKey);
      const sharp = (speed ?? 0) >= FAST ? bakeGround(scene, region) : null;
      const under = sharp ?? base;
      const baked = under && bakeMap(scene, [under], distance, face, region);
      sharp?.image.dispose();
      if (!baked) return;
      older.current.push(baked);
      if (older.current.length > 3) older.current.shift()?.image.dispose();
      setDetail({ key: `${sceneKey}/${distance}`, baked });
    }, 60);
  }, [rest, wanted, scene, sceneKey, distance, face]);

  return {
    whole: ground,
    detail: wanted && detail?.key === `${sceneKey}/${distance}` ? detail.baked : null,
  };
}

/** The visible part with a margin to pan into, within the planet and within what memory allows. */
function regionOf(rest: Rest, wanted: number): Region {
  const margin = 0.12;
  const left = Math.max(-REACH, rest.left - margin * rest.width);
  const top = Math.max(-REACH, rest.top - margin * rest.height);
  const right = Math.min(REACH, rest.left + (1 + margin) * rest.width);
  const bottom = Math.min(REACH, rest.top + (1 + margin) * rest.height);
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const density = Math.min(wanted, Math.sqrt(MOST_DETAIL / (width * height)));
  return { left, top, width, height, density };
}
