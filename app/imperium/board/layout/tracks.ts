import type { Point, TrackPlace } from './types';

/** Steps of a track, from no influence on (I8). */
export const STEPS = 7;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The angle of the middle of a step. */
export function stepAngle({ from, to }: TrackPlace, step: number): number {
  return from + ((step + 0.5) / STEPS) * (to - from);
}

export function onTrack({ centre }: TrackPlace, angle: number, radius: number): Point {
  return {
    x: centre.x + Math.cos(radians(angle)) * radius,
    y: centre.y + Math.sin(radians(angle)) * radius,
  };
}

/** Breadth of a step along the middle of the track. */
function stepBreadth({ from, to, inner, outer }: TrackPlace): number {
  return (radians(Math.abs(to - from)) * (inner + outer)) / 2 / STEPS;
}

/** Each seat has its own corner of every step, so that a marker never pushes another aside. */
export function markerPlace(track: TrackPlace, step: number, seat: number): Point {
  const depth = track.outer - track.inner;
  const radius = track.inner + depth * (seat < 2 ? 0.72 : 0.28);
  const along = (seat % 2 === 0 ? -1 : 1) * 0.245;
  const angle = stepAngle(track, step) + (along * (track.to - track.from)) / STEPS;
  return onTrack(track, angle, radius);
}

export function markerSize(track: TrackPlace): number {
  return Math.min((track.outer - track.inner) * 0.5, stepBreadth(track) * 0.52);
}
