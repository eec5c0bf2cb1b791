import { Skia } from '@shopify/react-native-skia';

import { dune } from '../../../app/ui/scene/dunes';
import { backdropLayout, sceneLayout } from '../../../app/ui/scene/layout';
import { planetEffect } from '../../../app/ui/scene/planetShader';
import { stars } from '../../../app/ui/scene/stars';

describe('scene', () => {
  it('has a planet shader that compiles and paints a lit and a dark side', () => {
    const effect = planetEffect();
    expect(effect).not.toBeNull();
    if (!effect) return;
    const surface = Skia.Surface.Make(200, 200);
    expect(surface).not.toBeNull();
    if (!surface) return;
    const paint = Skia.Paint();
    // Uniforms in the order of the shader: centre, radius, light, ambient.
    paint.setShader(effect.makeShader([100, 100, 80, -0.8, -0.42, 0.43, 0.035]));
    surface.getCanvas().drawPaint(paint);
    const pixels = surface.makeImageSnapshot().readPixels();
    expect(pixels).not.toBeNull();
    const at = (x: number, y: number, channel: number) => Number(pixels?.[(y * 200 + x) * 4 + channel]);
    const red = (x: number, y: number) => {
      const around = Array.from({ length: 400 }, (_, index) =>
        at(x + (index % 20), y + Math.floor(index / 20), 0),
      );
      return around.reduce((sum, value) => sum + value, 0) / around.length;
    };
    expect(red(50, 65)).toBeGreaterThan(120);
    expect(red(145, 115)).toBeLessThan(60);
    expect(at(165, 130, 3)).toBe(255);
    expect(at(2, 198, 3)).toBe(0);
  });

  it.each([
    [390, 844],
    [820, 1180],
    [1180, 820],
  ])('leaves the sky of a backdrop free for words at %i x %i', (width, height) => {
    const { planet, horizon } = backdropLayout(width, height);
    expect(planet.y - planet.radius).toBeGreaterThanOrEqual(height * 0.479);
    expect(planet.y - planet.radius).toBeLessThan(horizon);
    expect(planet.radius).toBeGreaterThan(height * 0.15);
  });

  it.each([
    [390, 844, false],
    [820, 1180, false],
    [1180, 820, true],
    [844, 390, true],
  ])('fits the planet into %i x %i', (width, height, wide) => {
    const { planet, wide: isWide } = sceneLayout(width, height);
    expect(isWide).toBe(wide);
    expect(planet.x - planet.radius).toBeGreaterThanOrEqual(0);
    expect(planet.x + planet.radius).toBeLessThanOrEqual(width);
    expect(planet.y - planet.radius).toBeGreaterThanOrEqual(0);
  });

  it('draws dunes down to the bottom of the screen', () => {
    const { body } = dune(400, 800, 400, 100, { summit: 0.5, left: 0, peak: 1, right: 0, sweep: 0.1 });
    const bounds = body.getBounds();
    expect(bounds.y).toBeCloseTo(300, 0);
    expect(bounds.y + bounds.height).toBeCloseTo(800, 0);
  });

  it('has the same sky every time', () => {
    expect(stars(400, 400)).toEqual(stars(400, 400));
  });
});
