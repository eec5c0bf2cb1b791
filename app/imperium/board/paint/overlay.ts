import { BlurStyle, PaintStyle, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { imperium } from '../../../../engine';
import { fill } from '../../../board/paint/drawGlyph';
import { stroke } from '../../../board/paint/stroke';
import type { BoardLayout, Box, SpacePlace } from '../layout/types';
import type { BoardThing } from '../props';
import type { BoardPalette } from './palette';
import { outline } from './spaces';
import { trackPath } from './tracks';

export interface Choice {
  readonly targets: ReadonlySet<string>;
  readonly factions: ReadonlySet<imperium.Faction>;
  readonly faded: boolean;
  readonly chosen: string | null;
}

function halo(palette: BoardPalette, width: number) {
  const soft = stroke(palette.glowSoft, width);
  soft.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, width * 0.6, true));
  return soft;
}

/** What falls back, under the pieces: who stands on a space stays as clear as before. */
export function drawVeil(canvas: SkCanvas, layout: BoardLayout, choice: Choice, palette: BoardPalette): void {
  if (!choice.faded) return;
  const veil = fill(palette.veil);
  for (const place of layout.spaces) {
    if (choice.targets.has(place.id) || choice.chosen === place.id) continue;
    canvas.drawRRect(outline(place, 1), veil);
  }
}

export function drawChoice(
  canvas: SkCanvas,
  layout: BoardLayout,
  choice: Choice,
  palette: BoardPalette,
): void {
  const unit = Math.max(1, layout.gap / 3);
  for (const place of layout.spaces) {
    if (!choice.targets.has(place.id)) continue;
    canvas.drawRRect(outline(place, unit), halo(palette, 7 * unit));
    canvas.drawRRect(outline(place, unit * 0.4), stroke(palette.glow, 2.6 * unit));
  }
  for (const track of layout.tracks) {
    if (!choice.factions.has(track.faction)) continue;
    const path = trackPath(track, undefined, undefined, -unit);
    canvas.drawPath(path, halo(palette, 7 * unit));
    canvas.drawPath(path, stroke(palette.glow, 2.6 * unit));
    canvas.drawCircle(track.crest.x, track.crest.y, track.crestRadius + 2, stroke(palette.glow, 2.6 * unit));
  }
  const chosen = layout.spaces.find(({ id }) => id === choice.chosen);
  if (chosen) {
    canvas.drawRRect(outline(chosen, 2 * unit), stroke(palette.chosen, 2.2 * unit));
    canvas.drawRRect(outline(chosen, -unit * 0.6), stroke(palette.glow, 2.4 * unit));
  }
}

const aroundBox = (canvas: SkCanvas, { x, y, width, height }: Box, palette: BoardPalette): void => {
  const paint = stroke(palette.focus, 3);
  paint.setStyle(PaintStyle.Stroke);
  canvas.drawRRect(Skia.RRectXY(Skia.XYWHRect(x - 2, y - 2, width + 4, height + 4), 8, 8), paint);
};

/** The keyboard's focus. */
export function drawFocus(
  canvas: SkCanvas,
  layout: BoardLayout,
  thing: BoardThing,
  palette: BoardPalette,
): void {
  switch (thing.kind) {
    case 'space': {
      const place = layout.spaces.find(({ id }): boolean => id === thing.id);
      if (place) drawAround(canvas, place, palette);
      return;
    }
    case 'track': {
      const track = layout.tracks.find(({ faction }) => faction === thing.faction);
      if (track) canvas.drawPath(trackPath(track, undefined, undefined, -2), stroke(palette.focus, 3));
      return;
    }
    case 'conflict':
      aroundBox(canvas, layout.card, palette);
      return;
    case 'seat': {
      const line = layout.lines.find(({ seat }) => seat === thing.seat);
      if (line) aroundBox(canvas, line.box, palette);
    }
  }
}

function drawAround(canvas: SkCanvas, place: SpacePlace, palette: BoardPalette): void {
  canvas.drawRRect(outline(place, 4), stroke(palette.focus, 3));
}
