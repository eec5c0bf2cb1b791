import type { SkCanvas } from '@shopify/react-native-skia';
import type { BoardLayout } from '../layout/types';
import { drawConflictCard, type ConflictShown } from './conflict';
import type { Faces } from './faces';
import { drawPlanet } from './ground';
import { NAME_FROM } from './names';
import type { BoardPalette } from './palette';
import { drawSpace } from './spaces';
import { drawTrack } from './tracks';

/** The scale from which every space has its name. */
export function namesFrom({ spaces }: BoardLayout): number {
  return NAME_FROM / Math.min(...spaces.map(({ box }) => box.width));
}

/** All that stays through a round: planet, rim, spaces and what is fought for. */
export function drawStatic(
  canvas: SkCanvas,
  layout: BoardLayout,
  conflict: ConflictShown,
  nameOf: ((space: string) => string) | null,
  palette: BoardPalette,
  faces: Faces,
): void {
  drawPlanet(canvas, layout, palette);
  for (const track of layout.tracks) drawTrack(canvas, track, palette, faces);
  for (const place of layout.spaces) {
    drawSpace(canvas, place, nameOf ? nameOf(place.id) : null, palette, faces);
  }
  drawConflictCard(canvas, layout, conflict, palette, faces);
}
