import type { imperium } from '../../../../engine';
import type { BoardLayout, Box, TrackPlace } from '../layout/types';
import type { BoardThing } from '../props';

export interface Legal {
  readonly spaces: ReadonlySet<string>;
  readonly factions: ReadonlySet<imperium.Faction>;
}

export interface Hit {
  readonly thing: BoardThing;
  readonly legal: boolean;
}

/** How far a point lies outside a box; 0 inside. */
export function distanceTo({ x, y, width, height }: Box, px: number, py: number): number {
  return Math.hypot(Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - height));
}

/** How far a point lies outside a quarter of the rim with its crest. */
function distanceToTrack(
  { centre, inner, outer, crest, crestRadius, from, to }: TrackPlace,
  px: number,
  py: number,
): number {
  const atCrest = Math.max(0, Math.hypot(px - crest.x, py - crest.y) - crestRadius);
  const [dx, dy] = [px - centre.x, py - centre.y];
  const turn = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  if (turn < low - 4 || turn > high + 4) return atCrest;
  const away = Math.hypot(dx, dy);
  return Math.min(atCrest, Math.max(inner - away, 0, away - outer));
}

/** What a touch means: the nearest thing that may be chosen within a finger's breadth, else what lies under it. */
export function hitTest(layout: BoardLayout, x: number, y: number, legal: Legal, reach: number): Hit | null {
  let best: Hit | null = null;
  let least = reach;
  const take = (thing: BoardThing, distance: number, may: boolean): void => {
    if (distance > least || (distance === least && best !== null)) return;
    best = { thing, legal: may };
    least = distance;
  };
  for (const { id, box } of layout.spaces) {
    if (legal.spaces.has(id)) take({ kind: 'space', id }, distanceTo(box, x, y), true);
  }
  for (const track of layout.tracks) {
    if (legal.factions.has(track.faction)) {
      take({ kind: 'track', faction: track.faction }, distanceToTrack(track, x, y), true);
    }
  }
  if (best) return best;
  least = 0;
  for (const { id, box } of layout.spaces) take({ kind: 'space', id }, distanceTo(box, x, y), false);
  for (const track of layout.tracks) {
    take({ kind: 'track', faction: track.faction }, distanceToTrack(track, x, y), false);
  }
  take({ kind: 'conflict' }, distanceTo(layout.card, x, y), false);
  for (const { seat, box } of layout.lines) take({ kind: 'seat', seat }, distanceTo(box, x, y), false);
  return best;
}
