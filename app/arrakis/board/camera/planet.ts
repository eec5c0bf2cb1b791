import type { World } from '../../../board/camera/camera';
import type { Distances } from '../../../board/camera/useCamera';
import type { Distance } from '../paint/map';
import { TRACKS_REACH } from '../paint/tracksReach';

/** A single figure is then about as broad as a fingertip. */
const MAX_SCALE = 1.5;

/** The planet and the instruments around it. */
export const PLANET: World = { shape: 'round', reach: TRACKS_REACH, maxScale: MAX_SCALE };

/** Points per board unit at which a place can be read: the first step of the zoom on a phone, a tablet at rest. */
export const READABLE = 0.255;

/** Points per board unit from which ranks, then single figures are shown. */
const RANKS_FROM = 0.3;
const FIGURES_FROM = 0.56;

/** With some slack, so that a camera that rests on a limit does not flicker. */
export function distanceAt(scale: number, now: Distance): Distance {
  'worklet';
  const slack = 0.95;
  if (scale >= FIGURES_FROM || (now === 'near' && scale >= FIGURES_FROM * slack)) return 'near';
  if (scale >= RANKS_FROM || (now !== 'far' && scale >= RANKS_FROM * slack)) return 'middle';
  return 'far';
}

export const PLANET_DISTANCES: Distances<Distance> = { farthest: 'far', at: distanceAt };
