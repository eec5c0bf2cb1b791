/**
 * Areas without a printed name are known by a named area and the direction in which they lie from it. This finds the
 * most natural bearing for each, no two alike, on the planet as it is drawn. Run: npm run board:bearings
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GEOMETRY } from '../../app/arrakis/board/geometry/geometry.data';
import { AREA_FACTS, COMPASS, type AreaFact, type AreaId, type CompassPoint } from '../../engine/arrakis';
import { assign } from './assign';

const FACTS: readonly AreaFact[] = AREA_FACTS;
const named = FACTS.filter((fact) => fact.name !== null);
const unnamed = FACTS.filter((fact) => fact.name === null);
const centres = new Map<string, readonly [number, number]>(
  GEOMETRY.cells.map((cell) => [cell.id, cell.centre]),
);
const touching = new Map<string, Set<string>>(FACTS.map(({ id }) => [id, new Set()]));
for (const { areas } of GEOMETRY.borders) {
  touching.get(areas[0])?.add(areas[1]);
  touching.get(areas[1])?.add(areas[0]);
}

/** Borders between two areas, also those that cannot be crossed: a bearing is for the eye. */
function steps(from: string, to: string): number {
  let reached = new Set([from]);
  for (let count = 0; count < FACTS.length; count++) {
    if (reached.has(to)) return count;
    reached = new Set([...reached].flatMap((id) => [id, ...(touching.get(id) ?? [])]));
  }
  return Infinity;
}

const SHARP = Math.PI / 8;

/** How odd it sounds that `area` lies `point` of `anchor`. */
function oddness(area: AreaFact, anchor: AreaFact, point: CompassPoint): number {
  const [ax, ay] = centres.get(anchor.id) ?? [0, 0];
  const [x, y] = centres.get(area.id) ?? [0, 0];
  const bearing = Math.atan2(x - ax, ay - y);
  const wanted = (COMPASS.indexOf(point) * Math.PI) / 4;
  const off = Math.abs(Math.atan2(Math.sin(bearing - wanted), Math.cos(bearing - wanted)));
  const away = steps(area.id, anchor.id);
  // A neighbour is told at once; two borders away one still looks there; beyond that nobody does.
  const far = away === 1 ? 0 : away === 2 ? 1.4 : 12 + 4 * away;
  // Past its sector of the compass a bearing would be wrong.
  const wrong = off > SHARP * 1.6 ? 200 : 0;
  return far + (off / SHARP) ** 2 * 0.6 + Math.hypot(x - ax, y - ay) / 600 + wrong;
}

const offers = named.flatMap((anchor) => COMPASS.map((point) => ({ anchor, point })));
const chosen = assign(unnamed.map((area) => offers.map(({ anchor, point }) => oddness(area, anchor, point))));
const lines = unnamed.map((area, k) => {
  const offer = offers[chosen[k] ?? -1];
  if (!offer || oddness(area, offer.anchor, offer.point) >= 12) throw new Error(`no bearing for ${area.id}`);
  const id: AreaId = area.id as AreaId;
  return `  '${id}': ['${offer.point}', '${offer.anchor.id}'],`;
});

writeFileSync(
  join(__dirname, '../../engine/arrakis/data/bearings.data.ts'),
  `/** Computed by scripts/board/bearings.ts from the planet's geometry. Do not edit: run \`npm run board:bearings\`. */
import type { CompassPoint } from './compass';

/** Where each area without a printed name lies: seen from which named area, in which direction. No two are alike. */
// prettier-ignore
export const BEARINGS = {
${lines.join('\n')}
} as const satisfies Record<string, readonly [CompassPoint, string]>;
`,
);
console.log(lines.join('\n'));
