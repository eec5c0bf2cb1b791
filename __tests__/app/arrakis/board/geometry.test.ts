import { AIR_ZONES, AREA_FACTS, IMPASSABLE, type AreaFact } from '../../../../engine/arrakis';
import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import {
  borderPoints,
  cellOutline,
  depth,
  polygonArea,
} from '../../../../app/arrakis/board/geometry/outline';
import { band, dashes, fan } from '../../../../app/arrakis/board/geometry/ribbon';
import { RADIUS, SIZE } from '../../../../app/arrakis/board/geometry/sizes';
import type { Point } from '../../../../app/arrakis/board/geometry/types';

const facts: readonly AreaFact[] = AREA_FACTS;
const pair = (a: string, b: string): string => [a, b].sort().join(' | ');
const outlines = new Map(GEOMETRY.cells.map((cell) => [cell.id, cellOutline(GEOMETRY, cell)]));
const outlineOf = (id: string): readonly Point[] => {
  const found = [...outlines].find(([area]) => area === id);
  if (!found) throw new Error(`no cell for ${id}`);
  return found[1];
};

/** Pairs that the facts say touch. */
const adjacent = new Set(facts.flatMap((fact) => fact.adjacent.map((other) => pair(fact.id, other))));
const impassable = new Set(IMPASSABLE.map(([a, b]) => pair(a, b)));

