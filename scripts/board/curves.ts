/**
 * Turns straight mesh edges into gentle curves. The bend of a border comes from a hash of its two areas, so it never
 * changes, and shrinks near short borders and sharp corners, so that no curve can cross another.
 */
import { at } from './graph';
import type { Mesh } from './mesh';

export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly from: number;
  readonly to: number;
}

/** Each border once, as walked clockwise around its first area. */
export function meshEdges(mesh: Mesh): Edge[] {
  const edges: Edge[] = [];
  mesh.rings.forEach((ring, area) => {
    ring.forEach((step, k) => {
      if (step.across === null || step.across < area) return;
      const to = at(ring, (k + 1) % ring.length).vertex;
      edges.push({ a: area, b: step.across, from: step.vertex, to });
    });
  });
  return edges;
}

/** A number in -1..1 that depends on the text alone (FNV-1a). */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return (h >>> 0) / 0x7fffffff - 1;
}

type Bend = readonly [number, number, number, number];

function bend(place: Float64Array, edge: Edge, name: string, side: 1 | -1): Bend {
  const x0 = place[2 * edge.from] ?? 0;
  const y0 = place[2 * edge.from + 1] ?? 0;
  const dx = (place[2 * edge.to] ?? 0) - x0;
  const dy = (place[2 * edge.to + 1] ?? 0) - y0;
  const first = side * (0.05 + 0.11 * Math.abs(hash(`${name}/size`)));
  const swing = hash(`${name}/swing`) < 0.1 ? 1 : -0.9;
  const second = side * swing * (0.05 + 0.11 * Math.abs(hash(`${name}/second`)));
  return [
    x0 + dx * 0.34 - dy * first,
    y0 + dy * 0.34 + dx * first,
    x0 + dx * 0.66 - dy * second,
    y0 + dy * 0.66 + dx * second,
  ];
}

/** The area between a cubic and its chord, positive where the curve bows away from its first area. */
function bulge(place: Float64Array, edge: Edge, [ax, ay, bx, by]: Bend): number {
  const x0 = place[2 * edge.from] ?? 0;
  const y0 = place[2 * edge.from + 1] ?? 0;
  const x3 = (place[2 * edge.to] ?? 0) - x0;
  const y3 = (place[2 * edge.to + 1] ?? 0) - y0;
  const cross = (ux: number, uy: number, vx: number, vy: number): number => ux * vy - uy * vx;
  const [x1, y1, x2, y2] = [ax - x0, ay - y0, bx - x0, by - y0];
  return (3 / 20) * (cross(x1, y1, x2, y2) + cross(x1, y1, x3, y3) + 2 * cross(x2, y2, x3, y3));
}

/** Bends every border, to whichever side keeps the areas of its two cells as they were. */
export function bends(mesh: Mesh, place: Float64Array, edges: readonly Edge[]): Bend[] {
  const names = edges.map((edge) => `${at(mesh.graph.ids, edge.a)}+${at(mesh.graph.ids, edge.b)}`);
  const both = edges.map((edge, i) =>
    [1, -1].map((side) => bend(place, edge, at(names, i), side === 1 ? 1 : -1)),
  );
  const gain = edges.map((edge, i) => bulge(place, edge, at(at(both, i), 0)));
  const side = names.map((name) => (hash(`${name}/side`) < 0 ? -1 : 1));
  const surplus = new Float64Array(mesh.rings.length);
  const add = (i: number, sign: number): void => {
    const edge = at(edges, i);
    surplus[edge.a] = (surplus[edge.a] ?? 0) + sign * at(gain, i);
    surplus[edge.b] = (surplus[edge.b] ?? 0) - sign * at(gain, i);
  };
  edges.forEach((_, i) => add(i, at(side, i)));
  for (let pass = 0; pass < 8; pass++) {
    edges.forEach((edge, i) => {
      const cost = (sign: number): number => {
        const change = (sign - at(side, i)) * at(gain, i);
        return ((surplus[edge.a] ?? 0) + change) ** 2 + ((surplus[edge.b] ?? 0) - change) ** 2;
      };
      const better = cost(1) < cost(-1) ? 1 : -1;
      if (better === at(side, i)) return;
      add(i, -at(side, i));
      side[i] = better;
      add(i, better);
    });
  }
  return edges.map((_, i) => at(at(both, i), at(side, i) === 1 ? 0 : 1));
}
