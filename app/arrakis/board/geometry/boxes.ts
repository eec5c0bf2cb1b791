import { arrakis } from '../../../../engine';
import { areaFact } from '../../texts/areas';
import type { Target } from '../hit/hitTest';
import { GEOMETRY } from './geometry.data';
import { RADIUS, SIZE } from './sizes';

/** left, top, right, bottom */
export type Box4 = readonly [number, number, number, number];

const boxes = new Map<arrakis.AreaId, Box4>(GEOMETRY.cells.map((cell) => [cell.id, cell.box]));

export function areaBox(area: arrakis.AreaId): Box4 {
  return boxes.get(area) ?? [-1, -1, 1, 1];
}

export function grown(box: Box4, by: number): Box4 {
  return [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
}

export function sectorOf(area: arrakis.AreaId): arrakis.SectorId {
  return areaFact(area).sector;
}

export function sectorBox(sector: arrakis.SectorId): Box4 {
  const parts = arrakis.AREA_FACTS.filter((fact) => fact.sector === sector).map((fact) => areaBox(fact.id));
  return [
    Math.min(...parts.map((box) => box[0])),
    Math.min(...parts.map((box) => box[1])),
    Math.max(...parts.map((box) => box[2])),
    Math.max(...parts.map((box) => box[3])),
  ];
}

const AROUND_ZONE = SIZE.zone + 20;

/** The ground of an area, or what lies under an air zone. */
export function targetBox(target: Target): Box4 {
  if (target.kind === 'area') return areaBox(target.id);
  const [x, y] = GEOMETRY.zones.find((zone) => zone.id === target.id)?.at ?? [0, 0];
  return [x - AROUND_ZONE, y - AROUND_ZONE, x + AROUND_ZONE, y + AROUND_ZONE];
}

/** The sector that meets the rim in the direction of a board point. */
export function sectorTowards(x: number, y: number): arrakis.SectorId {
  const away = (area: arrakis.AreaId): number => {
    const [left, top, right, bottom] = areaBox(area);
    return Math.hypot((left + right) / 2 - (RADIUS * x) / length, (top + bottom) / 2 - (RADIUS * y) / length);
  };
  const length = Math.hypot(x, y) || 1;
  const rim = GEOMETRY.rim.map((arc) => arc.area);
  return sectorOf(rim.reduce((best, area) => (away(area) < away(best) ? area : best)));
}
