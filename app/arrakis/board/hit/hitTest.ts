import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { depth } from '../geometry/outline';
import { outlineOf } from '../geometry/outlines';
import { SIZE } from '../geometry/sizes';

export type Target =
  | { readonly kind: 'area'; readonly id: arrakis.AreaId }
  | { readonly kind: 'zone'; readonly id: arrakis.AirZoneId };

export interface Legal {
  readonly areas: ReadonlySet<arrakis.AreaId>;
  readonly zones: ReadonlySet<arrakis.AirZoneId>;
}

export interface Hit {
  readonly target: Target;
  readonly legal: boolean;
}

export const NOTHING_LEGAL: Legal = { areas: new Set(), zones: new Set() };

export function targetsOf({ areas, zones }: Legal): readonly Target[] {
  return [
    ...[...areas].map((id) => ({ kind: 'area', id }) as const),
    ...[...zones].map((id) => ({ kind: 'zone', id }) as const),
  ];
}

const cells = GEOMETRY.cells.map((cell) => ({
  id: cell.id,
  box: cell.box,
  outline: outlineOf(cell.id),
}));

/** The area that holds a board point. */
export function areaAt(x: number, y: number): arrakis.AreaId | null {
  for (const { id, box, outline } of cells) {
    if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) continue;
    if (depth(outline, x, y) >= 0) return id;
  }
  return null;
}

function zoneAt(x: number, y: number): arrakis.AirZoneId | null {
  const zone = GEOMETRY.zones.find((z) => Math.hypot(x - z.at[0], y - z.at[1]) <= SIZE.zone);
  return zone ? zone.id : null;
}

/** How far outside an area a point lies; 0 inside. */
export function distanceToArea(area: arrakis.AreaId, x: number, y: number): number {
  const outline = outlineOf(area);
  return outline.length > 0 ? Math.max(0, -depth(outline, x, y)) : Infinity;
}

function nearestLegal(x: number, y: number, legal: Legal, tolerance: number): Target | null {
  let best: Target | null = null;
  let nearest = tolerance;
  for (const zone of GEOMETRY.zones) {
    if (!legal.zones.has(zone.id)) continue;
    const away = Math.max(0, Math.hypot(x - zone.at[0], y - zone.at[1]) - SIZE.zone);
    if (away <= nearest) {
      nearest = away;
      best = { kind: 'zone', id: zone.id };
    }
  }
  for (const { id, box } of cells) {
    if (!legal.areas.has(id)) continue;
    if (x < box[0] - nearest || x > box[2] + nearest || y < box[1] - nearest || y > box[3] + nearest)
      continue;
    const away = distanceToArea(id, x, y);
    if (away < nearest) {
      nearest = away;
      best = { kind: 'area', id };
    }
  }
  return best;
}

/**
 * What a touch at a board point chooses: the legal target under the finger, else the nearest legal one within
 * `tolerance` board units, else whatever is there, legal or not.
 */
export function hitTest(x: number, y: number, legal: Legal, tolerance: number): Hit | null {
  const zone = zoneAt(x, y);
  const area = areaAt(x, y);
  if (zone && legal.zones.has(zone)) return { target: { kind: 'zone', id: zone }, legal: true };
  if (area && legal.areas.has(area)) return { target: { kind: 'area', id: area }, legal: true };
  const near = nearestLegal(x, y, legal, tolerance);
  if (near) return { target: near, legal: true };
  if (zone) return { target: { kind: 'zone', id: zone }, legal: false };
  return area ? { target: { kind: 'area', id: area }, legal: false } : null;
}
