import { readFileSync } from 'node:fs';
import { Skia } from '@shopify/react-native-skia';

import { imperium } from '../../../../engine';
import { CS } from '../../../../engine/imperium/languages/cs';
import { DE } from '../../../../engine/imperium/languages/de';
import { PL } from '../../../../engine/imperium/languages/pl';
import { UK } from '../../../../engine/imperium/languages/uk';
import { agentPlace, agentSize } from '../../../../app/imperium/board/layout/agents';
import { layoutBoard } from '../../../../app/imperium/board/layout/layoutBoard';
import type { Box, SpacePlace } from '../../../../app/imperium/board/layout/types';
import { fontOf, textWidth } from '../../../../app/board/paint/drawText';
import { rowWidth } from '../../../../app/imperium/board/paint/drawToken';
import { nameLines } from '../../../../app/imperium/board/paint/names';
import { lineMiddle, nameWidth } from '../../../../app/imperium/board/paint/spaces';
import { namesFrom } from '../../../../app/imperium/board/paint/static';
import { spaceItems } from '../../../../app/imperium/pieces/spaces';

const file = 'node_modules/@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf';
const figures = Skia.Typeface.MakeFreeTypeFaceFromData(
  Skia.Data.fromBytes(new Uint8Array(readFileSync(file))),
);
const faces = { names: null, figures };
/** A name that is smaller on the screen cannot be read. */
const LEAST = 9.5;

/** The part of the screen that the board has on phones and tablets, upright and across. */
const WINDOWS = [
  [360, 352],
  [390, 464],
  [844, 390],
  [820, 650],
  [820, 755],
  [760, 820],
] as const;

/** The letters of a name, line by line, from the highest capital to the lowest tail. */
function letters(place: SpacePlace, name: string): readonly Box[] {
  const lines = nameLines(faces, name, nameWidth(place), place.box.height);
  if (!lines || !figures) return [];
  const free = place.box.x + place.box.width * 0.96;
  const left = free - nameWidth(place);
  return lines.words.map((words, index) => {
    const width = textWidth(fontOf(figures, lines.size), words);
    const middle = lineMiddle(place, lines.size, index);
    return {
      x: (left + free - width) / 2,
      y: middle - lines.size * 0.38,
      width,
      height: lines.size * 0.66,
    };
  });
}

/** How far a round piece reaches over a box; none is 0 or less. */
const over = (x: number, y: number, radius: number, box: Box): number =>
  radius -
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

describe.each([imperium.EN, CS, PL, UK, DE])('names of spaces in $language', (catalogue) => {
  it.each(WINDOWS)('fit their spaces in a window of %d x %d as soon as they are shown', (width, height) => {
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

  it.each(WINDOWS)('are covered by no Agent in a window of %d x %d, with three on each space', (w, h) => {
    const { spaces } = layoutBoard(w, h, 4);
    const covered: string[] = [];
    for (const place of spaces) {
      for (const index of [0, 1, 2]) {
        const { x, y } = agentPlace(place, index, true);
        // Its outline reaches a little over its size.
        const radius = agentSize(place) * 0.54;
        for (const other of spaces) {
          const { name } = imperium.printSpace(other.id, catalogue);
          const most = Math.max(...letters(other, name).map((line) => over(x, y, radius, line)));
          if (most > 0) covered.push(`${name}: ${most.toFixed(1)} by Agent ${index} on ${place.id}`);
        }
      }
    }
    expect(covered).toEqual([]);
  });
});

describe('tokens of a space', () => {
  it.each(imperium.SPACES.map(({ id }) => id))('%s: no more than fit a row', (id) => {
    const { cost, reward } = spaceItems(id);
    expect(reward.length).toBeGreaterThan(0);
    expect(rowWidth([...cost, { kind: 'then' }, ...reward])).toBeLessThanOrEqual(5);
  });
});
