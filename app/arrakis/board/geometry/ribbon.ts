import type { Point } from './types';

/**
 * Outlines as triangles. A GPU draws these at once in any number, while a path with soft edges or a clip would be worked
 * out anew in every frame. Each function gives corners, three to a triangle.
 */

/** The outline moved inwards (a negative distance: outwards). It runs clockwise on a screen. */
function inset(outline: readonly Point[], by: number): Point[] {
  return outline.map((here, k): Point => {
    const before = outline[(k + outline.length - 1) % outline.length] ?? here;
    const after = outline[(k + 1) % outline.length] ?? here;
    const [ax, ay] = [here[0] - before[0], here[1] - before[1]];
    const [bx, by2] = [after[0] - here[0], after[1] - here[1]];
    const a = Math.hypot(ax, ay) || 1;
    const b = Math.hypot(bx, by2) || 1;
    // The mean of both sides' normals, longer in a corner so that the ribbon keeps its breadth, but not without end.
    const nx = -ay / a - by2 / b;
    const ny = ax / a + bx / b;
    const squared = nx * nx + ny * ny;
    const stretch = squared > 0.9 ? 2 / squared : 2 / 0.9;
    return [here[0] + nx * stretch * by, here[1] + ny * stretch * by];
  });
}

/** The whole cell as a fan of triangles around a point from which its whole outline is visible. */
export function fan(outline: readonly Point[], hub: Point): Point[] {
  return outline.flatMap((here, k) => [hub, here, outline[(k + 1) % outline.length] ?? here]);
}

/** The band between two distances inside an outline. */
export function band(outline: readonly Point[], from: number, to: number): Point[] {
  const outer = inset(outline, from);
  const inner = inset(outline, to);
  return outline.flatMap((_, k) => {
    const next = (k + 1) % outline.length;
    const [a, b, c, d] = [outer[k], outer[next], inner[next], inner[k]];
    return a && b && c && d ? [a, b, c, a, c, d] : [];
  });
}

/** Every other stretch of a band, each about `length` long. */
export function dashes(outline: readonly Point[], from: number, to: number, length: number): Point[] {
  const whole = band(outline, from, to);
  const kept: Point[] = [];
  let along = 0;
  outline.forEach((here, k) => {
    const next = outline[(k + 1) % outline.length] ?? here;
    if (Math.floor(along / length) % 2 === 0) kept.push(...whole.slice(6 * k, 6 * k + 6));
    along += Math.hypot(next[0] - here[0], next[1] - here[1]);
  });
  return kept;
}
