import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { outlineOf } from '../geometry/outlines';
import type { Point } from '../geometry/types';

/** One level line through a room: from where to where it is inside. */
interface Row {
  readonly from: number;
  readonly to: number;
}

/** The ground that a name may stand on, as level lines `ROW` board units apart from `top` down. */
export interface Room {
  readonly top: number;
  readonly rows: readonly Row[];
  /** Where a name stands best. */
  readonly middle: Point;
}

export const ROW = 6;
const NOWHERE: Row = { from: 1, to: 0 };

/** The stretch of a level line inside an outline, its longest if there are several. */
function across(outline: readonly Point[], y: number): Row {
  const cuts: number[] = [];
  outline.forEach(([ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length] ?? [ax, ay];
    if (ay > y !== by > y) cuts.push(ax + ((y - ay) / (by - ay)) * (bx - ax));
  });
  cuts.sort((a, b) => a - b);
  let longest = NOWHERE;
  for (let k = 0; k + 1 < cuts.length; k += 2) {
    const row = { from: cuts[k] ?? 0, to: cuts[k + 1] ?? 0 };
    if (row.to - row.from > longest.to - longest.from) longest = row;
  }
  return longest;
}

function roomOf(outline: readonly Point[], middle: Point): Room {
  const ys = outline.map(([, y]) => y);
  const top = Math.min(...ys);
  const count = Math.floor((Math.max(...ys) - top) / ROW);
  return {
    top,
    rows: Array.from({ length: count }, (_, k) => across(outline, top + (k + 0.5) * ROW)),
    middle,
  };
}

const known = new Map<string, Room>();

function kept(key: string, make: () => Room): Room {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  return made;
}

export function areaRoom(area: arrakis.AreaId): Room {
  return kept(`area-${area}`, () => {
    const middle = GEOMETRY.cells.find((cell) => cell.id === area)?.centre ?? [0, 0];
    return roomOf(outlineOf(area), middle);
  });
}

/** Around the pad of an air zone, which has no ground of its own. */
const AROUND = 170;

export function zoneRoom(zone: arrakis.AirZoneId): Room {
  return kept(`zone-${zone}`, () => {
    const [x, y] = GEOMETRY.zones.find(({ id }) => id === zone)?.at ?? [0, 0];
    const square: Point[] = [
      [x - AROUND, y - AROUND],
      [x + AROUND, y - AROUND],
      [x + AROUND, y + AROUND],
      [x - AROUND, y + AROUND],
    ];
    return roomOf(square, [x, y + AROUND / 2]);
  });
}
