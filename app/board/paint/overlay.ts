import {
  BlendMode,
  ClipOp,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  type SkCanvas,
  type SkPaint,
} from '@shopify/react-native-skia';
import type { AreaId } from '../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { areaPath, areasPath } from '../geometry/paths';
import { RADIUS, SIZE } from '../geometry/sizes';
import type { Point } from '../geometry/types';
import type { Legal, Target } from '../hit/hitTest';
import { pieceAnchor } from '../pieces/layout';
import type { Distance } from './map';
import type { BoardPalette } from './palette';

export interface BoardArrow {
  readonly from: AreaId;
  readonly to: AreaId;
  readonly kind: 'move' | 'attack';
}

const SPICE = '#E8772E';
const zones = new Map(GEOMETRY.zones.map((zone) => [zone.id, zone.at]));

function stroke(colour: string, width: number): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(StrokeCap.Round);
  paint.setStrokeJoin(StrokeJoin.Round);
  paint.setColor(Skia.Color(colour));
  return paint;
}

function fill(colour: string): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  return paint;
}

const disc = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** Lines keep about the same breadth on the screen at every distance. */
const lineScale: Readonly<Record<Distance, number>> = { far: 1.7, middle: 1, near: 0.62 };

/** Under the pieces: what cannot be chosen sinks into shade, what can is warmed. */
export function drawChoice(canvas: SkCanvas, palette: BoardPalette, legal: Legal): void {
  if (legal.areas.size === 0 && legal.zones.size === 0) return;
  const lit =
    areasPath(legal.areas) +
    [...legal.zones].map((id) => disc(zones.get(id) ?? [0, 0], SIZE.zone + 2)).join('');
  const path = Skia.Path.MakeFromSVGString(lit);
  if (path) {
    canvas.save();
    canvas.clipPath(path, ClipOp.Difference, true);
    canvas.drawCircle(0, 0, RADIUS, fill(palette.dark ? 'rgba(8, 10, 18, 0.52)' : 'rgba(58, 44, 34, 0.42)'));
    canvas.restore();
  }
  const warm = Skia.Path.MakeFromSVGString(areasPath(legal.areas));
  if (warm) {
    const paint = fill('rgba(255, 190, 110, 0.2)');
    paint.setBlendMode(BlendMode.SoftLight);
    canvas.drawPath(warm, paint);
  }
}

/** An edge of light inside an area: broad and faint, then narrow and bright. */
function glow(
  canvas: SkCanvas,
  area: AreaId,
  colour: readonly [string, string, string],
  scale: number,
): void {
  const path = Skia.Path.MakeFromSVGString(areaPath(area));
  if (!path) return;
  canvas.save();
  canvas.clipPath(path, ClipOp.Intersect, true);
  canvas.drawPath(path, stroke(colour[0], 44 * scale));
  canvas.drawPath(path, stroke(colour[1], 24 * scale));
  canvas.drawPath(path, stroke(colour[2], 9 * scale));
  canvas.restore();
}

/** Over the map and under the pieces: the glowing edges of what may be chosen, and of what is chosen. */
export function drawGlow(canvas: SkCanvas, legal: Legal, selected: Target | null, distance: Distance): void {
  const scale = lineScale[distance];
  for (const area of legal.areas) {
    glow(canvas, area, ['rgba(232, 119, 46, 0.26)', 'rgba(240, 138, 62, 0.42)', SPICE], scale);
  }
  for (const id of legal.zones) {
    const at = zones.get(id);
    if (!at) continue;
    canvas.drawCircle(at[0], at[1], SIZE.zone + 6 * scale, stroke('rgba(232, 119, 46, 0.4)', 16 * scale));
    canvas.drawCircle(at[0], at[1], SIZE.zone + 2, stroke(SPICE, 7 * scale));
  }
  if (selected?.kind === 'area') {
    const path = Skia.Path.MakeFromSVGString(areaPath(selected.id));
    if (path) {
      canvas.drawPath(path, stroke('rgba(20, 12, 8, 0.8)', 13 * scale));
      canvas.drawPath(path, stroke('#FFF6E4', 8 * scale));
      const dash = stroke(SPICE, 8 * scale);
      dash.setStrokeCap(StrokeCap.Butt);
      dash.setPathEffect(Skia.PathEffect.MakeDash([26 * scale, 18 * scale], 0));
      canvas.drawPath(path, dash);
    }
  } else if (selected) {
    const at = zones.get(selected.id);
    if (at) {
      canvas.drawCircle(at[0], at[1], SIZE.zone + 4, stroke('rgba(20, 12, 8, 0.8)', 12 * scale));
      canvas.drawCircle(at[0], at[1], SIZE.zone + 4, stroke('#FFF6E4', 7 * scale));
    }
  }
}

