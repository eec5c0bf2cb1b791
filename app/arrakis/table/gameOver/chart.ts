import { arrakis } from '../../../../engine';
import type { StoryPoint } from '../../statistics/story';

export type TrackName = 'supremacy' | arrakis.Marker;
export const TRACKS: readonly TrackName[] = ['supremacy', ...arrakis.MARKERS];

export interface ChartFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Highest value of any track. */
  readonly max: number;
}

export function valueOf(point: StoryPoint, track: TrackName): number {
  return track === 'supremacy' ? point.supremacy : point.markers[track];
}

function spanOf(points: readonly StoryPoint[]): { readonly first: number; readonly length: number } {
  const first = points[0]?.ply ?? 0;
  return { first, length: Math.max(1, (points.at(-1)?.ply ?? 0) - first) };
}

export function xOf(points: readonly StoryPoint[], ply: number, { left, width }: ChartFrame): number {
  const { first, length } = spanOf(points);
  return left + ((ply - first) / length) * width;
}

export function yOf(value: number, { top, height, max }: ChartFrame): number {
  return top + height - (value / max) * height;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A line of steps: a value holds until the move that changes it. */
export function stepPath(points: readonly StoryPoint[], track: TrackName, frame: ChartFrame): string {
  const start = points[0];
  if (!start) return '';
  let now = valueOf(start, track);
  let path = `M${round(xOf(points, start.ply, frame))} ${round(yOf(now, frame))}`;
  for (const point of points) {
    const value = valueOf(point, track);
    if (value === now) continue;
    now = value;
    path += `H${round(xOf(points, point.ply, frame))}V${round(yOf(now, frame))}`;
  }
  return `${path}H${round(frame.left + frame.width)}`;
}

/** Where each round begins. */
export function roundStarts(
  points: readonly StoryPoint[],
  frame: ChartFrame,
): readonly { readonly round: number; readonly x: number }[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    return before?.round === point.round ? [] : [{ round: point.round, x: xOf(points, point.ply, frame) }];
  });
}

/** Labels at the end of the lines, moved apart so that none covers another. */
export function spread(wanted: readonly number[], gap: number, bottom: number): readonly number[] {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  const placed: number[] = [];
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? -Infinity) + gap));
  // Those pushed out at the bottom push the others up again.
  for (let k = placed.length - 1, limit = bottom; k >= 0; k -= 1, limit = (placed[k + 1] ?? limit) - gap) {
    placed[k] = Math.min(placed[k] ?? limit, limit);
  }
  const result = [...wanted];
  order.forEach(({ index }, k) => {
    result[index] = placed[k] ?? 0;
  });
  return result;
}
