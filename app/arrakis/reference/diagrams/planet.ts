import { arrakis } from '../../../../engine';
import { GEOMETRY } from '../../board/geometry/geometry.data';
import { areasPath, borderPath } from '../../board/geometry/paths';

/** The board's own outlines as paths for drawings of its parts; units as on the board. */
const borders = (wanted: (border: (typeof GEOMETRY.borders)[number]) => boolean): string =>
  GEOMETRY.borders.filter(wanted).map(borderPath).join('');

export const LINES = {
  plain: borders((border) => !border.sector && !border.impassable),
  sector: borders((border) => border.sector && !border.impassable),
  ridge: borders((border) => border.impassable),
} as const;

type Fact = (typeof arrakis.AREA_FACTS)[number];
const ground = (wanted: (fact: Fact) => boolean): string =>
  areasPath(arrakis.AREA_FACTS.filter(wanted).map(({ id }) => id));

export const GROUNDS = {
  deep: ground((fact) => 'deep' in fact),
  minorErg: ground(({ terrain }) => terrain === 'minorErg'),
  plateau: ground(({ terrain }) => terrain === 'plateau'),
  mountain: ground(({ terrain }) => terrain === 'mountain'),
} as const;

const cells = new Map(GEOMETRY.cells.map((cell) => [cell.id, cell]));

export type Point = readonly [number, number];

export function centreOf(area: arrakis.AreaId): Point {
  return cells.get(area)?.centre ?? [0, 0];
}

export function areasOf(sector: arrakis.SectorId): readonly arrakis.AreaId[] {
  return arrakis.AREA_FACTS.filter((fact) => fact.sector === sector).map(({ id }) => id);
}

/** Where the name of a sector would stand: the middle of its areas. */
export function middleOf(sector: arrakis.SectorId): Point {
  const points = areasOf(sector).map(centreOf);
  const sum = (k: 0 | 1) => points.reduce((total, point) => total + point[k], 0) / points.length;
  return [sum(0), sum(1)];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Box = { x: -1030, y: -1030, width: 2060, height: 2060 };

/** The part of the board around some areas. */
export function boxAround(areas: readonly arrakis.AreaId[], margin: number): Box {
  const boxes = areas.flatMap((area) => {
    const box = cells.get(area)?.box;
    return box ? [box] : [];
  });
  const x = Math.min(...boxes.map((box) => box[0])) - margin;
  const y = Math.min(...boxes.map((box) => box[1])) - margin;
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box[2])) + margin - x,
    height: Math.max(...boxes.map((box) => box[3])) + margin - y,
  };
}
