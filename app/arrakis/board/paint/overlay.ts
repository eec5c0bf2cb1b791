import { BlendMode, Skia, VertexMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { hubOf, outlineOf } from '../geometry/outlines';
import { band, dashes, fan } from '../geometry/ribbon';
import { SIZE } from '../geometry/sizes';
import type { Point } from '../geometry/types';
import type { Legal, Target } from '../hit/hitTest';
import { pieceAnchor, stackSize, type Seen } from '../sprites/layout';
import type { Distance } from './map';
import type { BoardPalette } from './palette';
import { stroke } from '../../../board/paint/stroke';

export interface BoardArrow {
  readonly from: arrakis.AreaId;
  readonly to: arrakis.AreaId;
  readonly kind: 'move' | 'attack';
}

const SPICE = '#E8772E';
const zones = new Map(GEOMETRY.zones.map((zone) => [zone.id, zone.at]));
const centres = new Map(GEOMETRY.cells.map((cell) => [cell.id, cell.centre]));

function fill(colour: string): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  return paint;
}

/** Arrows keep about the same breadth on the screen at every distance. */
const arrowScale: Readonly<Record<Distance, number>> = { far: 1.7, middle: 1, near: 0.62 };

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

/** Drawn under the pieces: what cannot be chosen steps back a little. What can be is told by its edge. */
export function drawChoice(canvas: SkCanvas, palette: BoardPalette, legal: Legal): void {
  if (legal.areas.size === 0 && legal.zones.size === 0) return;
  const dim = GEOMETRY.cells.flatMap((cell) =>
    legal.areas.has(cell.id) ? [] : fan(outlineOf(cell.id), hubOf(cell.id)),
  );
  mesh(canvas, dim, palette.dim);
}

const INK = 'rgba(24, 13, 8, 0.9)';
const PALE = '#FFF6E4';

/** The edge of an area that may be chosen, from the outside in, in points: three lines that no other edge has. */
export const LEGAL_EDGE = [
  [0, 0.9, INK],
  [0.9, 3.2, SPICE],
  [3.2, 4.3, PALE],
  [4.3, 7, 'rgba(240, 138, 62, 0.4)'],
  [7, 10, 'rgba(232, 119, 46, 0.18)'],
] as const;

/** Over the map and under the pieces: the glowing edges of what may be chosen, and of what is chosen. */
export function drawGlow(
  canvas: SkCanvas,
  palette: BoardPalette,
  legal: Legal,
  selected: Target | null,
  { scale }: Seen,
): void {
  // From afar an area is small, and so is its edge.
  const edge = Math.min(1, Math.max(0.6, scale / 0.25)) / scale;
  for (const [from, to, colour] of LEGAL_EDGE) {
    mesh(canvas, bands(legal.areas, from * edge, to * edge), colour);
  }
  for (const id of legal.zones) {
    const at = zones.get(id);
    if (!at) continue;
    canvas.drawCircle(at[0], at[1], SIZE.zone, fill(palette.zone));
    for (const [from, to, colour] of LEGAL_EDGE) {
      const radius = Math.max(1, SIZE.zone + (4.3 - (from + to) / 2) * edge);
      canvas.drawCircle(at[0], at[1], radius, stroke(colour, (to - from) * edge));
    }
  }
  if (selected?.kind === 'area') {
    const outline = outlineOf(selected.id);
    mesh(canvas, band(outline, -2.4 / scale, 2.4 / scale), INK);
    mesh(canvas, band(outline, -1.5 / scale, 1.5 / scale), PALE);
    mesh(canvas, dashes(outline, -1.5 / scale, 1.5 / scale, 9 / scale), SPICE);
  } else if (selected) {
    const at = zones.get(selected.id);
    if (at) {
      canvas.drawCircle(at[0], at[1], SIZE.zone + 4, stroke(INK, 4.8 / scale));
      canvas.drawCircle(at[0], at[1], SIZE.zone + 4, stroke(PALE, 2.8 / scale));
    }
  }
}

/** A ring in every area that may be chosen and is empty, from so far away that no name can stand there. */
export function drawMarks(canvas: SkCanvas, areas: Iterable<arrakis.AreaId>, { scale }: Seen): void {
  for (const area of areas) {
    const [x, y] = centres.get(area) ?? [0, 0];
    canvas.drawCircle(x, y, 3.4 / scale, stroke(INK, 3.4 / scale));
    canvas.drawCircle(x, y, 3.4 / scale, stroke(PALE, 1.7 / scale));
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
function drawArrow(canvas: SkCanvas, arrow: BoardArrow, seen: Seen): void {
  const { distance } = seen;
  const attack = arrow.kind === 'attack';
  const body = attack ? '#C6413B' : '#FFF6E4';
  // From the edge of the legion onto the ground it moves to, or to the edge of what it attacks. Between neighbours there
  // is little room: the arrow shrinks rather than cover a count.
  const [from, to] = [pieceAnchor(arrow.from, distance), pieceAnchor(arrow.to, distance)];
  const edge = stackSize(seen) * 0.94;
  const stop = edge * (attack ? 0.94 : 0.6);
  const room = Math.hypot(to[0] - from[0], to[1] - from[1]) - edge - stop;
  const scale = arrowScale[distance] * Math.min(1, Math.max(0.5, room / (84 * arrowScale[distance])));
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

export function drawArrows(canvas: SkCanvas, arrows: readonly BoardArrow[], seen: Seen): void {
  for (const arrow of arrows) drawArrow(canvas, arrow, seen);
}

/** Marks what has the keyboard focus. */
export function drawFocus(canvas: SkCanvas, palette: BoardPalette, focus: Target, { scale }: Seen): void {
  const [under, over] = palette.dark ? ['#0E1420', '#EBD9A6'] : ['#FFF6E4', '#0E1420'];
  if (focus.kind === 'area') {
    const outline = outlineOf(focus.id);
    mesh(canvas, band(outline, -2.6 / scale, 2.6 / scale), under);
    mesh(canvas, band(outline, -1.3 / scale, 1.3 / scale), over);
    return;
  }
  const [x, y] = zones.get(focus.id) ?? [0, 0];
  canvas.drawCircle(x, y, SIZE.zone + 8, stroke(under, 5 / scale));
  canvas.drawCircle(x, y, SIZE.zone + 8, stroke(over, 2.6 / scale));
}
