import type { arrakis } from '../../../../engine';
import { GEOMETRY } from './geometry.data';
import { RADIUS } from './sizes';
import type { BorderGeometry, CellGeometry } from './types';

/** Outlines as SVG path data, so that both neighbours of a border draw exactly the same curve. */

const x = (vertex: number): number => GEOMETRY.vertices[2 * vertex] ?? 0;
const y = (vertex: number): number => GEOMETRY.vertices[2 * vertex + 1] ?? 0;

export function borderPath(border: BorderGeometry): string {
  return `M${x(border.from)} ${y(border.from)}C${border.bend.join(' ')} ${x(border.to)} ${y(border.to)}`;
}

const rimOf = new Map(GEOMETRY.rim.map((arc) => [arc.area, arc]));

export function cellPath(cell: CellGeometry): string {
  let path = '';
  for (const step of cell.ring) {
    if (step === 0) {
      const arc = rimOf.get(cell.id);
      if (!arc) continue;
      if (path === '') path = `M${x(arc.from)} ${y(arc.from)}`;
      path += `A${RADIUS} ${RADIUS} 0 0 1 ${x(arc.to)} ${y(arc.to)}`;
      continue;
    }
    const border = GEOMETRY.borders[Math.abs(step) - 1];
    if (!border) continue;
    const [ax, ay, bx, by] = border.bend;
    const [from, to] = step > 0 ? [border.from, border.to] : [border.to, border.from];
    if (path === '') path = `M${x(from)} ${y(from)}`;
    path += step > 0 ? `C${ax} ${ay} ${bx} ${by} ` : `C${bx} ${by} ${ax} ${ay} `;
    path += `${x(to)} ${y(to)}`;
  }
  return `${path}Z`;
}

const paths = new Map<arrakis.AreaId, string>(GEOMETRY.cells.map((cell) => [cell.id, cellPath(cell)]));

export function areaPath(area: arrakis.AreaId): string {
  return paths.get(area) ?? '';
}

/** Several areas as one path. */
export function areasPath(areas: Iterable<arrakis.AreaId>): string {
  let path = '';
  for (const area of areas) path += areaPath(area);
  return path;
}
