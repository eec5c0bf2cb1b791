import { arrakis } from '../../../engine';
import { GEOMETRY } from '../board/geometry/geometry.data';
import { areasPath } from '../board/geometry/paths';
import type { Summary } from './summary';

/** Paths of the small picture in board units: the planet's centre is 0, its radius 1000. */

const isDeep = (area: (typeof arrakis.AREA_FACTS)[number]): boolean => 'deep' in area && area.deep;

function ground(wanted: (area: (typeof arrakis.AREA_FACTS)[number]) => boolean): string {
  return areasPath(arrakis.AREA_FACTS.filter(wanted).map((area) => area.id as arrakis.AreaId));
}

/** The desert is the disc itself; the other grounds lie on it. */
export const GROUNDS = {
  deep: ground(isDeep),
  minorErg: ground((area) => area.terrain === 'minorErg'),
  plateau: ground((area) => area.terrain === 'plateau'),
  mountain: ground((area) => area.terrain === 'mountain'),
} as const;

const centres = new Map(GEOMETRY.cells.map((cell) => [cell.id as string, cell.centre]));

function centreOf(area: number): readonly [number, number] {
  return centres.get(arrakis.AREA_FACTS[area]?.id ?? '') ?? [0, 0];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const square = (x: number, y: number, r: number) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
const triangle = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${1.8 * r}h${-2 * r}Z`;

/** Bigger legions, bigger marks; sides differ by shape too. */
const reach = (figures: number) => Math.round(30 + 10 * Math.sqrt(Math.min(figures, 16)));

export interface Marks {
  readonly atreides: string;
  readonly harkonnen: string;
  readonly settlements: string;
  readonly sietches: string;
  readonly worms: string;
}

export function marksOf(summary: Summary): Marks {
  const legions = (side: number, shape: typeof disc) =>
    summary.legions
      .filter(([, owner]) => owner === side)
      .map(([area, , figures]) => shape(...centreOf(area), reach(figures)))
      .join('');
  const marks = (areas: readonly number[], shape: typeof disc, size: number) =>
    areas.map((area) => shape(...centreOf(area), size)).join('');
  return {
    atreides: legions(0, disc),
    harkonnen: legions(1, square),
    settlements: marks(summary.settlements, square, 78),
    sietches: marks(summary.sietches, disc, 78),
    worms: marks(summary.worms, triangle, 70),
  };
}
