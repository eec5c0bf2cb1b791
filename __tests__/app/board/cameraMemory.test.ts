import fc from 'fast-check';

import {
  fit,
  fitScale,
  limit,
  NO_INSETS,
  type Camera,
  type Viewport,
  type World,
} from '../../../app/board/camera/camera';
import { cameraMemory, rememberedCamera, viewToRemember } from '../../../app/board/camera/cameraMemory';

const MAX_SCALE = 1.5;
const world: World = { shape: 'round', reach: 1132, maxScale: MAX_SCALE };
const upright: Viewport = { world, width: 390, height: 402, inset: NO_INSETS };
const across: Viewport = { world, width: 424, height: 390, inset: NO_INSETS };
const small: Viewport = { world, width: 200, height: 200, inset: NO_INSETS };
const large: Viewport = { world, width: 1600, height: 1400, inset: NO_INSETS };
const windows = fc.constantFrom(upright, across, small, large);

/** Zoomed in, and within what the window allows. */
function chosen(x: number, y: number, times: number, view: Viewport): Camera {
  return limit({ x, y, scale: Math.min(MAX_SCALE, fitScale(view) * times) }, view);
}

describe('what is looked at in another window', () => {
  it('is the same board point at the same scale when a phone is turned', () => {
    const camera = chosen(180, -220, 3, upright);
    const next = rememberedCamera(viewToRemember(null, camera, upright), across);
    expect(limit(next, across)).toEqual(camera);
  });

  it('is clamped where the window cannot show it, and is back when the window is', () => {
    const camera = chosen(300, 100, 1.5, small);
    let kept = viewToRemember(null, camera, small);
    const inLarge = rememberedCamera(kept, large);
    expect(limit(inLarge, large).scale).toBeCloseTo(fitScale(large), 6);
    kept = viewToRemember(kept, inLarge, large);
    expect(rememberedCamera(kept, small)).toEqual(camera);
  });

  it('is the whole planet in every window once it was the whole planet', () => {
    fc.assert(
      fc.property(fc.array(windows, { minLength: 1, maxLength: 6 }), (views) => {
        let kept = viewToRemember(null, fit(upright), upright);
        for (const next of views) {
          const now = rememberedCamera(kept, next);
          expect(now).toEqual(fit(next));
          kept = viewToRemember(kept, now, next);
        }
      }),
    );
  });

  it('never wanders, however often the window changes, while nobody touches it', () => {
    fc.assert(
      fc.property(
        fc.array(windows, { maxLength: 8 }),
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.double({ min: -400, max: 400, noNaN: true }),
        fc.double({ min: 1.1, max: 5, noNaN: true }),
        (views, x, y, times) => {
          const camera = chosen(x, y, times, upright);
          let kept = viewToRemember(null, camera, upright);
          for (const next of views) kept = viewToRemember(kept, rememberedCamera(kept, next), next);
          const again = rememberedCamera(kept, upright);
          expect(again.x).toBeCloseTo(camera.x, 6);
          expect(again.y).toBeCloseTo(camera.y, 6);
          expect(again.scale).toBeCloseTo(camera.scale, 6);
        },
      ),
    );
  });

  it('follows the hand: what was moved to in the new window is kept from then on', () => {
    const kept = viewToRemember(null, chosen(180, -220, 3, upright), upright);
    const moved = chosen(-100, 90, 2, across);
    expect(rememberedCamera(viewToRemember(kept, moved, across), upright)).toEqual(moved);
    // All of it again, by hand.
    expect(rememberedCamera(viewToRemember(kept, fit(across), across), upright)).toEqual(fit(upright));
  });

  it('forgets what inertia carried beyond the limits of the picture', () => {
    const beyond = { x: 5000, y: 0, scale: fitScale(upright) * 2 };
    expect(viewToRemember(null, beyond, upright).camera).toEqual(limit(beyond, upright));
  });
});

describe('the memory of a board', () => {
  it('is shared by boards of one name and by no others', () => {
    const kept = { camera: { x: 1, y: 2, scale: 1 }, whole: false };
    cameraMemory('game-1').remember(kept);
    expect(cameraMemory('game-1').recall()).toBe(kept);
    expect(cameraMemory('game-2').recall()).toBeNull();
    expect(cameraMemory(null).recall()).toBeNull();
  });

  it('lets the oldest go', () => {
    cameraMemory('game-old').remember({ camera: { x: 1, y: 2, scale: 1 }, whole: false });
    for (let game = 0; game < 30; game += 1) cameraMemory(`other-${game}`);
    expect(cameraMemory('game-old').recall()).toBeNull();
  });
});
