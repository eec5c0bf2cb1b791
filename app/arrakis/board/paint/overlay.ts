import { BlendMode, Skia, VertexMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { hubOf, outlineOf } from '../geometry/outlines';
import { band, dashes, fan } from '../geometry/ribbon';
import { SIZE } from '../geometry/sizes';
import type { Point } from '../geometry/types';
import type { Legal, Target } from '../hit/hitTest';
import { pieceAnchor } from '../sprites/layout';
import type { Distance } from './map';
import type { BoardPalette } from './palette';
import { stroke } from './stroke';

export interface BoardArrow {
  readonly from: arrakis.AreaId;
  readonly to: arrakis.AreaId;
  readonly kind: 'move' | 'attack';
}

const SPICE = '#E8772E';
const zones = new Map(GEOMETRY.zones.map((zone) => [zone.id, zone.at]));

function fill(colour: string): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  return paint;
}

/** Lines keep about the same breadth on the screen at every distance. */
const lineScale: Readonly<Record<Distance, number>> = { far: 1.7, middle: 1, near: 0.62 };

/** Triangles of one colour, in one draw call. */
function mesh(canvas: SkCanvas, corners: readonly Point[], colour: string): void {
  if (corners.length === 0) return;
  const vertices = Skia.MakeVertices(
    VertexMode.Triangles,
    corners.map(([x, y]) => ({ x, y })),
  );
  canvas.drawVertices(vertices, BlendMode.SrcOver, fill(colour));
}

const bands = (areas: Iterable<arrakis.AreaId>, from: number, to: number): Point[] =>
  [...areas].flatMap((area) => band(outlineOf(area), from, to));

/** Drawn under the pieces: darkens what cannot be chosen. */
export function drawChoice(canvas: SkCanvas, palette: BoardPalette, legal: Legal): void {
  if (legal.areas.size === 0 && legal.zones.size === 0) return;
  const dim = GEOMETRY.cells.flatMap((cell) =>
    legal.areas.has(cell.id) ? [] : fan(outlineOf(cell.id), hubOf(cell.id)),
  );
  mesh(canvas, dim, palette.dark ? 'rgba(8, 10, 18, 0.52)' : 'rgba(58, 44, 34, 0.42)');
}

/** Over the map and under the pieces: the glowing edges of what may be chosen, and of what is chosen. */
export function drawGlow(
  canvas: SkCanvas,
  palette: BoardPalette,
  legal: Legal,
  selected: Target | null,
  distance: Distance,
): void {
  const scale = lineScale[distance];
  // An edge of light inside each area: narrow and bright, then broader and fainter.
  mesh(canvas, bands(legal.areas, 0, 5 * scale), SPICE);
  mesh(canvas, bands(legal.areas, 5 * scale, 9 * scale), 'rgba(240, 130, 54, 0.6)');
  mesh(canvas, bands(legal.areas, 9 * scale, 14 * scale), 'rgba(240, 138, 62, 0.38)');
  mesh(canvas, bands(legal.areas, 14 * scale, 21 * scale), 'rgba(232, 119, 46, 0.2)');
  for (const id of legal.zones) {
    const at = zones.get(id);
    if (!at) continue;
    const pad = fill(palette.zone);
    canvas.drawCircle(at[0], at[1], SIZE.zone, pad);
    canvas.drawCircle(at[0], at[1], SIZE.zone + 6 * scale, stroke('rgba(232, 119, 46, 0.4)', 16 * scale));
    canvas.drawCircle(at[0], at[1], SIZE.zone + 2, stroke(SPICE, 7 * scale));
  }
  if (selected?.kind === 'area') {
    const outline = outlineOf(selected.id);
    mesh(canvas, band(outline, -6.5 * scale, 6.5 * scale), 'rgba(20, 12, 8, 0.85)');
    mesh(canvas, band(outline, -4 * scale, 4 * scale), '#FFF6E4');
    mesh(canvas, dashes(outline, -4 * scale, 4 * scale, 26 * scale), SPICE);
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
  const start = trim(from, [mx, my], Math.min(leave, length * 0.42));
  const end = trim(to, [mx, my], Math.min(reach, length * 0.5));
  return {
    d: `M${start[0]} ${start[1]}Q${mx} ${my} ${end[0]} ${end[1]}`,
    end,
    angle: Math.atan2(end[1] - my, end[0] - mx),
  };
}

/** Moves are pale with one head; attacks are red with a barbed double head, so hue is not needed to tell. */
function drawArrow(canvas: SkCanvas, arrow: BoardArrow, distance: Distance): void {
  const attack = arrow.kind === 'attack';
  const body = attack ? '#C6413B' : '#FFF6E4';
  // From the edge of the legion onto the ground it moves to, or to the edge of what it attacks. Between neighbours there
  // is little room: the arrow shrinks rather than cover a count.
  const [from, to] = [pieceAnchor(arrow.from, distance), pieceAnchor(arrow.to, distance)];
  const edge = distance === 'near' ? 46 : SIZE[distance].stack * 0.94;
  const stop = edge * (attack ? 0.94 : 0.6);
  const room = Math.hypot(to[0] - from[0], to[1] - from[1]) - edge - stop;
  const scale = lineScale[distance] * Math.min(1, Math.max(0.5, room / (84 * lineScale[distance])));
  const { d, end, angle } = bow(from, to, edge, stop + 30 * scale);
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

/** Marks what has the keyboard focus. */
export function drawFocus(canvas: SkCanvas, palette: BoardPalette, focus: Target, distance: Distance): void {
  const scale = lineScale[distance];
  const [under, over] = palette.dark ? ['#0E1420', '#EBD9A6'] : ['#FFF6E4', '#0E1420'];
  if (focus.kind === 'area') {
    const outline = outlineOf(focus.id);
    mesh(canvas, band(outline, -7 * scale, 7 * scale), under);
    mesh(canvas, band(outline, -3.5 * scale, 3.5 * scale), over);
    return;
  }
  const [x, y] = zones.get(focus.id) ?? [0, 0];
  canvas.drawCircle(x, y, SIZE.zone + 8, stroke(under, 14 * scale));
  canvas.drawCircle(x, y, SIZE.zone + 8, stroke(over, 7 * scale));
}
