import { readFileSync } from 'node:fs';
import { Skia } from '@shopify/react-native-skia';

import { imperium } from '../../../../engine';
import { CS } from '../../../../engine/imperium/languages/cs';
import { DE } from '../../../../engine/imperium/languages/de';
import { PL } from '../../../../engine/imperium/languages/pl';
import { UK } from '../../../../engine/imperium/languages/uk';
import { layoutBoard } from '../../../../app/imperium/board/layout/layoutBoard';
import { rowWidth } from '../../../../app/imperium/board/paint/drawToken';
import { nameLines } from '../../../../app/imperium/board/paint/names';
import { nameWidth } from '../../../../app/imperium/board/paint/spaces';
import { namesFrom } from '../../../../app/imperium/board/paint/static';
import { spaceItems } from '../../../../app/imperium/pieces/spaces';

const file = 'node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf';
const figures = Skia.Typeface.MakeFreeTypeFaceFromData(
  Skia.Data.fromBytes(new Uint8Array(readFileSync(file))),
);
const faces = { names: null, figures };
/** A name that is smaller on the screen cannot be read. */
const LEAST = 9.5;

describe.each([imperium.EN, CS, PL, UK, DE])('names of spaces in $language', (catalogue) => {
  it.each([
    [360, 352],
    [390, 464],
    [844, 390],
    [820, 650],
    [760, 820],
  ])('fit their spaces in a window of %d x %d as soon as they are shown', (width, height) => {
    expect(figures).not.toBeNull();
    const layout = layoutBoard(width, height, 4);
    const scale = Math.max(1, namesFrom(layout));
    for (const place of layout.spaces) {
      const { name } = imperium.printSpace(place.id, catalogue);
      const lines = nameLines(faces, name, nameWidth(place), place.box.height);
      expect({ name, fits: lines !== null }).toEqual({ name, fits: true });
      expect({ name, read: (lines?.size ?? 0) * scale >= LEAST }).toEqual({ name, read: true });
    }
  });
});

describe('tokens of a space', () => {
  it.each(imperium.SPACES.map(({ id }) => id))('%s: no more than fit a row', (id) => {
    const { cost, reward } = spaceItems(id);
    expect(reward.length).toBeGreaterThan(0);
    expect(rowWidth([...cost, { kind: 'then' }, ...reward])).toBeLessThanOrEqual(5);
  });
});
