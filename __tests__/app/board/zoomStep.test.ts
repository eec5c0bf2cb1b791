import fc from 'fast-check';

import { fit, limit, NO_INSETS, toScreen, type Viewport, type World } from '../../../app/board/camera/camera';
import { zoomStep, type Spot } from '../../../app/board/camera/zoomStep';

const world: World = { shape: 'round', reach: 1132, maxScale: 1.5 };
const phone: Viewport = { world, width: 390, height: 520, inset: NO_INSETS };
const covered: Viewport = {
  world,
  width: 390,
  height: 700,
  inset: { top: 120, right: 0, bottom: 60, left: 0 },
};

/** Whether a spot is in sight, so many points inside of what covers the screen. */
function sees(view: Viewport, camera: Parameters<typeof toScreen>[0], { x, y }: Spot, margin = 30): boolean {
  const on = toScreen(camera, view, x, y);
  const { top, right, bottom, left } = view.inset;
  return (
    on.x >= left + margin &&
    on.x <= view.width - right - margin &&
    on.y >= top + margin &&
    on.y <= view.height - bottom - margin
  );
}

describe('a step of the zoom', () => {
  const lone = { x: 640, y: -520 };

  it('goes to the only target, not to the middle of the board', () => {
    let camera = fit(phone);
    for (let k = 0; k < 4; k += 1) {
      const next = zoomStep(camera, 1.5, [lone], phone);
      expect(next.scale).toBeCloseTo(camera.scale * 1.5);
      expect(sees(phone, next, lone)).toBe(true);
      camera = next;
    }
    const on = toScreen(camera, phone, lone.x, lone.y);
    expect(Math.hypot(on.x - 195, on.y - 260)).toBeLessThan(80);
  });

  it('goes where most targets are when not all of them can be seen', () => {
    const crowd = [0, 1, 2, 3].map((k) => ({ x: -600 + 40 * k, y: 500 - 30 * k }));
    const far = { x: 700, y: -600 };
    const next = zoomStep(zoomStep(fit(phone), 1.5, [far, ...crowd], phone), 1.5, [far, ...crowd], phone);
    for (const spot of crowd) expect(sees(phone, next, spot)).toBe(true);
    expect(sees(phone, next, far, 0)).toBe(false);
  });

  it('keeps what the player has turned to, as long as a target is in sight there', () => {
    const mine = { x: -500, y: -400 };
    const others = [0, 1, 2].map((k) => ({ x: -250 + 30 * k, y: -150 }));
    const turned = limit({ x: mine.x, y: mine.y, scale: 0.45 }, phone);
    const next = zoomStep(turned, 1.5, [mine, ...others], phone);
    expect(next.x).toBeCloseTo(turned.x);
    expect(next.y).toBeCloseTo(turned.y);
  });

  it('does not leave what the player looks at for a target elsewhere', () => {
    const turned = limit({ x: -500, y: -400, scale: 0.6 }, phone);
    const next = zoomStep(turned, 1.5, [{ x: 800, y: 300 }], phone);
    expect(next.x).toBeCloseTo(turned.x);
    expect(next.y).toBeCloseTo(turned.y);
  });

  it('brings a target at the edge of the screen to the middle rather than losing it', () => {
    const turned = limit({ x: -300, y: -200, scale: 0.5 }, phone);
    const edge = { x: -300 + 180 / 0.5, y: -200 };
    expect(sees(phone, turned, edge, 0)).toBe(true);
    expect(sees(phone, limit({ ...turned, scale: 0.75 }, phone), edge)).toBe(false);
    expect(sees(phone, zoomStep(turned, 1.5, [edge], phone), edge)).toBe(true);
  });

  it('keeps the middle without a target, and on the way out', () => {
    const turned = limit({ x: -300, y: 240, scale: 0.6 }, phone);
    const closer = zoomStep(turned, 1.5, [], phone);
    expect([closer.x, closer.y]).toEqual([turned.x, turned.y]);
    const out = zoomStep(turned, 1 / 1.5, [lone], phone);
    expect(out).toEqual(limit({ ...turned, scale: turned.scale / 1.5 }, phone));
  });

  it('never loses all targets in sight, never goes under what covers the screen, and ends at the limits', () => {
    const spots = fc.array(
      fc
        .record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) })
        .filter(({ x, y }) => Math.hypot(x, y) < 960),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(spots, fc.constantFrom(phone, covered), (places, view) => {
        let camera = fit(view);
        for (let k = 0; k < 7; k += 1) {
          const next = zoomStep(camera, 1.5, places, view);
          expect(places.some((spot) => sees(view, next, spot, 0))).toBe(true);
          const kept = limit(next, view);
          expect(kept.x).toBeCloseTo(next.x, 6);
          expect(kept.y).toBeCloseTo(next.y, 6);
          camera = next;
        }
        expect(camera.scale).toBe(1.5);
      }),
    );
  });
});