/** Pairs of cells whose outlines share a stretch, found from the outlines alone. */
function sharedStretches(): Set<string> {
  const owners = new Map<string, string[]>();
  for (const [id, points] of outlines) {
    points.forEach((p, k) => {
      const q = points[(k + 1) % points.length] ?? p;
      const key = [p, q]
        .map(([x, y]) => `${x.toFixed(4)},${y.toFixed(4)}`)
        .sort()
        .join(';');
      owners.set(key, [...(owners.get(key) ?? []), id]);
    });
  }
  const touching = new Set<string>();
  for (const ids of owners.values()) {
    expect(ids.length).toBeLessThanOrEqual(2);
    const [a, b] = ids;
    if (a && b) touching.add(pair(a, b));
  }
  return touching;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

describe('triangles', () => {
  const twice = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const areaOf = (corners: readonly Point[]): number => {
    let sum = 0;
    for (let k = 0; k + 2 < corners.length; k += 3) {
      const [a, b, c] = [corners[k], corners[k + 1], corners[k + 2]];
      if (a && b && c) sum += Math.abs(twice(a, b, c)) / 2;
    }
    return sum;
  };

  it('fill every cell from its hub exactly once', () => {
    for (const cell of GEOMETRY.cells) {
      const outline = outlineOf(cell.id);
      const corners = fan(outline, cell.hub);
      let least = Infinity;
      for (let k = 0; k < corners.length; k += 3) {
        const [a, b, c] = [corners[k], corners[k + 1], corners[k + 2]];
        if (!a || !b || !c) throw new Error('corner missing');
        least = Math.min(least, twice(a, b, c));
      }
      expect(least).toBeGreaterThanOrEqual(0);
      expect(areaOf(corners)).toBeCloseTo(polygonArea(outline), 3);
    }
  });

  it('follow an outline on its inside, as broad as asked', () => {
    for (const cell of GEOMETRY.cells) {
      const outline = outlineOf(cell.id);
      expect(Math.min(...band(outline, 0, 8).map(([x, y]) => depth(outline, x, y)))).toBeGreaterThan(-0.01);
      const length = outline.reduce((sum, p, k) => {
        const q = outline[(k + 1) % outline.length] ?? p;
        return sum + Math.hypot(q[0] - p[0], q[1] - p[1]);
      }, 0);
      const breadth = areaOf(band(outline, 0, 8)) / length;
      expect(breadth).toBeGreaterThan(7);
      expect(breadth).toBeLessThan(8.2);
    }
  });

  it('dash about half of an outline', () => {
    const outline = outlineOf('arrakeen');
    const part = areaOf(dashes(outline, 0, 4, 30)) / areaOf(band(outline, 0, 4));
    expect(part).toBeGreaterThan(0.35);
    expect(part).toBeLessThan(0.65);
  });
});

describe('planet', () => {
  it('R2.1 has one cell for each of the 101 areas', () => {
    expect(GEOMETRY.cells.map((cell) => cell.id)).toEqual(facts.map((fact) => fact.id));
  });

  it('R2.3 two cells share a border if and only if their areas are adjacent or parted by an impassable one', () => {
    expect([...sharedStretches()].sort()).toEqual([...new Set([...adjacent, ...impassable])].sort());
  });

  it('R2.3 marks exactly the impassable borders as such', () => {
    const marked = GEOMETRY.borders
      .filter((border) => border.impassable)
      .map((border) => pair(...border.areas));
    expect(marked.sort()).toEqual([...impassable].sort());
  });

  it('draws every border once, and both neighbours walk it in opposite directions', () => {
    expect(new Set(GEOMETRY.borders.map((border) => pair(...border.areas))).size).toBe(
      GEOMETRY.borders.length,
    );
    const walks = new Map<number, number[]>();
    for (const cell of GEOMETRY.cells) {
      for (const step of cell.ring) {
        if (step !== 0) walks.set(Math.abs(step), [...(walks.get(Math.abs(step)) ?? []), Math.sign(step)]);
      }
    }
    expect(walks.size).toBe(GEOMETRY.borders.length);
    for (const signs of walks.values()) expect(signs.sort()).toEqual([-1, 1]);
  });

  it('R2.2 its rim is the 23 deep deserts, in one ring', () => {
    const deep = facts.filter((fact) => fact.deep).map((fact) => fact.id);
    expect(deep).toHaveLength(23);
    expect(GEOMETRY.rim.map((arc) => arc.area).sort()).toEqual([...deep].sort());
    const next = new Map(GEOMETRY.rim.map((arc) => [arc.from, arc.to]));
    let at = GEOMETRY.rim[0]?.from ?? -1;
    for (let k = 0; k < 23; k++) at = next.get(at) ?? -1;
    expect(at).toBe(GEOMETRY.rim[0]?.from);
    for (const arc of GEOMETRY.rim) {
      const [x, y] = [GEOMETRY.vertices[2 * arc.from] ?? 0, GEOMETRY.vertices[2 * arc.from + 1] ?? 0];
      expect(Math.abs(Math.hypot(x, y) - RADIUS)).toBeLessThan(0.2);
    }
  });

  it('R2.1 marks a border as a sector line exactly where two sectors meet; the Pole belongs to its neighbours', () => {
    const sector = new Map(facts.map((fact) => [fact.id, fact.sector]));
    for (const border of GEOMETRY.borders) {
      const [a, b] = border.areas.map((area) => sector.get(area));
      expect(border.sector).toBe(a !== b && a !== 'POLE' && b !== 'POLE');
    }
  });

  it('has cells of nearly equal area that fill the disc without gap or overlap', () => {
    const areas = [...outlines.values()].map((points) => polygonArea(points));
    expect(Math.min(...areas)).toBeGreaterThan(0);
    expect(Math.max(...areas) / Math.min(...areas)).toBeLessThanOrEqual(1.8);
    const total = areas.reduce((sum, area) => sum + area, 0);
    expect(Math.abs(total / (Math.PI * RADIUS * RADIUS) - 1)).toBeLessThan(0.002);
  });

  it('has no outline that crosses itself', () => {
    for (const [id, points] of outlines) {
      for (let i = 0; i < points.length; i++) {
        for (let j = i + 2; j < points.length; j++) {
          const [a, b, c, d] = [points[i], points[i + 1], points[j], points[(j + 1) % points.length]];
          if (a && b && c && d && crosses(a, b, c, d)) throw new Error(`${id} crosses itself`);
        }
      }
    }
  });

  it('has no border too short to see, and room for a finger in every cell', () => {
    for (const border of GEOMETRY.borders) {
      const points = borderPoints(GEOMETRY, border);
      const [first, last] = [points[0], points[points.length - 1]];
      if (!first || !last) throw new Error('empty border');
      expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeGreaterThan(45);
    }
    for (const cell of GEOMETRY.cells) expect(cell.reach).toBeGreaterThan(50);
  });

  it('R2.1 keeps the North Pole well inside', () => {
    const pole = GEOMETRY.cells.find((cell) => cell.id === 'north-pole');
    expect(Math.hypot(...(pole?.centre ?? [RADIUS, 0]))).toBeLessThan(RADIUS * 0.5);
  });

  it('puts every slot of every cell, and the name, inside that cell', () => {
    for (const cell of GEOMETRY.cells) {
      const outline = outlineOf(cell.id);
      const points = [
        cell.centre,
        cell.far.stack,
        cell.middle.stack,
        ...[cell.far, cell.middle, cell.near].flatMap((slots) => [
          ...slots.extra,
          ...(slots.site ? [slots.site] : []),
        ]),
        ...cell.near.figures,
        ...cell.near.roomy,
        ...(cell.label ? [cell.label.middle.at, cell.label.near.at] : []),
      ];
      expect(Math.min(...points.map(([x, y]) => depth(outline, x, y)))).toBeGreaterThan(10);
      expect(depth(outline, ...cell.centre)).toBeGreaterThanOrEqual(cell.reach - 0.5);
      const [left, top, right, bottom] = cell.box;
      expect(
        outline.every(([x, y]) => x >= left - 0.1 && x <= right + 0.1 && y >= top - 0.1 && y <= bottom + 0.1),
      ).toBe(true);
    }
  });

  it('R2.6, R3.5, R6.7 gives each cell the slots that its facts can need', () => {
    const cells = new Map(GEOMETRY.cells.map((cell) => [cell.id as string, cell]));
    for (const fact of facts) {
      const cell = cells.get(fact.id);
      const site = fact.settlement !== undefined || fact.sietch === true || fact.station === true;
      for (const slots of [cell?.far, cell?.middle, cell?.near]) {
        expect(slots?.site !== null).toBe(site);
        if (fact.terrain === 'desert') expect(slots?.extra).toHaveLength(2);
      }
      // A full legion of six with a leader stands without overlapping.
      expect(cell?.near.figures.length).toBeGreaterThanOrEqual(7);
      expect(cell?.label !== null).toBe(fact.name !== null);
      if (fact.name) expect(cell?.label?.near.lines.join(' ')).toBe(fact.name);
    }
  });

  it('keeps single figures apart', () => {
    for (const cell of GEOMETRY.cells) {
      for (const list of [cell.near.figures, cell.near.roomy]) {
        const gaps = list.flatMap(([x, y], i) => list.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(1.4 * SIZE.near.figure);
      }
    }
  });

  it('R2.4 sets each air zone on the border of its two sectors, touching the areas it is printed between', () => {
    const sector = new Map<string, string>(facts.map((fact) => [fact.id, fact.sector]));
    for (const zone of AIR_ZONES) {
      const at = GEOMETRY.zones.find((entry) => entry.id === zone.id)?.at ?? [0, 0];
      for (const id of zone.between) expect(Math.abs(depth(outlineOf(id), ...at))).toBeLessThan(SIZE.zone);
      const line = GEOMETRY.borders.filter((border) => {
        const sectors = border.areas.map((area) => sector.get(area));
        return border.sector && zone.sectors.every((name) => sectors.includes(name));
      });
      const nearest = Math.min(
        ...line.flatMap((border) =>
          [...borderPoints(GEOMETRY, border), ...borderPoints(GEOMETRY, border, true)].map(([x, y]) =>
            Math.hypot(x - at[0], y - at[1]),
          ),
        ),
      );
      expect(nearest).toBeLessThan(12);
    }
  });
});
