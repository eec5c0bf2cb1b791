import type { arrakis } from '../../../../engine';
import { GEOMETRY } from './geometry.data';
import { cellOutline } from './outline';
import type { CellGeometry, Point } from './types';

/** Every cell's outline as a polygon, worked out once. */
const outlines = new Map<arrakis.AreaId, readonly Point[]>(
  GEOMETRY.cells.map((cell) => [cell.id, cellOutline(GEOMETRY, cell)]),
);
const cells = new Map<arrakis.AreaId, CellGeometry>(GEOMETRY.cells.map((cell) => [cell.id, cell]));

export function outlineOf(area: arrakis.AreaId): readonly Point[] {
  return outlines.get(area) ?? [];
}

export function hubOf(area: arrakis.AreaId): Point {
  return cells.get(area)?.hub ?? [0, 0];
}
