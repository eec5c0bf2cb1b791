import { ClipOp, Skia, StrokeCap, TileMode, type SkCanvas, type SkPaint } from '@shopify/react-native-skia';
import { type arrakis } from '../../../../engine';
import { areaFact } from '../../texts/areas';
import { GEOMETRY } from '../geometry/geometry.data';
import { areaPath, borderPath } from '../geometry/paths';
import { RADIUS, SIZE } from '../geometry/sizes';
import type { BorderGeometry } from '../geometry/types';
import type { BoardPalette } from './palette';
import { stroke } from '../../../board/paint/stroke';

/** How close the camera is: pieces stacked, pieces stacked with names, or single figures. */
export type Distance = 'far' | 'middle' | 'near';

/** Breadth of lines in board units, so that they are about as broad on the screen at every distance. */
const lineWidths = {
  far: { border: 5, sector: 8, ridge: 17, zone: 6 },
  middle: { border: 3.4, sector: 6, ridge: 13, zone: 4 },
  near: { border: 2.2, sector: 4.4, ridge: 11, zone: 3 },
} as const satisfies Record<Distance, object>;

const isStone = (area: arrakis.AreaId): boolean => {
  const terrain = areaFact(area).terrain;
  return terrain === 'mountain' || terrain === 'plateau';
};

function drawBorders(canvas: SkCanvas, borders: readonly BorderGeometry[], paints: readonly SkPaint[]): void {
  if (borders.length === 0) return;
  // Borders of one neighbourhood share a path: few draws, and what is off the screen is left out as a whole.
  const groups = new Map<string, string>();
  for (const border of borders) {
    const [x, y] = border.bend;
    const name = `${Math.floor((x + RADIUS) / 400)}/${Math.floor((y + RADIUS) / 400)}`;
    groups.set(name, (groups.get(name) ?? '') + borderPath(border));
  }
  for (const paint of paints) {
    for (const data of groups.values()) {
      const path = Skia.Path.MakeFromSVGString(data);
      if (path) canvas.drawPath(path, paint);
    }
  }
}

/** A ridge that cannot be crossed (R2.3): red and white, like the board's own warning. */
function drawRidges(canvas: SkCanvas, palette: BoardPalette, width: number): void {
  const ridges = GEOMETRY.borders.filter((border) => border.impassable);
  const casing = stroke(palette.sectorCase, width + 5);
  const light = stroke(palette.ridgeLight, width);
  const red = stroke(palette.ridge, width);
  red.setStrokeCap(StrokeCap.Butt);
  red.setPathEffect(Skia.PathEffect.MakeDash([width * 1.25, width * 0.95], width * 0.5));
  drawBorders(canvas, ridges, [casing, light, red]);
}

function drawSectors(canvas: SkCanvas, palette: BoardPalette, width: number): void {
  const lines = GEOMETRY.borders.filter((border) => border.sector && !border.impassable);
  drawBorders(canvas, lines, [stroke(palette.sectorCase, width + 4), stroke(palette.sector, width)]);
}

function drawRim(canvas: SkCanvas, palette: BoardPalette): void {
  canvas.drawCircle(0, 0, RADIUS, stroke(palette.sectorCase, 7));
  canvas.drawCircle(0, 0, RADIUS + 4, stroke(palette.trackEdge, 2));
}

/** The pads over which ornithopters and carryalls wait (R2.4): a landing circle with a compass of the two sectors. */
function drawZones(canvas: SkCanvas, palette: BoardPalette, width: number): void {
  const fill = Skia.Paint();
  fill.setAntiAlias(true);
  fill.setColor(Skia.Color(palette.zone));
  fill.setAlphaf(0.88);
  const edge = stroke(palette.zoneEdge, width);
  const halo = stroke(palette.sectorCase, width + 4);
  const dotted = stroke(palette.zoneEdge, width * 0.7);
  dotted.setPathEffect(Skia.PathEffect.MakeDash([3, 9], 0));
  for (const zone of GEOMETRY.zones) {
    const [x, y] = zone.at;
    canvas.drawCircle(x, y, SIZE.zone, halo);
    canvas.drawCircle(x, y, SIZE.zone, fill);
    canvas.drawCircle(x, y, SIZE.zone, edge);
    canvas.drawCircle(x, y, SIZE.zone * 0.78, dotted);
  }
}

