import fc from 'fast-check';

import { clampCamera, fit, fitScale, maxZoom, pan, zoomAt, type Camera } from '../../../app/board/camera';

const board = { width: 1000, height: 1000 };
const phone = { width: 390, height: 700 };

const views = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 2000 }),
});
const cameras: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 50, noNaN: true }),
});

describe('camera', () => {
  it('shows the whole board, centred', () => {
    expect(fit(phone, board)).toEqual({ x: 0, y: 155, scale: 0.39 });
  });

  it('never leaves a gap where the board is larger than the view, and centres it where it is smaller', () => {
    fc.assert(
      fc.property(views, cameras, (view, camera) => {
        const { x, y, scale } = clampCamera(camera, view, board);
        const [width, height] = [board.width * scale, board.height * scale];
        for (const [offset, seen, whole] of [
          [x, view.width, width],
          [y, view.height, height],
        ] as const) {
          if (whole <= seen) expect(offset).toBeCloseTo((seen - whole) / 2, 6);
          else {
            expect(offset).toBeLessThanOrEqual(0);
            expect(offset + whole).toBeGreaterThanOrEqual(seen - 1e-6);
          }
        }
      }),
    );
  });

  it('keeps the zoom between the whole board and the largest', () => {
    fc.assert(
      fc.property(views, cameras, fc.double({ min: 0.01, max: 100, noNaN: true }), (view, camera, factor) => {
        const least = fitScale(view, board);
        const { scale } = zoomAt(clampCamera(camera, view, board), factor, 10, 10, view, board);
        expect(scale).toBeGreaterThanOrEqual(least - 1e-9);
        expect(scale).toBeLessThanOrEqual(least * maxZoom + 1e-9);
      }),
    );
  });

  it('keeps the point under the fingers when no edge is near', () => {
    const start = zoomAt(fit(phone, board), 3, 195, 350, phone, board);
    const [focusX, focusY] = [180, 360];
    const boardPoint = (camera: Camera) => [
      (focusX - camera.x) / camera.scale,
      (focusY - camera.y) / camera.scale,
    ];
    const [x = 0, y = 0] = boardPoint(start);
    const [afterX, afterY] = boardPoint(zoomAt(start, 1.2, focusX, focusY, phone, board));
    expect(afterX).toBeCloseTo(x, 6);
    expect(afterY).toBeCloseTo(y, 6);
  });

  it('moves with the finger, up to the edge', () => {
    const start = zoomAt(fit(phone, board), 3, 195, 350, phone, board);
    const moved = pan(start, -20, 15, phone, board);
    expect(moved.x).toBeCloseTo(start.x - 20, 6);
    expect(moved.y).toBeCloseTo(start.y + 15, 6);
    expect(pan(start, 1e5, 1e5, phone, board)).toMatchObject({ x: 0, y: 0 });
  });
});
