import fc from 'fast-check';

import {
  closeUp,
  fit,
  fitScale,
  frame,
  inSight,
  limit,
  middle,
  NO_INSETS,
  pan,
  toBoard,
  toScreen,
  zoomAt,
  type Camera,
  type Viewport,
  type World,
} from '../../../app/board/camera/camera';

const REACH = 1132;
const MAX_SCALE = 1.5;
const world: World = { shape: 'round', reach: REACH, maxScale: MAX_SCALE };
const phone: Viewport = { world, width: 390, height: 700, inset: NO_INSETS };
const views: fc.Arbitrary<Viewport> = fc.record({
  world: fc.constant(world),
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
  inset: fc.record({
    top: fc.integer({ min: 0, max: 80 }),
    right: fc.integer({ min: 0, max: 80 }),
    bottom: fc.integer({ min: 0, max: 80 }),
    left: fc.integer({ min: 0, max: 80 }),
  }),
});
const cameras: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
});

describe('camera', () => {
  it('shows the whole planet with its tracks, in the middle of what is free', () => {
    fc.assert(
      fc.property(views, (view) => {
        const all = fit(view);
        const centre = middle(view);
        for (const [x, y] of [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const) {
          const on = toScreen(all, view, x * REACH, y * REACH);
          expect(on.x).toBeGreaterThanOrEqual(view.inset.left - 0.001);
          expect(on.x).toBeLessThanOrEqual(view.width - view.inset.right + 0.001);
          expect(on.y).toBeGreaterThanOrEqual(view.inset.top - 0.001);
          expect(on.y).toBeLessThanOrEqual(view.height - view.inset.bottom + 0.001);
        }
        expect(toScreen(all, view, 0, 0)).toEqual(centre);
      }),
    );
  });

  it('keeps scale and place within limits, and limiting twice changes nothing', () => {
    fc.assert(
      fc.property(views, cameras, (view, camera) => {
        const once = limit(camera, view);
        expect(once.scale).toBeGreaterThanOrEqual(fitScale(view));
        expect(once.scale).toBeLessThanOrEqual(Math.max(MAX_SCALE, fitScale(view)));
        expect(Math.hypot(once.x, once.y)).toBeLessThanOrEqual(REACH);
        const twice = limit(once, view);
        expect(twice.x).toBeCloseTo(once.x, 6);
        expect(twice.y).toBeCloseTo(once.y, 6);
        expect(twice.scale).toBe(once.scale);
      }),
    );
  });

  it('moves the planet with the finger', () => {
    const close = limit({ x: 0, y: 0, scale: 1 }, phone);
    const moved = pan(close, 30, -20, phone);
    const before = toScreen(close, phone, 100, 50);
    const after = toScreen(moved, phone, 100, 50);
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-20);
  });

  it('holds the point under the fingers while zooming', () => {
    const start = limit({ x: 100, y: -200, scale: 0.6 }, phone);
    const under = toBoard(start, phone, 120, 300);
    const zoomed = zoomAt(start, 1.4, 120, 300, phone);
    const now = toBoard(zoomed, phone, 120, 300);
    expect(zoomed.scale).toBeCloseTo(start.scale * 1.4);
    expect(now.x).toBeCloseTo(under.x);
    expect(now.y).toBeCloseTo(under.y);
  });

  it('frames a box of the board within what is free', () => {
    const view: Viewport = {
      world,
      width: 800,
      height: 600,
      inset: { top: 0, right: 300, bottom: 0, left: 0 },
    };
    const box = [-300, -400, 100, 0] as const;
    const framed = frame(box, view);
    const corner = toScreen(framed, view, box[0], box[1]);
    const other = toScreen(framed, view, box[2], box[3]);
    expect(corner.x).toBeGreaterThanOrEqual(0);
    expect(corner.y).toBeGreaterThanOrEqual(0);
    expect(other.x).toBeLessThanOrEqual(500);
    expect(other.y).toBeLessThanOrEqual(600);
  });

  it('turns screen points into board points and back', () => {
    fc.assert(
      fc.property(views, cameras, (view, camera) => {
        const eye = limit(camera, view);
        const at = toBoard(eye, view, 12, 34);
        const back = toScreen(eye, view, at.x, at.y);
        expect(back.x).toBeCloseTo(12, 4);
        expect(back.y).toBeCloseTo(34, 4);
      }),
    );
  });

  it('shows a box whole, and once it is zoomed in never looks beyond its edges', () => {
    const box: World = { shape: 'box', width: 390, height: 460, maxScale: 3 };
    fc.assert(
      fc.property(views, cameras, (window, camera) => {
        const view: Viewport = { ...window, world: box };
        const all = fit(view);
        expect(box.width * all.scale).toBeLessThanOrEqual(
          Math.max(1, view.width - view.inset.left - view.inset.right) + 0.001,
        );
        expect(box.height * all.scale).toBeLessThanOrEqual(
          Math.max(1, view.height - view.inset.top - view.inset.bottom) + 0.001,
        );
        const eye = limit(camera, view);
        const left = toScreen(eye, view, -box.width / 2, 0).x;
        const right = toScreen(eye, view, box.width / 2, 0).x;
        const free = view.width - view.inset.left - view.inset.right;
        if (right - left > free + 0.001) {
          expect(left).toBeLessThanOrEqual(view.inset.left + 0.001);
          expect(right).toBeGreaterThanOrEqual(view.width - view.inset.right - 0.001);
        } else expect(eye.x).toBeCloseTo(0);
      }),
    );
  });

  it('holds a round board still at the least scale, and never lets it be dragged under what covers the screen', () => {
    fc.assert(
      fc.property(views, cameras, (given, camera) => {
        const view: Viewport = { ...given, world: { shape: 'round', reach: 1000, maxScale: 1.5 } };
        const least = fitScale(view);
        const whole = limit({ ...camera, scale: least }, view);
        expect(Math.hypot(whole.x, whole.y)).toBeCloseTo(0, 6);
        const now = limit(camera, view);
        // On each side the rim reaches to the edge of what is free, or nearly: a little sky, or the whole board is seen.
        const spare = (from: number, to: number): number => 0.14 * ((to - from) / 2) + 1e-6;
        const left = toScreen(now, view, -1000, 0).x;
        const right = toScreen(now, view, 1000, 0).x;
        const [from, to] = [view.inset.left, view.width - view.inset.right];
        const fits = right - left <= to - from + 1e-6;
        if (fits) {
          expect(Math.abs((left + right) / 2 - (from + to) / 2)).toBeLessThanOrEqual(spare(from, to));
        } else {
          expect(left).toBeLessThanOrEqual(from + spare(from, to));
          expect(right).toBeGreaterThanOrEqual(to - spare(from, to));
        }
        const top = toScreen(now, view, 0, -1000).y;
        const bottom = toScreen(now, view, 0, 1000).y;
        const [above, below] = [view.inset.top, view.height - view.inset.bottom];
        if (bottom - top > below - above + 1e-6) {
          expect(top).toBeLessThanOrEqual(above + spare(above, below));
          expect(bottom).toBeGreaterThanOrEqual(below - spare(above, below));
        }
        // Whatever is in the middle of the screen is a part of the board.
        expect(Math.hypot(now.x, now.y)).toBeLessThanOrEqual(1000);
      }),
    );
  });

  it('comes closer to a place: close enough to read it, in sight, and not at all if it is both already', () => {
    const view: Viewport = { ...phone, world: { shape: 'round', reach: 1000, maxScale: 1.5 } };
    const box = [500, 300, 640, 440] as const;
    const there = closeUp(fit(view), box, view, 0.3);
    expect(there.scale).toBeCloseTo(0.3);
    const corner = toScreen(there, view, box[0], box[1]);
    const other = toScreen(there, view, box[2], box[3]);
    expect(corner.x).toBeGreaterThanOrEqual(0);
    expect(corner.y).toBeGreaterThanOrEqual(0);
    expect(other.x).toBeLessThanOrEqual(view.width);
    expect(other.y).toBeLessThanOrEqual(view.height);
    expect(closeUp(there, box, view, 0.3)).toEqual(there);
    // Closer by, it keeps the scale and only moves.
    const close = limit({ x: -400, y: -300, scale: 0.8 }, view);
    const moved = closeUp(close, box, view, 0.3);
    expect(moved.scale).toBeCloseTo(0.8);
    expect(moved.x).toBeCloseTo(570);
    expect(moved.y).toBeCloseTo(370);
  });
});

describe('looking at a place', () => {
  const view: Viewport = { world, width: 400, height: 400, inset: NO_INSETS };

  it('brings it into sight when it is not, and stays where it is when it is', () => {
    const eye = limit({ x: -300, y: 0, scale: 1 }, view);
    expect(inSight(eye, view, eye.x + 20, eye.y, 32)).toBe(eye);
    const next = inSight(eye, view, 300, 100, 32);
    expect(next.scale).toBe(eye.scale);
    const on = toScreen(next, view, 300, 100);
    expect(on.x).toBeCloseTo(200, 3);
    expect(on.y).toBeCloseTo(200, 3);
  });

  it('leaves a board alone that is seen whole', () => {
    const all = fit(view);
    expect(inSight(all, view, 990, 0, 32)).toBe(all);
  });
});
