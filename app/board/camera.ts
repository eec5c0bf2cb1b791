export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A board point (x, y) is seen on the screen at (x * scale + this.x, y * scale + this.y).
 * A type, not an interface: only so can it be animated as a whole.
 */
export type Camera = { readonly x: number; readonly y: number; readonly scale: number };

/** The largest magnification, as a multiple of the one that shows the whole board. */
export const maxZoom = 6;

export function fitScale(view: Size, board: Size): number {
  'worklet';
  return Math.min(view.width / board.width, view.height / board.height);
}

/** The whole board, in the middle. */
export function fit(view: Size, board: Size): Camera {
  'worklet';
  const scale = fitScale(view, board);
  return {
    x: (view.width - board.width * scale) / 2,
    y: (view.height - board.height * scale) / 2,
    scale,
  };
}

// A worklet captures the worklets it calls when it is made, so each stands below those it uses.
function clampAxis(offset: number, view: number, board: number): number {
  'worklet';
  if (board <= view) return (view - board) / 2;
  return Math.min(0, Math.max(view - board, offset));
}

/** Keeps the board on the screen: centred along an axis where it is small, without a gap where it is large. */
export function clampCamera(camera: Camera, view: Size, board: Size): Camera {
  'worklet';
  const least = fitScale(view, board);
  const scale = Math.min(Math.max(camera.scale, least), least * maxZoom);
  return {
    x: clampAxis(camera.x, view.width, board.width * scale),
    y: clampAxis(camera.y, view.height, board.height * scale),
    scale,
  };
}

export function pan(camera: Camera, dx: number, dy: number, view: Size, board: Size): Camera {
  'worklet';
  return clampCamera({ x: camera.x + dx, y: camera.y + dy, scale: camera.scale }, view, board);
}

/** Magnifies so that the board point under the focus stays under it, as long as the edges allow. */
export function zoomAt(
  camera: Camera,
  factor: number,
  focusX: number,
  focusY: number,
  view: Size,
  board: Size,
): Camera {
  'worklet';
  const least = fitScale(view, board);
  const scale = Math.min(Math.max(camera.scale * factor, least), least * maxZoom);
  const ratio = scale / camera.scale;
  return clampCamera(
    { x: focusX - (focusX - camera.x) * ratio, y: focusY - (focusY - camera.y) * ratio, scale },
    view,
    board,
  );
}
