import { AIR_ZONES, AREA_FACTS, IMPASSABLE } from '../../../../engine/arrakis';
import type { AreaFact, AreaId } from '../../../../engine/arrakis';
import {
  AIR_NEIGHBOURS,
  AREA_COUNT,
  AREA_IDS,
  DEEP,
  NEIGHBOURS,
  WITHIN_TWO_BY_AIR,
  ZONES_OF_AREA,
  ZONE_IDS,
  airDistance,
  areaIndex,
  footDistance,
  isAdjacent,
  isConnected,
  isWalledOff,
} from '../../../../engine/arrakis/board/tables';

const FACTS: readonly AreaFact[] = AREA_FACTS;
const ALL = FACTS.map((_, area) => area);
const CENTRAL = ['CNE', 'CSE', 'CSW', 'CNW'];

function named(areas: readonly number[]): string[] {
  return areas.map((area) => AREA_IDS[area] ?? '').sort();
}

function countBy(key: (fact: AreaFact) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const fact of FACTS) counts[key(fact)] = (counts[key(fact)] ?? 0) + 1;
  return counts;
}

/** Shortest ways by the book: ever wider rings around the start. */
function ringDistances(start: number, next: (area: number) => readonly number[]): Map<number, number> {
  const found = new Map<number, number>([[start, 0]]);
  let ring = [start];
  for (let steps = 1; ring.length > 0; steps++) {
    const wider = new Set(ring.flatMap((area) => next(area)).filter((area) => !found.has(area)));
    for (const area of wider) found.set(area, steps);
    ring = [...wider];
  }
  return found;
}

describe('R2.1 areas and sectors', () => {
  it('has 101 different areas', () => {
    expect(AREA_COUNT).toBe(101);
    expect(new Set(AREA_IDS).size).toBe(101);
  });

  it('deals every area to one of 8 sectors, the North Pole to all central ones', () => {
    expect(countBy((fact) => fact.sector)).toEqual({
      NE: 18,
      SE: 10,
      SW: 10,
      NW: 20,
      CNE: 16,
      CSE: 9,
      CSW: 8,
      CNW: 9,
      POLE: 1,
    });
    expect(FACTS.find((fact) => fact.sector === 'POLE')).toMatchObject({
      id: 'north-pole',
      terrain: 'mountain',
    });
  });

  it('lets every central sector touch the pole, and no outer one', () => {
    const around = new Set((NEIGHBOURS[areaIndex('north-pole')] ?? []).map((area) => FACTS[area]?.sector));
    expect([...around].sort()).toEqual([...CENTRAL].sort());
  });
});

describe('R2.2 terrain', () => {
  it('has 65 deserts, 19 mountains, 12 plateaus and 5 minor ergs', () => {
    expect(countBy((fact) => fact.terrain)).toEqual({ desert: 65, mountain: 19, plateau: 12, minorErg: 5 });
  });

  it('has 23 deep deserts, every one of them a desert', () => {
    const deep = ALL.filter((area) => DEEP[area]);
    expect(deep).toHaveLength(23);
    expect(deep.every((area) => FACTS[area]?.terrain === 'desert')).toBe(true);
  });

  it('puts the deep deserts on the rim: in order around the board each touches the next', () => {
    const deep = FACTS.filter((fact) => fact.deep === true);
    const middle = [0, 1].map(
      (axis) => deep.reduce((sum, fact) => sum + (fact.at[axis] ?? 0), 0) / deep.length,
    );
    const angle = (fact: AreaFact) =>
      Math.atan2(fact.at[1] - (middle[1] ?? 0), fact.at[0] - (middle[0] ?? 0));
    const ring = [...deep].sort((a, b) => angle(a) - angle(b));
    ring.forEach((fact, index) => {
      expect(fact.adjacent).toContain(ring[(index + 1) % ring.length]?.id);
    });
  });
});

