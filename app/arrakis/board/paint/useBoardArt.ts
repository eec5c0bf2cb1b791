import type { SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useRef, useState } from 'react';
import { PixelRatio } from 'react-native';
import type { Rest } from '../../../board/camera/useCamera';
import { aroundAt, bakeGround, bakeMap, type Baked, type Region, type Scene } from './bake';
import { findGround, groundFor, groundInMemory, isFast } from './ground/grounds';
import type { Distance } from './map';
import type { BoardTheme } from './palette';
import type { TrackValues } from './tracks';

const MOST_DETAIL = 4_200_000;

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
  /** Nobody has painted this ground before: flat colours are all there is for now. */
  readonly never: boolean;
}

interface Kept {
  readonly theme: BoardTheme;
  readonly scene: string;
  readonly tracks: string;
  readonly baked: Baked;
}

/** The ground of a scene as far as it has been painted before; `looked` once that is known. */
function useKnownGround(key: string): { readonly ground: Baked | null; readonly looked: boolean } {
  const [found, setFound] = useState<{ readonly key: string; readonly ground: Baked | null } | null>(() => {
    const ground = groundInMemory(key);
    return ground ? { key, ground } : null;
  });
  useEffect(() => {
    let wanted = true;
    void findGround(key).then((ground) => {
      if (wanted) setFound((now) => (now?.key === key ? now : { key, ground }));
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return found?.key === key ? { ground: found.ground, looked: true } : { ground: null, looked: false };
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
  const sceneKey = `${theme}/${scene.atomized.join()}`;
  const tracksKey = JSON.stringify(tracks);
  const style: Distance = distance === 'near' ? 'middle' : distance;
  const mapKey = `${sceneKey}/${style}/${figures ? 'lettered' : 'bare'}/${tracksKey}`;
  const { ground, looked } = useKnownGround(sceneKey);
  // A board that is shown again has its image at once.
  const [whole, setWhole] = useState<Kept | null>(() => {
    const baked = ready ? maps.get(mapKey) : undefined;
    return baked ? { theme, scene: sceneKey, tracks: tracksKey, baked } : null;
  });
  const [detail, setDetail] = useState<(Kept & { readonly distance: Distance }) | null>(null);
  const older = useRef<Baked[]>([]);

  useEffect(() => {
    if (!ready) return undefined;
    let wanted = true;
    const show = (baked: Baked): void => {
      keep(mapKey, baked);
      setWhole({ theme, scene: sceneKey, tracks: tracksKey, baked });
    };
    const paint = async (): Promise<void> => {
      const known = maps.get(mapKey);
      if (known) {
        show(known);
        return;
      }
      const painted = await groundFor(sceneKey, scene);
      if (!wanted || !painted) return;
      const around = aroundAt(painted.region.density);
      const baked = bakeMap(scene, painted, tracks, style, figures, around, true);
      if (baked) show(baked);
    };
    const stop = later(() => void paint(), maps.size > 0 ? 120 : 20);
    return () => {
      wanted = false;
      stop();
    };
  }, [ready, theme, mapKey, sceneKey, scene, tracks, tracksKey, style, figures]);

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
    ground,
    never: looked && ground === null,
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
