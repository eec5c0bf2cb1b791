import { imperium } from '../../../../engine';
import { hitTest } from '../../../../app/imperium/board/hit/hitTest';
import { layoutBoard } from '../../../../app/imperium/board/layout/layoutBoard';
import { nextThing, thingsOf } from '../../../../app/imperium/board/layout/things';
import { markerPlace, markerSize, STEPS } from '../../../../app/imperium/board/layout/tracks';
import type { BoardLayout, Box } from '../../../../app/imperium/board/layout/types';

/** The part of the screen that the board has on small and large phones and tablets, upright and across. */
const windows = [
  [360, 352],
  [360, 640],
  [375, 420],
  [390, 464],
  [390, 844],
  [430, 512],
  [640, 360],
  [844, 390],
  [500, 390],
  [820, 650],
  [820, 1180],
  [760, 820],
  [1180, 820],
] as const;

const NOTHING = { spaces: new Set<string>(), factions: new Set<imperium.Faction>() };
const layouts: readonly (readonly [string, BoardLayout])[] = windows.flatMap(([width, height]) =>
  [3, 4].map((seats) => [`${width}x${height}, ${seats} seats`, layoutBoard(width, height, seats)] as const),
);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;

describe.each(layouts)('the board at %s', (_, layout) => {
  it('has all 22 spaces, each at least as broad and high as a fingertip', () => {
    expect(layout.spaces.map(({ id }) => id).sort()).toEqual(imperium.SPACES.map(({ id }) => id).sort());
    for (const { box } of layout.spaces) {
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });

  it('keeps everything inside the window and nothing over another thing', () => {
    const boxes = [
      ...layout.spaces.map(({ box }) => box),
      layout.card,
      ...layout.lines.map(({ box }) => box),
    ];
    for (const { x, y, width, height } of boxes) {
      expect(x).toBeGreaterThanOrEqual(-layout.width / 2 - 0.01);
      expect(y).toBeGreaterThanOrEqual(-layout.height / 2 - 0.01);
      expect(x + width).toBeLessThanOrEqual(layout.width / 2 + 0.01);
      expect(y + height).toBeLessThanOrEqual(layout.height / 2 + 0.01);
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  it('keeps the rim clear of the spaces around it', () => {
    const { x, y, radius } = layout.planet;
    for (const { box, onSand } of layout.spaces) {
      if (onSand) continue;
      const dx = Math.max(box.x - x, 0, x - box.x - box.width);
      const dy = Math.max(box.y - y, 0, y - box.y - box.height);
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(radius - 0.01);
    }
    for (const { crest, crestRadius } of layout.tracks) {
      for (const { box } of layout.spaces) {
        const dx = Math.max(box.x - crest.x, 0, crest.x - box.x - box.width);
        const dy = Math.max(box.y - crest.y, 0, crest.y - box.y - box.height);
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(crestRadius - 0.01);
      }
    }
  });

  it('answers a touch in the middle of every thing with that thing', () => {
    for (const { thing, box } of thingsOf(layout)) {
      if (thing.kind === 'track') continue;
      const hit = hitTest(layout, box.x + box.width / 2, box.y + box.height / 2, NOTHING, 24);
      expect(hit).toEqual({ thing, legal: false });
    }
    for (const track of layout.tracks) {
      for (let step = 0; step < STEPS; step++) {
        const at = markerPlace(track, step, 0);
        expect(hitTest(layout, at.x, at.y, NOTHING, 24)?.thing).toEqual({
          kind: 'track',
          faction: track.faction,
        });
      }
      expect(hitTest(layout, track.crest.x, track.crest.y, NOTHING, 24)?.thing).toEqual({
        kind: 'track',
        faction: track.faction,
      });
    }
  });

  it('gives each marker a place of its own on each step', () => {
    for (const track of layout.tracks) {
      const size = markerSize(track);
      expect(size).toBeGreaterThanOrEqual(10);
      const places = [0, 1, 2, 3].flatMap((seat) =>
        Array.from({ length: STEPS }, (_step, step) => markerPlace(track, step, seat)),
      );
      places.forEach((one, index) => {
        for (const other of places.slice(index + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.8);
        }
      });
    }
  });

  it('is reached by arrow keys alone', () => {
    const things = thingsOf(layout);
    const start = things[0];
    if (!start) throw new Error('empty board');
    const seen = new Set([JSON.stringify(start.thing)]);
    const waiting = [start.thing];
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = nextThing(things, at, direction);
        if (seen.has(JSON.stringify(next))) continue;
        seen.add(JSON.stringify(next));
        waiting.push(next);
      }
    }
    expect(things.filter(({ thing }) => !seen.has(JSON.stringify(thing))).map(({ key }) => key)).toEqual([]);
  });
});

describe('a touch', () => {
  const layout = layoutBoard(390, 464, 4);
  const boxOf = (id: string): Box => {
    const place = layout.spaces.find((space) => space.id === id);
    if (!place) throw new Error(id);
    return place.box;
  };

  it('near a glowing space chooses it, even from its neighbour', () => {
    const wealth = boxOf('wealth');
    const near = hitTest(
      layout,
      wealth.x + 20,
      wealth.y - 12,
      { ...NOTHING, spaces: new Set(['wealth']) },
      24,
    );
    expect(near).toEqual({ thing: { kind: 'space', id: 'wealth' }, legal: true });
    const far = hitTest(
      layout,
      wealth.x + 20,
      wealth.y - 40,
      { ...NOTHING, spaces: new Set(['wealth']) },
      24,
    );
    expect(far).toEqual({ thing: { kind: 'space', id: 'conspire' }, legal: false });
  });

  it('chooses the nearest of several glowing spaces', () => {
    const high = boxOf('high-council');
    const spaces = new Set(['high-council', 'mentat']);
    const hit = hitTest(layout, high.x + high.width - 1, high.y + 10, { ...NOTHING, spaces }, 24);
    expect(hit?.thing).toEqual({ kind: 'space', id: 'high-council' });
  });

  it('on a glowing track chooses its Faction', () => {
    const track = layout.tracks[1];
    if (!track) throw new Error('no track');
    const at = markerPlace(track, 3, 0);
    expect(hitTest(layout, at.x, at.y, { ...NOTHING, factions: new Set([track.faction]) }, 24)).toEqual({
      thing: { kind: 'track', faction: 'guild' },
      legal: true,
    });
  });

  it('beside everything means nothing', () => {
    expect(hitTest(layout, 0, layout.planet.y - layout.planet.radius - 6, NOTHING, 24)).toBeNull();
  });
});