/** Air around the planet, brighter on the side of the sun. */
export function drawAir(canvas: SkCanvas, palette: BoardPalette): void {
  const outer = RADIUS * 1.05;
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  const [lx, ly] = palette.light;
  const centre = { x: lx * RADIUS * 0.02, y: ly * RADIUS * 0.02 };
  paint.setShader(
    Skia.Shader.MakeRadialGradient(
      centre,
      outer,
      [Skia.Color(palette.air[0]), Skia.Color(palette.air[0]), Skia.Color(palette.air[1])],
      [0, RADIUS / outer - 0.012, 1],
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(centre.x, centre.y, outer, paint);
}

/** Where atomics fell (R8.8): a crater of glass, its rim lit from the sun's side, rays of dust thrown out of it. */
function drawCrater(canvas: SkCanvas, palette: BoardPalette, area: arrakis.AreaId): void {
  const cell = GEOMETRY.cells.find((entry) => entry.id === area);
  const outline = Skia.Path.MakeFromSVGString(areaPath(area));
  if (!cell || !outline) return;
  const [x, y] = cell.centre;
  const r = cell.reach * 0.55;
  canvas.save();
  canvas.clipPath(outline, ClipOp.Intersect, true);
  const rays = Array.from({ length: 18 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 18 + 0.13 * ((k * 7) % 5);
    const far = r * (1.5 + 0.28 * ((k * 5) % 4));
    const wide = 0.05 + 0.02 * (k % 3);
    const at = (a: number, d: number): string =>
      `${(x + d * Math.cos(a)).toFixed(1)} ${(y + d * Math.sin(a)).toFixed(1)}`;
    return `M${at(angle - wide, r)}L${at(angle, far)}L${at(angle + wide, r)}Z`;
  }).join('');
  const dust = Skia.Paint();
  dust.setAntiAlias(true);
  dust.setColor(Skia.Color(palette.dark ? 'rgba(205, 196, 180, 0.34)' : 'rgba(252, 246, 230, 0.55)'));
  const path = Skia.Path.MakeFromSVGString(rays);
  if (path) canvas.drawPath(path, dust);
  const glass = Skia.Paint();
  glass.setAntiAlias(true);
  const [lx, ly] = palette.light;
  glass.setShader(
    Skia.Shader.MakeRadialGradient(
      { x: x + lx * r * 0.35, y: y + ly * r * 0.35 },
      r * 1.25,
      ['#453B38', '#5A4F48', '#7F7264', '#B8A98F'].map((colour) => Skia.Color(colour)),
      [0, 0.45, 0.8, 1],
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(x, y, r, glass);
  canvas.drawCircle(x, y, r * 0.62, stroke('rgba(20, 14, 14, 0.5)', 3));
  const rim = stroke('#FFFFFF', r * 0.1);
  rim.setShader(
    Skia.Shader.MakeLinearGradient(
      { x: x - lx * r, y: y - ly * r },
      { x: x + lx * r, y: y + ly * r },
      [Skia.Color('rgba(255, 240, 214, 0.95)'), Skia.Color('rgba(40, 28, 24, 0.75)')],
      null,
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(x, y, r, rim);
  canvas.restore();
}

export function drawCraters(
  canvas: SkCanvas,
  palette: BoardPalette,
  atomized: readonly arrakis.AreaId[],
): void {
  for (const area of atomized) drawCrater(canvas, palette, area);
}

/** Everything on the ground that never moves: borders, ridges, air zones. */
export function drawMap(
  canvas: SkCanvas,
  palette: BoardPalette,
  distance: Distance,
  atomized: readonly arrakis.AreaId[] = [],
): void {
  const width = lineWidths[distance];
  drawCraters(canvas, palette, atomized);
  const plain = GEOMETRY.borders.filter((border) => !border.sector && !border.impassable);
  const light = stroke(
    palette.dark ? 'rgba(255, 236, 205, 0.10)' : 'rgba(255, 246, 222, 0.34)',
    width.border,
  );
  canvas.save();
  canvas.translate(width.border * 0.6, width.border * 0.6);
  drawBorders(canvas, plain, [light]);
  canvas.restore();
  const rocky = plain.filter((border) => border.areas.every(isStone));
  const sandy = plain.filter((border) => !border.areas.every(isStone));
  drawBorders(canvas, sandy, [stroke(palette.border, width.border)]);
  drawBorders(canvas, rocky, [
    stroke(palette.border, width.border * 1.9),
    stroke(palette.borderOnRock, width.border * 0.85),
  ]);
  drawSectors(canvas, palette, width.sector);
  drawRidges(canvas, palette, width.ridge);
  drawRim(canvas, palette);
  drawZones(canvas, palette, width.zone);
}
