import type { AreaView, View } from '../../../../engine/arrakis';
import { areaName, describeArea, describePieces, describeZone } from '../../../../app/arrakis/texts/describe';
import { sameTarget, nextTarget } from '../../../../app/arrakis/board/access/nextTarget';
import { positionView } from '../../../../app/arrakis/board/dev/positions';
import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import type { Target } from '../../../../app/arrakis/board/hit/hitTest';
import { translatorFor } from '../../../../app/i18n';

const t = translatorFor('en');
const areaOf = (view: View, id: string): AreaView => {
  const found = view.areas.find((area) => area.area === id);
  if (!found) throw new Error(id);
  return found;
};

describe('what a screen reader says', () => {
  it('names place, terrain, settlement and figures', () => {
    const arrakeen: AreaView = {
      ...areaOf(positionView('start'), 'arrakeen'),
      legion: { side: 'harkonnen', regular: 2, elite: 1, special: 0, generic: 1, leaders: [], tokens: [] },
    };
    expect(describeArea(arrakeen, t)).toBe(
      'Arrakeen, plateau, Harkonnen settlement rank 3: 2 regular, 1 elite, 1 bashar',
    );
  });

  it('R2.6 tells no rank that the viewer may not know', () => {
    expect(describeArea(areaOf(positionView('start'), 'windgap'), t)).toBe(
      'Windgap, desert, sietch, rank unknown: Atreides 1 face down, 1 naib',
    );
    expect(describeArea(areaOf(positionView('start', 0), 'windgap'), t)).toMatch(/hidden sietch rank [123]/);
  });

  it('names leaders, vehicles and worms, and unnamed areas by ground and bearing', () => {
    const view = positionView('midgame');
    expect(describeArea(areaOf(view, 'sw-3'), t)).toBe(
      'Desert north-east of Habbanya Ridge, harvester, wormsign: Harkonnen 1 regular',
    );
    expect(describeArea(areaOf(view, 'cse-4'), t)).toBe('Desert north-west of Hobars Gap, sandworm');
    expect(describeArea(areaOf(view, 'tasmin-sink'), t)).toContain("Paul-Muad'Dib, Chani");
    expect(describeArea(areaOf(view, 'nw-2'), t)).toContain('Deep desert');
    expect(describeArea(areaOf(positionView('atomics'), 'rimwall-west'), t)).toContain('scorched by atomics');
  });

  it('has a line for each piece', () => {
    const lines = describePieces(areaOf(positionView('midgame'), 'north-pole'), t).map(
      (piece) => piece.words,
    );
    expect(lines).toEqual([
      'Harkonnen settlement rank 1, North Pole',
      'Harkonnen 2 regular, 1 elite, 1 bashar, Beast Rabban, North Pole',
      'Beast Rabban, North Pole',
    ]);
  });

  it('R2.4 names air zones by their sectors', () => {
    const zones = positionView('midgame').zones.map((zone) => describeZone(zone, t));
    expect(zones).toContain('Air zone between Central north-east and North-east: ornithopter');
    expect(new Set(zones.map((line) => line.split(':')[0])).size).toBe(8);
  });

  it('gives every area a name of its own', () => {
    expect(new Set(GEOMETRY.cells.map((cell) => areaName(cell.id, t))).size).toBe(101);
  });
});

describe('arrow keys', () => {
  it('reach every area and air zone', () => {
    const all: readonly Target[] = [
      ...GEOMETRY.cells.map((cell): Target => ({ kind: 'area', id: cell.id })),
      ...GEOMETRY.zones.map((zone): Target => ({ kind: 'zone', id: zone.id })),
    ];
    const reached: Target[] = [{ kind: 'area', id: 'arrakeen' }];
    for (let k = 0; k < reached.length; k++) {
      const from = reached[k];
      if (!from) break;
      for (const way of ['left', 'right', 'up', 'down'] as const) {
        const next = nextTarget(from, way);
        if (!reached.some((target) => sameTarget(target, next))) reached.push(next);
      }
    }
    expect(reached.map((target) => target.id).sort()).toEqual(all.map((target) => target.id).sort());
  });

  it('stay where nothing lies further on', () => {
    expect(nextTarget({ kind: 'area', id: 'ne-1' }, 'up')).toEqual({ kind: 'area', id: 'ne-1' });
  });
});
