import {
  PaintStyle,
  Skia,
  StrokeCap,
  type SkCanvas,
  type SkPaint,
  type SkTypeface,
} from '@shopify/react-native-skia';
import { arrakis } from '../../../../engine';
import { RADIUS } from '../geometry/sizes';
import type { Distance } from './map';
import type { BoardPalette } from './palette';

export type TrackValues = Pick<arrakis.View, 'supremacy' | 'markers' | 'objectives'>;

/** Steps at which something happens: leaders enter at 3 and 6, atomics unlock at 8 (R8.6). */
const THRESHOLDS = [3, 6, 8] as const;
export const STEPS = 10;

const markerLook: Readonly<Record<arrakis.Marker, { readonly colour: string; readonly glyph: string }>> = {
  // An eye, a drop, a flame: told apart without their colours.
  kwisatzHaderach: {
    colour: '#3E8A57',
    glyph: 'M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0ZM-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0 -3.5 0Z',
  },
  sandDwellers: { colour: '#B7832B', glyph: 'M0 -11C4 -4 8 0 8 4A8 8 0 0 1 -8 4C-8 0 -4 -4 0 -11Z' },
  jihad: {
    colour: '#A93A36',
    glyph:
      'M1 -12C3 -5 10 -3 9 5C8 11 3 12 0 12C-4 12 -9 10 -9 4C-9 0 -6 -1 -5 -5C-2 -4 -1 -2 -1 0C1 -3 2 -7 1 -12Z',
  },
};

const LINE = {
  supremacy: RADIUS + 47,
  threads: [RADIUS + 25, RADIUS + 57, RADIUS + 89],
  numbers: RADIUS + 124,
} as const;

/** How high the steps of supremacy are written: at a phone's distance as high as their ring allows. */
const NUMERAL = { far: 60, middle: 44, near: 44 } as const satisfies Record<Distance, number>;

/** Radians from the bottom, up the left for supremacy (sign 1) and up the right for prescience (sign -1). */
function angleAt(step: number, sign: 1 | -1): number {
  const from = 0.16;
  const to = Math.PI - 0.16;
  return Math.PI / 2 + sign * (from + ((to - from) * step) / STEPS);
}

const at = (radius: number, angle: number): { x: number; y: number } => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

function arc(radius: number, from: number, to: number): string {
  const a = at(radius, from);
  const b = at(radius, to);
  const sweep = to > from ? 1 : 0;
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${large} ${sweep} ${b.x} ${b.y}`;
}

function paintOf(colour: string, width = 0): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  if (width > 0) {
    paint.setStyle(PaintStyle.Stroke);
    paint.setStrokeWidth(width);
    paint.setStrokeCap(StrokeCap.Butt);
  }
  return paint;
}

function draw(canvas: SkCanvas, data: string, paint: SkPaint): void {
  const path = Skia.Path.MakeFromSVGString(data);
  if (path) canvas.drawPath(path, paint);
}

function number(
  canvas: SkCanvas,
  words: string,
  size: number,
  radius: number,
  angle: number,
  paint: SkPaint,
  face: SkTypeface,
): void {
  const font = Skia.Font(face, size);
  const width = font.getGlyphWidths(font.getGlyphIDs(words)).reduce((sum, w) => sum + w, 0);
  const p = at(radius, angle);
  canvas.drawText(words, p.x - width / 2, p.y + size * 0.34, paint, font);
}

function drawSupremacy(
  canvas: SkCanvas,
  palette: BoardPalette,
  value: number,
  face: SkTypeface | null,
  distance: Distance,
): void {
  const gap = 0.012;
  for (let step = 1; step <= STEPS; step++) {
    const from = angleAt(step - 1, 1) + gap;
    const to = angleAt(step, 1) - gap;
    const reached = step <= value;
    draw(canvas, arc(LINE.supremacy, from, to), paintOf(palette.trackEdge, 58));
    draw(
      canvas,
      arc(LINE.supremacy, from + 0.004, to - 0.004),
      paintOf(reached ? '#8E2331' : palette.track, 52),
    );
    if (face) {
      const ink = paintOf(reached ? '#FFF4E4' : palette.trackText);
      number(canvas, String(step), NUMERAL[distance], LINE.supremacy, (from + to) / 2, ink, face);
    }
  }
}

function bead(canvas: SkCanvas, x: number, y: number, marker: arrakis.Marker, palette: BoardPalette): void {
  const look = markerLook[marker];
  canvas.drawCircle(x, y, 24, paintOf(palette.dark ? '#F3EADA' : '#1B1410'));
  canvas.drawCircle(x, y, 21, paintOf(look.colour));
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(1.2, 1.2);
  draw(canvas, look.glyph, paintOf('#FFF9EE'));
  canvas.restore();
}

function drawPrescience(
  canvas: SkCanvas,
  palette: BoardPalette,
  values: TrackValues,
  face: SkTypeface | null,
  distance: Distance,
): void {
  // As small as they would be on a whole planet on a phone, nobody could read them: the ticks remain.
  const numbered = face !== null && distance !== 'far';
  for (const step of THRESHOLDS) {
    const angle = angleAt(step, -1);
    const a = at(LINE.threads[0] - 12, angle);
    const b = at(LINE.threads[2] + 12, angle);
    canvas.drawLine(a.x, a.y, b.x, b.y, paintOf(palette.trackEdge, 5));
    if (numbered) number(canvas, String(step), 40, LINE.numbers, angle, paintOf(palette.trackText), face);
  }
  arrakis.MARKERS.forEach((marker, k) => {
    const radius = LINE.threads[k] ?? LINE.threads[0];
    const value = Math.min(STEPS, values.markers[marker]);
    const look = markerLook[marker];
    draw(canvas, arc(radius, angleAt(0, -1), angleAt(STEPS, -1)), paintOf(palette.trackEdge, 10));
    draw(canvas, arc(radius, angleAt(0, -1), angleAt(STEPS, -1)), paintOf(palette.track, 7));
    if (value > 0) draw(canvas, arc(radius, angleAt(0, -1), angleAt(value, -1)), paintOf(look.colour, 12));
    for (let step = 1; step <= STEPS; step++) {
      const p = at(radius, angleAt(step, -1));
      canvas.drawCircle(p.x, p.y, 6.5, paintOf(step <= value ? look.colour : palette.trackEdge));
    }
    for (const objective of values.objectives ?? []) {
      const p = at(radius, angleAt(Math.min(STEPS, objective.needs[marker]), -1));
      canvas.drawCircle(p.x, p.y, 17, paintOf(palette.dark ? '#F3EADA' : '#1B1410', 4.5));
    }
    const p = at(radius, angleAt(value, -1));
    bead(canvas, p.x, p.y, marker, palette);
  });
}

/**
 * Two instruments around the planet, both rising from the bottom: supremacy on the left, the three prescience markers on
 * the right, so that one look tells who is ahead.
 */
export function drawTracks(
  canvas: SkCanvas,
  palette: BoardPalette,
  values: TrackValues,
  face: SkTypeface | null,
  distance: Distance,
): void {
  drawSupremacy(canvas, palette, values.supremacy, face, distance);
  drawPrescience(canvas, palette, values, face, distance);
}
