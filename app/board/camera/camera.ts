/** What a board reaches to, in its own units around 0, 0, and how far one may zoom in. */
export type World = { readonly maxScale: number } & (
  | { readonly shape: 'round'; readonly reach: number }
  | { readonly shape: 'box'; readonly width: number; readonly height: number }
);

/** The part of the screen that shows the board, in points; `inset` is covered by other things. */
export interface Viewport {
  readonly world: World;
  readonly width: number;
  readonly height: number;
  readonly inset: Insets;
}

export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * The board point in the middle of the free part of the screen, and points per board unit.
 * A type, not an interface: only so can it be a shared value.
 */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

export function middle(view: Viewport): { readonly x: number; readonly y: number } {
  'worklet';
  return {
    x: (view.inset.left + view.width - view.inset.right) / 2,
    y: (view.inset.top + view.height - view.inset.bottom) / 2,
  };
}

/** The scale at which the whole board fills the free part of the screen. */
export function fitScale(view: Viewport): number {
  'worklet';
  const width = Math.max(1, view.width - view.inset.left - view.inset.right);
  const height = Math.max(1, view.height - view.inset.top - view.inset.bottom);
  const { world } = view;
  return world.shape === 'round'
    ? Math.min(width, height) / (2 * world.reach)
    : Math.min(width / world.width, height / world.height);
}

export function fit(view: Viewport): Camera {
  'worklet';
  return { x: 0, y: 0, scale: fitScale(view) };
}

/** The share of half the window that may lie beyond the rim of a round board. */
const SKY = 0.14;

/**
 * Keeps the board in sight. At the least scale it stands still in the middle of what is free; closer by, it fills what is
 * free but for a little sky, and can be dragged neither away nor under what covers the screen.
 */
export function limit(camera: Camera, view: Viewport): Camera {
  'worklet';
  const { world } = view;
  const min = fitScale(view);
  const scale = Math.min(Math.max(camera.scale, min), Math.max(world.maxScale, min));
  if (world.shape === 'box') {
    const free = (length: number, from: number, to: number) =>
      Math.max(0, (length - (to - from) / scale) / 2);
    const alongX = free(world.width, view.inset.left, view.width - view.inset.right);
    const alongY = free(world.height, view.inset.top, view.height - view.inset.bottom);
    return {
      x: Math.min(Math.max(camera.x, -alongX), alongX),
      y: Math.min(Math.max(camera.y, -alongY), alongY),
      scale,
    };
  }
  const wide = (view.width - view.inset.left - view.inset.right) / (2 * scale);
  const high = (view.height - view.inset.top - view.inset.bottom) / (2 * scale);
  // The closer one looks, the more sky may stand beside the rim: a place at the edge can then be moved off the edge.
  const sky = SKY * Math.min(1, (scale / min - 1) / 0.5);
  const roomX = Math.max(0, world.reach - wide * (1 - sky));
  const roomY = Math.max(0, world.reach - high * (1 - sky));
  const x = Math.min(Math.max(camera.x, -roomX), roomX);
  const y = Math.min(Math.max(camera.y, -roomY), roomY);
  // A round board has no corners to look into.
  const room = Math.max(0, world.reach - Math.min(wide, high) * (1 - sky));
  const away = Math.sqrt(x * x + y * y);
  const pull = away > room ? room / away : 1;
  return { x: x * pull, y: y * pull, scale };
}

export function pan(camera: Camera, dx: number, dy: number, view: Viewport): Camera {
  'worklet';
  return limit(
    { x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale, scale: camera.scale },
    view,
  );
}

/** Magnifies so that the board point under the focus stays under it, as far as the limits allow. */
export function zoomAt(
  camera: Camera,
  factor: number,
  focusX: number,
  focusY: number,
  view: Viewport,
): Camera {
  'worklet';
  const min = fitScale(view);
  const scale = Math.min(Math.max(camera.scale * factor, min), Math.max(view.world.maxScale, min));
  const centre = middle(view);
  const dx = focusX - centre.x;
  const dy = focusY - centre.y;
  return limit(
    {
      x: camera.x + dx / camera.scale - dx / scale,
      y: camera.y + dy / camera.scale - dy / scale,
      scale,
    },
    view,
  );
}

/** A camera that shows a box of the board (left, top, right, bottom) with some air around it. */
export function frame(box: readonly [number, number, number, number], view: Viewport): Camera {
  'worklet';
  const width = Math.max(1, view.width - view.inset.left - view.inset.right);
  const height = Math.max(1, view.height - view.inset.top - view.inset.bottom);
  const scale = 0.92 * Math.min(width / Math.max(1, box[2] - box[0]), height / Math.max(1, box[3] - box[1]));
  return limit({ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale }, view);
}

/** The camera that sees a place at least so far inside the free part of the screen; the same one where it does. */
export function inSight(camera: Camera, view: Viewport, x: number, y: number, margin: number): Camera {
  // The whole board is in sight already.
  if (camera.scale <= fitScale(view) * 1.02) return camera;
  const on = toScreen(camera, view, x, y);
  const { top, right, bottom, left } = view.inset;
  const across = on.x >= left + margin && on.x <= view.width - right - margin;
  const down = on.y >= top + margin && on.y <= view.height - bottom - margin;
  return across && down ? camera : limit({ ...camera, x, y }, view);
}

export function toBoard(
  camera: Camera,
  view: Viewport,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  'worklet';
  const centre = middle(view);
  return { x: camera.x + (x - centre.x) / camera.scale, y: camera.y + (y - centre.y) / camera.scale };
}

export function toScreen(
  camera: Camera,
  view: Viewport,
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  'worklet';
  const centre = middle(view);
  return { x: centre.x + (x - camera.x) * camera.scale, y: centre.y + (y - camera.y) * camera.scale };
}

/**
 * The least move that shows a box of the board close by: none if the whole of it is in sight at `least` points per unit or
 * more, else its middle comes to the middle, no further away than now.
 */
export function closeUp(
  camera: Camera,
  box: readonly [number, number, number, number],
  view: Viewport,
  least: number,
): Camera {
  const now = limit(camera, view);
  const from = toScreen(now, view, box[0], box[1]);
  const to = toScreen(now, view, box[2], box[3]);
  const seen =
    from.x >= view.inset.left &&
    from.y >= view.inset.top &&
    to.x <= view.width - view.inset.right &&
    to.y <= view.height - view.inset.bottom;
  if (seen && now.scale >= least) return now;
  const most = frame(box, view).scale;
  const scale = Math.min(Math.max(now.scale, least), most);
  return limit({ x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, scale }, view);
}
