import fc from 'fast-check';

import {
  fit,
  fitScale,
  frame,
  limit,
  middle,
  MAX_SCALE,
  NO_INSETS,
  pan,
  toBoard,
  toScreen,
  zoomAt,
  type Camera,
  type Viewport,
} from '../../../../app/arrakis/board/camera/camera';
import { distanceAt } from '../../../../app/arrakis/board/camera/useCamera';
import { TRACKS_REACH } from '../../../../app/arrakis/board/paint/tracksReach';

const phone: Viewport = { width: 390, height: 700, inset: NO_INSETS };
const views: fc.Arbitrary<Viewport> = fc.record({
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
          const on = toScreen(all, view, x * TRACKS_REACH, y * TRACKS_REACH);
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
        expect(Math.hypot(once.x, once.y)).toBeLessThanOrEqual(TRACKS_REACH);
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
    const view: Viewport = { width: 800, height: 600, inset: { top: 0, right: 300, bottom: 0, left: 0 } };
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

  it('changes distance with some slack, so that a resting camera does not flicker', () => {
    expect(distanceAt(0.17, 'far')).toBe('far');
    expect(distanceAt(0.31, 'far')).toBe('middle');
    expect(distanceAt(0.29, 'far')).toBe('far');
    expect(distanceAt(0.29, 'middle')).toBe('middle');
    expect(distanceAt(0.27, 'middle')).toBe('far');
    expect(distanceAt(0.57, 'middle')).toBe('near');
    expect(distanceAt(0.54, 'near')).toBe('near');
    expect(distanceAt(0.54, 'middle')).toBe('middle');
  });
});
