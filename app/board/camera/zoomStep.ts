import { fitScale, limit, toScreen, type Camera, type Viewport } from './camera';

/** A point of the board that the player may be looking for. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A spot nearer than this to the edge of what is free is not seen well, in points. */
const MARGIN = 32;

function seesFrom(camera: Camera, view: Viewport, margin: number): (spot: Spot) => boolean {
  const { top, right, bottom, left } = view.inset;
  return ({ x, y }) => {
    const on = toScreen(camera, view, x, y);
    const across = on.x >= left + margin && on.x <= view.width - right - margin;
    return across && on.y >= top + margin && on.y <= view.height - bottom - margin;
  };
}

/** The camera at this scale that has the spots it can show beside `first` in its middle. */
function around(first: Spot, spots: readonly Spot[], scale: number, view: Viewport): Camera {
  const shown = spots.filter(seesFrom(limit({ ...first, scale }, view), view, MARGIN));
  const group = shown.length > 0 ? shown : [first];
  const [xs, ys] = [group.map(({ x }) => x), group.map(({ y }) => y)];
  const between = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
  return limit({ x: between(xs), y: between(ys), scale }, view);
}

/**
 * A step of the zoom by a button or a key, which point at nothing. From the whole board it goes where most of the spots are;
 * closer by, the player has chosen where to look, and it only keeps a spot that is in sight from leaving it.
 */
export function zoomStep(camera: Camera, factor: number, spots: readonly Spot[], view: Viewport): Camera {
  const now = limit(camera, view);
  const kept = limit({ ...now, scale: now.scale * factor }, view);
  const sought = spots.filter(seesFrom(now, view, 0));
  if (kept.scale <= now.scale || sought.length === 0) return kept;

  const whole = now.scale <= fitScale(view) * 1.02;
  if (!whole && sought.some(seesFrom(kept, view, MARGIN))) return kept;
  let [best, most, least] = [kept, -1, Infinity];
  for (const spot of sought) {
    const next = around(spot, sought, kept.scale, view);
    const seen = whole ? sought.filter(seesFrom(next, view, MARGIN)).length : 0;
    const away = Math.hypot(next.x - now.x, next.y - now.y);
    if (seen > most || (seen === most && away < least)) [best, most, least] = [next, seen, away];
  }
  return best;
}
