import { GEOMETRY } from '../geometry/geometry.data';
import type { Point } from '../geometry/types';
import type { Target } from '../hit/hitTest';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

const places: readonly { readonly target: Target; readonly at: Point }[] = [
  ...GEOMETRY.cells.map((cell) => ({ target: { kind: 'area', id: cell.id } as const, at: cell.centre })),
  ...GEOMETRY.zones.map((zone) => ({ target: { kind: 'zone', id: zone.id } as const, at: zone.at })),
];

export const sameTarget = (a: Target | null, b: Target | null): boolean =>
  a?.kind === b?.kind && a?.id === b?.id;

export function positionOf(target: Target): Point {
  return places.find((place) => sameTarget(place.target, target))?.at ?? [0, 0];
}

/** The next area or air zone in a direction: near, and not too far to the side. */
export function nextTarget(from: Target, direction: Direction): Target {
  const [x, y] = positionOf(from);
  const [wx, wy] = ways[direction];
  let best = from;
  let least = Infinity;
  for (const { target, at } of places) {
    const dx = at[0] - x;
    const dy = at[1] - y;
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy - dy * wx);
    if (ahead <= 8 || aside > ahead * 1.6) continue;
    const cost = ahead + 1.7 * aside;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  return best;
}
