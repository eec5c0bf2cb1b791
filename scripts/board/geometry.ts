/** Computes the planet from the board facts and writes it as a typed data file. Run: npm run board:geometry */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { AIR_ZONES, AREA_FACTS, type AreaFact } from '../../engine/arrakis';
import { cellOutline, polygonArea } from '../../app/arrakis/board/geometry/outline';
import { LABEL, SIZE } from '../../app/arrakis/board/geometry/sizes';
import type {
  BoardGeometry,
  BorderGeometry,
  CellGeometry,
  Point,
  ZoneGeometry,
} from '../../app/arrakis/board/geometry/types';
import { bends, meshEdges } from './curves';
import { at, boardGraph, key } from './graph';
import { buildMesh, positions, RADIUS, startingShape, type Mesh } from './mesh';
import { relax, type Pull } from './relax';
import { figureSlots, hubOf, labelKeep, middle, placeLabel, stackSlots, type Keep } from './slots';

const FACTS: readonly AreaFact[] = AREA_FACTS;
/** Mountains that may become desert (R8.8). */
const ATOMICS: readonly string[] = ['splintered-rock', 'hole-in-the-rock', 'rimwall-west'];
const round = (value: number): number => Math.round(value * 10) / 10;

/** Room for what is usually there: settlements crowd, sietches hold tokens, air zones take a corner. */
function firstWeights(mesh: Mesh): number[] {
  return mesh.graph.ids.map((id, i) => {
    const fact = at(FACTS, i);
    const zone = AIR_ZONES.some((z) => (z.between as readonly string[]).includes(id)) ? 0.07 : 0;
    return 1 + (fact.settlement ? 0.2 : fact.sietch ? 0.14 : fact.station ? 0.06 : 0) + zone;
  });
}

const EASY: Pull = { area: 1, round: 0.3, corner: 1, edge: 1, home: 0.02 };
const FIRM: Pull = { area: 160, round: 0.3, corner: 0.3, edge: 8, home: 0.003 };

function shape(mesh: Mesh): Float64Array {
  // The printed board is a rectangle; this maps it onto the disc.
  const home = mesh.graph.at.map(([px, py]): Point => {
    const u = 2 * px - 1;
    const v = 2 * py - 1;
    return [RADIUS * u * Math.sqrt(1 - (v * v) / 2), RADIUS * v * Math.sqrt(1 - (u * u) / 2)];
  });
  const impassable = new Set(mesh.graph.touches.filter((t) => t.impassable).map((t) => key(t.a, t.b)));
  const shortest = (a: number, b: number): number => (impassable.has(key(a, b)) ? 95 : 78);
  const least = firstWeights(mesh);
  let weight = least;
  let free = relax(mesh, { weight, home, shortest }, startingShape(mesh), [
    EASY,
    { ...FIRM, home: 0.01 },
    FIRM,
  ]);
  // A cell that came out thin gets a little more area, and so more room across.
  for (let pass = 0; pass < 4; pass++) {
    const place = positions(mesh, free);
    const reach = mesh.rings.map((_, i) => middle(roughOutline(mesh, place, i)).reach);
    const mean = reach.reduce((sum, r) => sum + r, 0) / reach.length;
    weight = weight.map((w, i) =>
      Math.max(at(least, i), Math.min(1.3, w * Math.sqrt((0.96 * mean) / at(reach, i)))),
    );
    free = relax(mesh, { weight, home, shortest }, free, [FIRM]);
  }
  return positions(mesh, free);
}

function roughOutline(mesh: Mesh, place: Float64Array, area: number): Point[] {
  return at(mesh.rings, area).map((step): Point => [
    place[2 * step.vertex] ?? 0,
    place[2 * step.vertex + 1] ?? 0,
  ]);
}

function zones(mesh: Mesh, place: Float64Array, borders: readonly BorderGeometry[]): ZoneGeometry[] {
  return AIR_ZONES.map((zone) => {
    const touched = zone.between.map((id) => mesh.graph.ids.indexOf(id));
    const face = mesh.graph.faces.findIndex((f) => touched.every((i) => f.includes(i)));
    if (face >= 0 && touched.length > 2) {
      return { id: zone.id, at: [round(place[2 * face] ?? 0), round(place[2 * face + 1] ?? 0)] };
    }
    const border = borders.find(
      (b) => b.sector && b.areas.every((id) => (zone.between as readonly string[]).includes(id)),
    );
    if (!border) throw new Error(`air zone ${zone.id} touches no sector border`);
    const [ax, ay, bx, by] = border.bend;
    const mid = (a: number, p: number, q: number, b: number): number => round((a + 3 * p + 3 * q + b) / 8);
    return {
      id: zone.id,
      at: [
        mid(place[2 * border.from] ?? 0, ax, bx, place[2 * border.to] ?? 0),
        mid(place[2 * border.from + 1] ?? 0, ay, by, place[2 * border.to + 1] ?? 0),
      ],
    };
  });
}

