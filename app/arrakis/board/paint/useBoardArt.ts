import type { SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Dimensions, PixelRatio } from 'react-native';
import type { Rest } from '../../../board/camera/useCamera';
import { aroundAt, bakeGround, bakeMap, type Baked, type Region, type Scene } from './bake';
import { findGround, groundFor, groundInMemory, groundKey, isFast, watchGrounds } from './ground/grounds';
import type { Distance } from './map';
import type { BoardTheme } from './palette';
import type { TrackValues } from './tracks';
import { TRACKS_REACH } from './tracksReach';

const MOST_DETAIL = 4_200_000;
/** Pixels per board unit that any device can afford. */
const COARSE = 0.38;

const maps = new Map<string, Baked>();
const MOST_MAPS = 3;

/** Remembers a map as the newest, and lets the oldest go. */
function keep(key: string, baked: Baked): void {
  maps.delete(key);
  maps.set(key, baked);
  for (const [old, entry] of maps) {
    if (maps.size <= MOST_MAPS) break;
    maps.delete(old);
    // Not at once: the frame on the screen may still use it.
    setTimeout(() => entry.image.dispose(), 2000);
  }
}

/** Runs after the next frame has been drawn, so that the screen answers first. */
function later(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}

/** What there is to draw below everything else, best first. */
interface Art {
  readonly whole: Baked | null;
  /** The whole shows the ground as it was before atomics fell; that of now is being painted. */
  readonly stale: boolean;
  /** What the camera rests on, in the screen's own resolution. */
  readonly detail: Baked | null;
  /** The images show the current state of the tracks. */
  readonly current: boolean;
  /** The ground without anything on it, while the whole is not there yet. */
  readonly ground: Baked | null;
  /** There is no painted ground at all: flat colours are all there is for now. */
  readonly never: boolean;
}

interface Kept {
  readonly theme: BoardTheme;
  readonly scene: string;
  readonly tracks: string;
  readonly baked: Baked;
}

/**
 * The ground of a scene as far as it is known, better when it becomes better; `looked` once it is known whether there is
 * any. While there is none, what was there before anything fell, which is known to everybody.
 */
function useKnownGround(theme: BoardTheme, key: string) {
  const ground = useSyncExternalStore(watchGrounds, () => groundInMemory(key));
  const bareKey = groundKey(theme, []);
  const bare = useSyncExternalStore(watchGrounds, () => groundInMemory(bareKey));
  const [looked, setLooked] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void findGround(key)
      .then((found) => found ?? findGround(bareKey))
      .then(() => {
        if (wanted) setLooked(key);
      });
    return () => {
      wanted = false;
    };
  }, [key, bareKey]);
  return { ground, bare: ground ?? bare, looked: looked === key };
}

/** Pixels per board unit of the whole map. What slow hardware has to draw again with each step of a track is kept small. */
function densityOf(ground: Baked): number {
  const finest = ground.region.density;
  if (isFast()) return finest;
  const { width, height } = Dimensions.get('window');
  const seen = (Math.min(width, height) * PixelRatio.get()) / (2 * TRACKS_REACH);
  return Math.min(finest, Math.max(COARSE, 1.25 * seen));
}

/** The planet as images. Nothing is painted while the camera moves. */
export function useBoardArt(
  theme: BoardTheme,
  scene: Scene,
  tracks: TrackValues,
  distance: Distance,
  figures: SkTypeface | null,
  /** Waits for the typefaces, or everything would be painted twice. */
  ready: boolean,
  rest: Rest | null,
): Art {
  const sceneKey = groundKey(theme, scene.atomized);
  const tracksKey = JSON.stringify(tracks);
  const style: Distance = distance === 'near' ? 'middle' : distance;
  const { ground, bare, looked } = useKnownGround(theme, sceneKey);
  const fineness = ground?.image.width() ?? 0;
  const mapKey = `${sceneKey}/${fineness}/${style}/${figures ? 'lettered' : 'bare'}/${tracksKey}`;
  // A board that is shown again has its image at once.
  const [whole, setWhole] = useState<Kept | null>(() => {
    const baked = ready ? maps.get(mapKey) : undefined;
    return baked ? { theme, scene: sceneKey, tracks: tracksKey, baked } : null;
  });
  const [detail, setDetail] = useState<(Kept & { readonly distance: Distance }) | null>(null);
  const older = useRef<Baked[]>([]);

  useEffect(() => {
    if (!ready) return undefined;
    return later(() => void groundFor(theme, scene), 20);
  }, [ready, theme, scene]);

  useEffect(() => {
    if (!ready || !ground) return undefined;
    const paint = (): void => {
      const around = aroundAt(densityOf(ground));
      const baked = maps.get(mapKey) ?? bakeMap(scene, ground, tracks, style, figures, around, true);
      if (!baked) return;
      keep(mapKey, baked);
      setWhole({ theme, scene: sceneKey, tracks: tracksKey, baked });
    };
    return later(paint, maps.size > 0 ? 120 : 20);
  }, [ready, ground, theme, mapKey, sceneKey, scene, tracks, tracksKey, style, figures]);

  const shown = whole?.theme === theme ? whole : null;
  const stale = shown !== null && shown.scene !== sceneKey;
  // The whole is sharp enough until the screen has more pixels than it.
  const wanted =
    rest !== null &&
    shown !== null &&
    !stale &&
    rest.scale * PixelRatio.get() > shown.baked.region.density * 1.1;
  useEffect(() => {
    if (!rest || !wanted) return undefined;
    return later(() => {
      const region = regionOf(rest, rest.scale * PixelRatio.get());
      const base = groundInMemory(sceneKey);
      const sharp = isFast() ? bakeGround(scene, region) : null;
      const below = sharp ?? base;
      const baked = below && bakeMap(scene, below, tracks, distance, figures, region, false);
      sharp?.image.dispose();
      if (!baked) return;
      older.current.push(baked);
      if (older.current.length > 3) older.current.shift()?.image.dispose();
      setDetail({ theme, scene: sceneKey, tracks: tracksKey, distance, baked });
    }, 60);
  }, [rest, wanted, theme, scene, sceneKey, tracks, tracksKey, distance, figures]);

  const close = wanted && detail?.scene === sceneKey && detail.distance === distance ? detail : null;
  return {
    whole: shown?.baked ?? null,
    stale,
    detail: close?.baked ?? null,
    current: shown?.tracks === tracksKey && (close === null || close.tracks === tracksKey),
    ground: ground ?? (looked ? bare : null),
    never: looked && bare === null,
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
