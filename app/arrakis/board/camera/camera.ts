import { TRACKS_REACH } from '../paint/tracksReach';

/** The part of the screen that shows the board, in points; `inset` is covered by other things. */
export interface Viewport {
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

/** A single figure is then about as broad as a fingertip. */
export const MAX_SCALE = 1.5;

export function middle(view: Viewport): { readonly x: number; readonly y: number } {
  'worklet';
  return {
    x: (view.inset.left + view.width - view.inset.right) / 2,
    y: (view.inset.top + view.height - view.inset.bottom) / 2,
  };
}

/** The scale at which the planet and its instruments fill the free part of the screen. */
export function fitScale(view: Viewport): number {
  'worklet';
  const width = Math.max(1, view.width - view.inset.left - view.inset.right);
  const height = Math.max(1, view.height - view.inset.top - view.inset.bottom);
  return Math.min(width, height) / (2 * TRACKS_REACH);
}

export function fit(view: Viewport): Camera {
  'worklet';
  return { x: 0, y: 0, scale: fitScale(view) };
}

/** Keeps the planet in sight: its whole at the least scale, and never more than half of the screen beside it. */
export function limit(camera: Camera, view: Viewport): Camera {
  'worklet';
  const min = fitScale(view);
  const scale = Math.min(Math.max(camera.scale, min), Math.max(MAX_SCALE, min));
  const half = Math.min(view.width, view.height) / (2 * scale);
  const room = Math.max(0, TRACKS_REACH - half * 0.86);
  const away = Math.sqrt(camera.x * camera.x + camera.y * camera.y);
  const pull = away > room ? room / away : 1;
  return { x: camera.x * pull, y: camera.y * pull, scale };
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
  const scale = Math.min(Math.max(camera.scale * factor, min), Math.max(MAX_SCALE, min));
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
