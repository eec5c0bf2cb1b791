import fc from 'fast-check';

import type { AirZoneId, AreaId } from '../../../../engine/arrakis';
import { sectorOf, sectorTowards } from '../../../../app/arrakis/board/geometry/boxes';
import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import { cellOutline, depth } from '../../../../app/arrakis/board/geometry/outline';
import { RADIUS, SIZE } from '../../../../app/arrakis/board/geometry/sizes';
import {
  areaAt,
  distanceToArea,
  hitTest,
  NOTHING_LEGAL,
  type Legal,
} from '../../../../app/arrakis/board/hit/hitTest';

const legal = (areas: readonly AreaId[], zones: readonly AirZoneId[] = []): Legal => ({
  areas: new Set(areas),
  zones: new Set(zones),
});
const cell = (id: AreaId) => {
  const found = GEOMETRY.cells.find((entry) => entry.id === id);
  if (!found) throw new Error(id);
  return found;
};
const zone = (id: AirZoneId) => GEOMETRY.zones.find((entry) => entry.id === id)?.at ?? [0, 0];
const anywhere = fc.record({
  x: fc.double({ min: -1200, max: 1200, noNaN: true }),
  y: fc.double({ min: -1200, max: 1200, noNaN: true }),
});

describe('hit test', () => {
  it('finds the one cell that holds a point, and none off the planet', () => {
    fc.assert(
      fc.property(anywhere, ({ x, y }) => {
        const found = areaAt(x, y);
        const holding = GEOMETRY.cells.filter((entry) => depth(cellOutline(GEOMETRY, entry), x, y) > 0);
        if (Math.hypot(x, y) > RADIUS + 1) return found === null;
        return holding.length === 0 || holding.some((entry) => entry.id === found);
      }),
      { numRuns: 300 },
    );
  });

  it('finds every cell by its middle', () => {
    for (const entry of GEOMETRY.cells) expect(areaAt(...entry.centre)).toBe(entry.id);
  });

  it('takes what lies under the finger when nothing is legal', () => {
    expect(hitTest(...cell('arrakeen').centre, NOTHING_LEGAL, 100)).toEqual({
      target: { kind: 'area', id: 'arrakeen' },
      legal: false,
    });
    expect(hitTest(...zone('air-cse-se'), NOTHING_LEGAL, 100)?.target).toEqual({
      kind: 'zone',
      id: 'air-cse-se',
    });
    expect(hitTest(1150, 0, NOTHING_LEGAL, 10)).toBeNull();
  });

  it('lets the nearest legal area answer a touch beside it, within the tolerance only', () => {
    const [x, y] = cell('arrakeen').centre;
    const away = distanceToArea('carthag', x, y);
    expect(away).toBeGreaterThan(0);
    expect(hitTest(x, y, legal(['carthag']), away + 5)).toEqual({
      target: { kind: 'area', id: 'carthag' },
      legal: true,
    });
    expect(hitTest(x, y, legal(['carthag']), away - 5)).toEqual({
      target: { kind: 'area', id: 'arrakeen' },
      legal: false,
    });
  });

  it('prefers the legal area under the finger to one nearby', () => {
    const hit = hitTest(...cell('arrakeen').centre, legal(['arrakeen', 'carthag']), 500);
    expect(hit?.target.id).toBe('arrakeen');
  });

  it('gives an area under an air zone to whoever is legal', () => {
    const at = zone('air-cne-ne');
    expect(hitTest(...at, legal(['ne-5', 'ne-7', 'cne-5']), 30)?.target.kind).toBe('area');
    expect(hitTest(...at, legal(['ne-5', 'ne-7', 'cne-5'], ['air-cne-ne']), 30)?.target.kind).toBe('zone');
  });

  it('never answers with something illegal while something legal is in reach', () => {
    const areas = GEOMETRY.cells.map((entry) => entry.id);
    fc.assert(
      fc.property(anywhere, fc.subarray(areas, { minLength: 1 }), ({ x, y }, some) => {
        const hit = hitTest(x, y, legal(some), 60);
        const near = Math.min(...some.map((area) => distanceToArea(area, x, y)));
        if (near >= 60) return hit === null || !hit.legal;
        return (
          hit?.legal === true &&
          hit.target.kind === 'area' &&
          distanceToArea(hit.target.id, x, y) <= near + 1e-6
        );
      }),
      { numRuns: 150 },
    );
  });

  it('keeps air zones apart, so that none hides another', () => {
    GEOMETRY.zones.forEach((a, i) => {
      for (const b of GEOMETRY.zones.slice(i + 1)) {
        expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThan(2 * SIZE.zone);
      }
    });
  });
});

describe('the ring around the planet', () => {
  it('leads from every direction to the sector that meets the rim there', () => {
    for (const { area } of GEOMETRY.rim) {
      const cell = GEOMETRY.cells.find(({ id }) => id === area);
      const [x = 0, y = 0] = cell?.centre ?? [];
      expect(sectorTowards(1.4 * x, 1.4 * y)).toBe(sectorOf(area));
    }
  });
});