/** A bow from one area to another, and the direction in which it arrives. */
function bow(
  from: Point,
  to: Point,
  leave: number,
  reach: number,
): { readonly d: string; readonly end: Point; readonly angle: number } {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(90, length * 0.18);
  const mx = (from[0] + to[0]) / 2 + (dy / length) * lift;
  const my = (from[1] + to[1]) / 2 - (dx / length) * lift;
  const trim = (a: Point, b: Point, by: number): Point => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [a[0] + ((b[0] - a[0]) * by) / l, a[1] + ((b[1] - a[1]) * by) / l];
  };
  const start = trim(from, [mx, my], Math.min(leave, length * 0.32));
  const end = trim(to, [mx, my], Math.min(reach, length * 0.36));
  return {
    d: `M${start[0]} ${start[1]}Q${mx} ${my} ${end[0]} ${end[1]}`,
    end,
    angle: Math.atan2(end[1] - my, end[0] - mx),
  };
}

/** Moves are pale with one head; attacks are red with a barbed double head, so hue is not needed to tell. */
function drawArrow(canvas: SkCanvas, arrow: BoardArrow, distance: Distance): void {
  const scale = lineScale[distance];
  const attack = arrow.kind === 'attack';
  const body = attack ? '#C6413B' : '#FFF6E4';
  // From the edge of the legion to the middle of the ground it moves to, or to the edge of what it attacks.
  const edge = distance === 'near' ? 46 : SIZE[distance].stack;
  const { d, end, angle } = bow(
    pieceAnchor(arrow.from, distance),
    pieceAnchor(arrow.to, distance),
    edge,
    edge * (attack ? 1 : 0.7) + 24 * scale,
  );
  const shaft = Skia.Path.MakeFromSVGString(d);
  if (!shaft) return;
  const width = 13 * scale;
  // The barbs of an attack stand behind the point, so that it reads as one even without its red.
  const head = attack
    ? 'M32 0L-14 -26L-8 -11L-44 -30L-26 0L-44 30L-8 11L-14 26Z'
    : 'M30 0L-26 -27L-14 0L-26 27Z';
  const tip = Skia.Path.MakeFromSVGString(head);
  const shade = stroke('rgba(20, 10, 8, 0.85)', width + 8 * scale);
  canvas.drawPath(shaft, shade);
  canvas.save();
  canvas.translate(end[0], end[1]);
  canvas.rotate((angle * 180) / Math.PI, 0, 0);
  canvas.scale(scale, scale);
  if (tip) canvas.drawPath(tip, stroke('rgba(20, 10, 8, 0.85)', 8));
  canvas.restore();
  const line = stroke(body, width);
  canvas.drawPath(shaft, line);
  canvas.save();
  canvas.translate(end[0], end[1]);
  canvas.rotate((angle * 180) / Math.PI, 0, 0);
  canvas.scale(scale, scale);
  if (tip) canvas.drawPath(tip, fill(body));
  canvas.restore();
}

export function drawArrows(canvas: SkCanvas, arrows: readonly BoardArrow[], distance: Distance): void {
  for (const arrow of arrows) drawArrow(canvas, arrow, distance);
}

/** Where the keyboard is. */
export function drawFocus(canvas: SkCanvas, palette: BoardPalette, focus: Target, distance: Distance): void {
  const scale = lineScale[distance];
  const data =
    focus.kind === 'area' ? areaPath(focus.id) : disc(zones.get(focus.id) ?? [0, 0], SIZE.zone + 8);
  const path = Skia.Path.MakeFromSVGString(data);
  if (!path) return;
  canvas.drawPath(path, stroke(palette.dark ? '#0E1420' : '#FFF6E4', 14 * scale));
  canvas.drawPath(path, stroke(palette.dark ? '#EBD9A6' : '#0E1420', 7 * scale));
}
