import { BlurStyle, ClipOp, Skia, TileMode, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { fill } from '../../../board/paint/drawGlyph';
import { stroke } from '../../../board/paint/stroke';
import type { BoardLayout } from '../layout/types';
import type { BoardPalette } from './palette';

/** Where rock breaks the sand, in parts of the radius: around the northern cities, the sietch and the station. */
const rocks: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [
  [-0.32, -0.6, 0.3, 0.4],
  [0.34, -0.58, 0.32, 2.1],
  [0.66, 0.04, 0.24, 1.2],
  [0.36, 0.58, 0.22, 3.4],
  [-0.02, -0.3, 0.12, 0.9],
  [-0.74, -0.26, 0.14, 2.6],
];

/** Always the same waves: nothing on the board moves from game to game. */
const wave = (k: number, n: number): number => {
  const value = Math.sin(k * 12.9898 + n * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

const pathOf = (d: string): SkPath => Skia.Path.MakeFromSVGString(d) ?? Skia.Path.Make();

function drawRock(
  canvas: SkCanvas,
  x: number,
  y: number,
  size: number,
  turn: number,
  palette: BoardPalette,
): void {
  const corners = 11;
  const points = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners + turn;
    const r = size * (0.62 + 0.38 * wave(k, turn));
    return `${x + Math.cos(angle) * r * 1.15} ${y + Math.sin(angle) * r * 0.8}`;
  });
  const path = pathOf(`M${points.join('L')}Z`);
  const shade = fill(palette.rockShade);
  shade.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, size * 0.12, true));
  canvas.save();
  canvas.translate(size * 0.1, size * 0.12);
  canvas.drawPath(path, shade);
  canvas.restore();
  const stone = fill(palette.rock);
  stone.setAlphaf(0.4);
  canvas.drawPath(path, stone);
}

function drawDunes(canvas: SkCanvas, x: number, y: number, radius: number, palette: BoardPalette): void {
  const dark = stroke(palette.dune, Math.max(1, radius * 0.011));
  const light = stroke(palette.duneLight, Math.max(0.8, radius * 0.008));
  const rows = 22;
  for (let row = 0; row < rows; row++) {
    const base = y + radius * ((row + 0.5) / rows - 0.5) * 2;
    const parts = 7;
    const lift = radius * 0.035;
    const start = x - radius;
    const waves = Array.from({ length: parts }, (_, k) => {
      const to = start + (2 * radius * (k + 1)) / parts;
      const crest = base + lift * 2.4 * (wave(row, k + 2) - 0.62);
      return `Q${to - radius / parts} ${crest} ${to} ${base + lift * (wave(row, k + 20) - 0.5)}`;
    });
    const path = pathOf(`M${start} ${base + lift * (wave(row, 1) - 0.5)}${waves.join('')}`);
    canvas.drawPath(path, dark);
    canvas.save();
    canvas.translate(0, Math.max(1, radius * 0.012));
    canvas.drawPath(path, light);
    canvas.restore();
  }
}

/** The planet: sand under raking light from the upper left, dunes, rock, and the dusk on its far side. */
export function drawPlanet(canvas: SkCanvas, { planet }: BoardLayout, palette: BoardPalette): void {
  const { x, y, radius, sand } = planet;
  const air = fill(palette.air[0]);
  air.setShader(
    Skia.Shader.MakeRadialGradient(
      { x, y },
      radius * 1.08,
      [Skia.Color(palette.air[0]), Skia.Color(palette.air[0]), Skia.Color(palette.air[1])],
      [0, 0.9, 1],
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(x, y, radius * 1.08, air);

  canvas.save();
  const disc = Skia.XYWHRect(x - sand - 1, y - sand - 1, 2 * sand + 2, 2 * sand + 2);
  canvas.clipRRect(Skia.RRectXY(disc, sand + 1, sand + 1), ClipOp.Intersect, true);
  const ground = fill(palette.sand[1]);
  ground.setShader(
    Skia.Shader.MakeRadialGradient(
      { x: x - sand * 0.4, y: y - sand * 0.35 },
      sand * 1.6,
      palette.sand.map((colour) => Skia.Color(colour)),
      [0, 0.55, 1],
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(x, y, sand + 1, ground);
  drawDunes(canvas, x, y, sand, palette);
  for (const [rx, ry, size, turn] of rocks) {
    drawRock(canvas, x + rx * sand, y + ry * sand, size * sand, turn, palette);
  }
  const dusk = fill(palette.dusk);
  dusk.setShader(
    Skia.Shader.MakeLinearGradient(
      { x: x - sand * 0.1, y: y - sand * 0.1 },
      { x: x + sand * 0.85, y: y + sand * 0.8 },
      [Skia.Color('rgba(0, 0, 0, 0)'), Skia.Color(palette.dusk)],
      null,
      TileMode.Clamp,
    ),
  );
  canvas.drawCircle(x, y, sand + 1, dusk);
  canvas.restore();
}
