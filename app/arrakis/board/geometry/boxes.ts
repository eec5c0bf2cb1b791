import { arrakis } from '../../../../engine';
import { areaFact } from '../../texts/areas';
import { GEOMETRY } from './geometry.data';

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