export function computeGeometry(): BoardGeometry {
  const mesh = buildMesh(boardGraph());
  const place = shape(mesh).map(round);
  const { ids } = mesh.graph;
  const impassable = new Set(mesh.graph.touches.filter((t) => t.impassable).map((t) => key(t.a, t.b)));
  const edges = meshEdges(mesh);
  const bent = bends(mesh, place, edges);
  const borders = edges.map((edge, i): BorderGeometry => {
    const a = at(FACTS, edge.a);
    const b = at(FACTS, edge.b);
    const [ax, ay, bx, by] = at(bent, i);
    return {
      areas: [at(ids, edge.a), at(ids, edge.b)],
      from: edge.from,
      to: edge.to,
      bend: [round(ax), round(ay), round(bx), round(by)],
      impassable: impassable.has(key(edge.a, edge.b)),
      sector: a.sector !== b.sector && a.sector !== 'POLE' && b.sector !== 'POLE',
    };
  });
  const number = new Map(edges.map((edge, i) => [key(edge.a, edge.b), i + 1]));
  const rings = mesh.rings.map((ring, area) =>
    ring.map((step) => {
      if (step.across === null) return 0;
      const n = number.get(key(area, step.across)) ?? 0;
      return area < step.across ? n : -n;
    }),
  );
  const rim = mesh.rings.flatMap((ring, area) =>
    ring.flatMap((step, k) =>
      step.across === null
        ? [{ area: at(ids, area), from: step.vertex, to: at(ring, (k + 1) % ring.length).vertex }]
        : [],
    ),
  );
  const bare = { vertices: [...place], borders, rim };
  const airZones = zones(mesh, place, borders);
  const zoneKeeps: Keep[] = airZones.map(
    (zone) => (x, y) => Math.hypot(x - zone.at[0], y - zone.at[1]) - SIZE.zone,
  );
  const cells = ids.map((id, i): CellGeometry => {
    const ring = at(rings, i);
    const outline = cellOutline(bare, { id, ring });
    const xs = outline.map((p) => p[0]);
    const ys = outline.map((p) => p[1]);
    const { at: centre, reach } = middle(outline);
    const near = zoneKeeps.filter((_, z) => {
      const zone = at(airZones, z).at;
      return (
        zone[0] > Math.min(...xs) - 60 &&
        zone[0] < Math.max(...xs) + 60 &&
        zone[1] > Math.min(...ys) - 60 &&
        zone[1] < Math.max(...ys) + 60
      );
    });
    const fact = at(FACTS, i);
    const use = {
      site: fact.settlement !== undefined || fact.sietch === true || fact.station === true,
      extras: fact.terrain === 'desert' || ATOMICS.includes(id),
      either: fact.sietch === true,
      rare: fact.sietch === true || ATOMICS.includes(id),
    };
    const label =
      fact.name === null
        ? null
        : {
            middle: placeLabel(fact.name, LABEL.middle, outline, near),
            near: placeLabel(fact.name, LABEL.near, outline, near),
          };
    return {
      id,
      ring,
      centre,
      reach,
      hub: hubOf(outline),
      box: [round(Math.min(...xs)), round(Math.min(...ys)), round(Math.max(...xs)), round(Math.max(...ys))],
      label,
      far: stackSlots(outline, near, SIZE.far, use),
      middle: stackSlots(outline, label ? [...near, labelKeep(label.middle)] : near, SIZE.middle, use),
      near: figureSlots(outline, label ? [...near, labelKeep(label.near)] : near, centre, use),
    };
  });
  return { ...bare, cells, zones: airZones };
}

async function main(): Promise<void> {
  const geometry = computeGeometry();
  const areas = geometry.cells.map((cell) => polygonArea(cellOutline(geometry, cell)));
  const lines = (list: readonly unknown[]): string =>
    list.map((item) => `  ${JSON.stringify(item)},`).join('\n');
  const target = join(__dirname, '../../app/arrakis/board/geometry/geometry.data.ts');
  const text = `/** Computed by scripts/board/geometry.ts from the board facts. Do not edit: run \`npm run board:geometry\`. */
import type { BoardGeometry } from './types';

// prettier-ignore
const vertices: BoardGeometry['vertices'] = ${JSON.stringify(geometry.vertices)};

// prettier-ignore
const borders: BoardGeometry['borders'] = [
${lines(geometry.borders)}
];

// prettier-ignore
const rim: BoardGeometry['rim'] = [
${lines(geometry.rim)}
];

// prettier-ignore
const cells: BoardGeometry['cells'] = [
${lines(geometry.cells)}
];

// prettier-ignore
const zones: BoardGeometry['zones'] = [
${lines(geometry.zones)}
];

export const GEOMETRY: BoardGeometry = { vertices, borders, rim, cells, zones };
`;
  const config = await resolveConfig(target);
  writeFileSync(target, await format(text, { ...config, parser: 'typescript' }));
  const reach = geometry.cells.map((cell) => cell.reach);
  const figures = geometry.cells.map((cell) => cell.near.figures.length);
  console.log(
    [
      `cells ${geometry.cells.length}, borders ${geometry.borders.length}, rim ${geometry.rim.length}`,
      `largest to smallest area ${(Math.max(...areas) / Math.min(...areas)).toFixed(2)}`,
      `inner radius ${Math.min(...reach)}..${Math.max(...reach)}`,
      `figure slots ${Math.min(...figures)}..${Math.max(...figures)}`,
    ].join('\n'),
  );
}

if (require.main === module) void main();
