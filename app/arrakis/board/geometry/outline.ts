import type { BorderGeometry, BoardGeometry, CellGeometry, Point } from './types';
import { RADIUS } from './sizes';

const STEPS = 8;

function vertex(geometry: Pick<BoardGeometry, 'vertices'>, index: number): Point {
  return [geometry.vertices[2 * index] ?? 0, geometry.vertices[2 * index + 1] ?? 0];
}

/** Points along a border without its last one, so that borders of a ring can be strung together. */
export function borderPoints(
  geometry: Pick<BoardGeometry, 'vertices'>,
  border: BorderGeometry,
  backwards = false,
): Point[] {
  const start = vertex(geometry, border.from);
  const end = vertex(geometry, border.to);
  const [ax, ay, bx, by] = border.bend;
  const points: Point[] = [];
  // The parameter runs the same way for both neighbours: they must get the very same points.
  for (let k = 0; k <= STEPS; k++) {
    const t = k / STEPS;
    const s = 1 - t;
    points.push([
      s * s * s * start[0] + 3 * s * s * t * ax + 3 * s * t * t * bx + t * t * t * end[0],
      s * s * s * start[1] + 3 * s * s * t * ay + 3 * s * t * t * by + t * t * t * end[1],
    ]);
  }
  if (backwards) points.reverse();
  points.pop();
  return points;
}

export function rimPoints(from: Point, to: Point): Point[] {
  const a = Math.atan2(from[1], from[0]);
  let b = Math.atan2(to[1], to[0]);
  if (b < a) b += 2 * Math.PI;
  const points: Point[] = [];
  for (let k = 0; k < 2 * STEPS; k++) {
    const angle = a + ((b - a) * k) / (2 * STEPS);
    points.push([RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)]);
  }
  return points;
}

/** The cell's outline as a polygon, clockwise on a screen. */
export function cellOutline(
  geometry: Pick<BoardGeometry, 'vertices' | 'borders' | 'rim'>,
  cell: Pick<CellGeometry, 'id' | 'ring'>,
): Point[] {
  return cell.ring.flatMap((step) => {
    if (step === 0) {
      const arc = geometry.rim.find((rim) => rim.area === cell.id);
      return arc ? rimPoints(vertex(geometry, arc.from), vertex(geometry, arc.to)) : [];
    }
    const border = geometry.borders[Math.abs(step) - 1];
    return border ? borderPoints(geometry, border, step < 0) : [];
  });
}

export function polygonArea(points: readonly Point[]): number {
  let twice = 0;
  points.forEach(([x, y], k) => {
    const [nx, ny] = points[(k + 1) % points.length] ?? [0, 0];
    twice += x * ny - nx * y;
  });
  return twice / 2;
}

/** Distance to the outline: positive inside, negative outside. */
export function depth(points: readonly Point[], x: number, y: number): number {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i] ?? [0, 0];
    const [xj, yj] = points[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    const dx = xj - xi;
    const dy = yj - yi;
    const t = Math.max(0, Math.min(1, ((x - xi) * dx + (y - yi) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, (x - xi - t * dx) ** 2 + (y - yi - t * dy) ** 2);
  }
  const distance = Math.sqrt(nearest);
  return inside ? distance : -distance;
}