describe('R2.3 borders', () => {
  it('is symmetric, never with itself, without doubles', () => {
    for (const area of ALL) {
      const list = NEIGHBOURS[area] ?? [];
      expect(new Set(list).size).toBe(list.length);
      expect(list).not.toContain(area);
      for (const other of list) expect(NEIGHBOURS[other]).toContain(area);
    }
    expect(NEIGHBOURS.reduce((sum, list) => sum + list.length, 0) / 2).toBe(265);
  });

  it('reaches every area on foot from every other', () => {
    for (const area of ALL) expect(ringDistances(area, (here) => NEIGHBOURS[here] ?? []).size).toBe(101);
  });

  it.each([
    ['broken-land', 'ne-3'],
    ['broken-land', 'ne-4'],
    ['broken-land', 'nw-11'],
    ['rimwall-west', 'ne-4'],
    ['rimwall-west', 'ne-5'],
    ['ne-5', 'cne-5'],
    ['ne-7', 'cne-5'],
    ['nw-15', 'nw-16'],
    ['cne-6', 'shield-wall-east'],
    ['cnw-1', 'cnw-2'],
    ['cnw-1', 'shield-wall-west'],
  ] as const)('parts %s from %s on the ground, not in the air', (a: AreaId, b: AreaId) => {
    const [from, to] = [areaIndex(a), areaIndex(b)];
    expect([isAdjacent(from, to), isAdjacent(to, from)]).toEqual([false, false]);
    expect([isWalledOff(from, to), isWalledOff(to, from)]).toEqual([true, true]);
    expect(AIR_NEIGHBOURS[from]).toContain(to);
    expect(AIR_NEIGHBOURS[to]).toContain(from);
    expect(airDistance(from, to)).toBe(1);
    expect(footDistance(from, to)).toBeGreaterThan(1);
  });

  it('has no other impassable border', () => {
    expect(IMPASSABLE).toHaveLength(11);
    const walls = ALL.reduce(
      (n, area) => n + (AIR_NEIGHBOURS[area]?.length ?? 0) - (NEIGHBOURS[area]?.length ?? 0),
      0,
    );
    expect(walls).toBe(22);
  });

  it('measures shortest ways on foot and by air', () => {
    for (const from of ALL) {
      const foot = ringDistances(from, (area) => NEIGHBOURS[area] ?? []);
      const air = ringDistances(from, (area) => AIR_NEIGHBOURS[area] ?? []);
      for (const to of ALL) {
        expect(footDistance(from, to)).toBe(foot.get(to));
        expect(airDistance(from, to)).toBe(air.get(to));
      }
    }
  });

  it.each([
    ['arrakeen', 'ne-4', 5, 2],
    ['carthag', 'ne-3', 4, 2],
    ['north-pole', 'arrakeen', 4, 4],
    ['sihaya-ridge', 'habbanya-ridge', 9, 9],
  ] as const)('counts %s to %s as %i on foot and %i by air', (a, b, foot, air) => {
    expect(footDistance(areaIndex(a), areaIndex(b))).toBe(foot);
    expect(airDistance(areaIndex(a), areaIndex(b))).toBe(air);
  });

  it('R7.4 lists what lies within two borders by air, itself left out', () => {
    for (const from of ALL) {
      expect(WITHIN_TWO_BY_AIR[from]).toEqual(ALL.filter((to) => to !== from && airDistance(from, to) <= 2));
    }
  });
});

describe('R2.4 air zones', () => {
  it('has 8 zones, each between two neighbouring sectors', () => {
    expect(AIR_ZONES).toHaveLength(8);
    for (const zone of AIR_ZONES) {
      const [first, second] = zone.sectors;
      const meets = FACTS.some(
        (fact) =>
          fact.sector === first &&
          (AIR_NEIGHBOURS[areaIndex(fact.id as AreaId)] ?? []).some((area) => FACTS[area]?.sector === second),
      );
      expect([zone.id, meets]).toEqual([zone.id, true]);
    }
  });

  it('connects a zone to every area of both its sectors and to no other', () => {
    AIR_ZONES.forEach((zone, index) => {
      const sectors: readonly string[] = zone.sectors;
      for (const area of ALL) {
        const sector = FACTS[area]?.sector ?? '';
        const expected =
          sectors.includes(sector) || (sector === 'POLE' && sectors.some((id) => CENTRAL.includes(id)));
        expect([zone.id, AREA_IDS[area], isConnected(index, area)]).toEqual([
          zone.id,
          AREA_IDS[area],
          expected,
        ]);
        expect(ZONES_OF_AREA[area]?.includes(index)).toBe(expected);
      }
    });
  });

  it('connects the North Pole to all 8, since each touches a central sector', () => {
    expect(ZONES_OF_AREA[areaIndex('north-pole')]).toHaveLength(8);
  });

  it('connects Arrakeen to the three zones of its sector', () => {
    const ids = (ZONES_OF_AREA[areaIndex('arrakeen')] ?? []).map((zone) => ZONE_IDS[zone]);
    expect(ids.sort()).toEqual(['air-cne-cnw', 'air-cne-cse', 'air-cne-ne']);
  });
});

describe('R2.6 settlements', () => {
  it('ranks the Harkonnen ones', () => {
    const ranks = Object.fromEntries(
      FACTS.flatMap((fact) => (fact.settlement ? [[fact.id, fact.settlement]] : [])),
    );
    expect(ranks).toEqual({
      arrakeen: 3,
      carthag: 2,
      arsunt: 1,
      'hagga-basin': 1,
      'imperial-basin': 1,
      'north-pole': 1,
    });
  });

  it('has 8 sietches in deserts and 6 testing stations elsewhere', () => {
    const sietches = ALL.filter((area) => FACTS[area]?.sietch === true);
    expect(named(sietches)).toEqual([
      'bight-of-the-cliff',
      'gara-kulon',
      'habbanya-ridge',
      'hobars-gap',
      'rock-outcroppings',
      'sihaya-ridge',
      'tasmin-sink',
      'windgap',
    ]);
    expect(sietches.every((area) => FACTS[area]?.terrain === 'desert')).toBe(true);
    expect(named(ALL.filter((area) => FACTS[area]?.station === true))).toEqual([
      'cne-2',
      'cne-6',
      'cnw-4',
      'false-wall-east',
      'ne-4',
      'nw-15',
    ]);
  });
});
