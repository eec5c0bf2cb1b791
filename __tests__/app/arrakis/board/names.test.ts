import { readFileSync } from 'node:fs';

import { Skia } from '@shopify/react-native-skia';
import { AREA_FACTS, type AreaId } from '../../../../engine/arrakis';
import { positionView } from '../../../../app/arrakis/board/dev/positions';
import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import { steppedScale } from '../../../../app/arrakis/board/camera/useSeenScale';
import { distanceAt } from '../../../../app/arrakis/board/camera/planet';
import { boardLabels } from '../../../../app/arrakis/board/names/boardLabels';
import { broken } from '../../../../app/arrakis/board/names/breaks';
import { measureWith } from '../../../../app/arrakis/board/names/drawLabels';
import { placeNames } from '../../../../app/arrakis/board/names/placeNames';
import { letterSize, NAMES_FROM, type Label } from '../../../../app/arrakis/board/names/setLabels';
import { TRACKS_REACH } from '../../../../app/arrakis/board/paint/tracksReach';
import { layoutPieces, type Seen } from '../../../../app/arrakis/board/sprites/layout';
import { distanceToArea, type Legal } from '../../../../app/arrakis/board/hit/hitTest';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

function measure() {
  const file = require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf');
  const face = Skia.Typeface.MakeFreeTypeFaceFromData(
    Skia.Data.fromBytes(new Uint8Array(readFileSync(file))),
  );
  if (!face) throw new Error('no typeface');
  return measureWith(face);
}

const fitOf = (width: number, height: number): number => Math.min(width, height) / (2 * TRACKS_REACH);
const scales = {
  'a phone after one step of the zoom': fitOf(390, 390) * 1.5,
  'a tablet that lies, at rest': fitOf(624, 820),
  'a tablet that stands, at rest': fitOf(820, 610),
} as const;
const seenAt = (scale: number): Seen => ({ distance: distanceAt(scale, 'far'), scale: steppedScale(scale) });

/** More than any decision offers. */
const deserts: Legal = {
  areas: new Set<AreaId>(AREA_FACTS.filter(({ terrain }) => terrain === 'desert').map(({ id }) => id)),
  zones: new Set(),
};
const flights: Legal = { areas: new Set(), zones: new Set(GEOMETRY.zones.map(({ id }) => id)) };
const nowhere: Legal = { areas: new Set(), zones: new Set() };

const cases = [
  ['crowded', deserts],
  ['start', flights],
] as const;

function touch(one: Label, other: Label): boolean {
  return (
    Math.abs(one.at[0] - other.at[0]) < one.half[0] + other.half[0] - 1e-6 &&
    Math.abs(one.at[1] - other.at[1]) < one.half[1] + other.half[1] - 1e-6
  );
}

describe('names on the map', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(Object.entries(scales))('are all there and apart from each other on %s', (_, scale) => {
      const names = placeNames(language);
      const widthOf = measure();
      const seen = seenAt(scale);
      for (const [position, legal] of cases) {
        const pieces = layoutPieces(positionView(position), seen);
        const set = boardLabels(names, legal, pieces, seen, widthOf);
        const wanted = GEOMETRY.cells.filter(({ id }) => legal.areas.has(id) || names.isNamed(id));
        expect(set.map(({ key }) => key).sort()).toEqual(
          [...wanted.map(({ id }) => `area-${id}`), ...[...legal.zones].map((id) => `zone-${id}`)].sort(),
        );
        expect(set.filter((one) => set.some((other) => other !== one && touch(one, other)))).toEqual([]);
        // Every one can be read, in whole words or parts of them that are all there.
        const small = Math.min(...set.map(({ size }) => size * scale));
        expect(small).toBeGreaterThanOrEqual(9.5);
        expect(small).toBeGreaterThanOrEqual(letterSize(seen.scale) * 0.87);
        const together = (text: string): string => text.replace(/\s/g, '');
        const areas = set.flatMap((label) =>
          label.key.startsWith('area-') ? [{ ...label, id: label.key.slice(5) as AreaId }] : [],
        );
        expect(areas.map(({ lines }) => together(lines.join('')))).toEqual(
          areas.map(({ id }) => together(names.nameOf(id))),
        );
        // It stands on its own ground, or a finger's breadth beside it.
        const away = Math.max(...areas.map(({ id, at }) => distanceToArea(id, ...at) * scale));
        expect(away).toBeLessThan(30);
      }
    });
  });

  it('stand clear of the pieces where few are to be chosen', () => {
    const seen = seenAt(scales['a tablet that lies, at rest']);
    const pieces = layoutPieces(positionView('start'), seen);
    const set = boardLabels(placeNames('en'), nowhere, pieces, seen, measure());
    const covered = set.filter(({ at, half }) =>
      pieces.some((piece) => {
        const dx = Math.max(0, Math.abs(piece.x - at[0]) - half[0]);
        const dy = Math.max(0, Math.abs(piece.y - at[1]) - half[1]);
        return Math.hypot(dx, dy) < piece.size * 0.6;
      }),
    );
    expect(covered.map(({ key }) => key)).toEqual([]);
  });

  it('are left out on a phone at rest, where they could not be read', () => {
    const seen = seenAt(fitOf(430, 430));
    expect(seen.scale).toBeLessThan(NAMES_FROM);
    expect(boardLabels(placeNames('en'), deserts, [], seen, measure())).toEqual([]);
  });

  it('are those of the language, short where an area has none of its own', () => {
    expect(placeNames('cs').nameOf('carthag')).toBe('Kartágo');
    expect(placeNames('en').nameOf('ne-12')).toMatch(/^NE of Shield Wall/);
    expect(placeNames('en').isNamed('ne-12')).toBe(false);
    expect(placeNames('de').isNamed('windgap')).toBe(true);
  });

  it('break after words and hyphens and keep them', () => {
    expect(broken('Langer-Schildwall')).toContainEqual(['Langer-', 'Schildwall']);
    expect(broken('S of Windgap')).toContainEqual(['S of', 'Windgap']);
  });
});
