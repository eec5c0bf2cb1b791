import { Skia, type SkPath } from '@shopify/react-native-skia';

export interface Dune {
  /** The whole silhouette, down to the bottom of the screen. */
  readonly body: SkPath;
  /** The face that turns away from the light. */
  readonly shade: SkPath;
  /** The sharp line where the two meet. */
  readonly crest: SkPath;
}

interface DuneShape {
  /** Share of the width where the summit stands. */
  readonly summit: number;
  /** Shares of the height: shoulder left, summit, shoulder right, measured up from the base. */
  readonly left: number;
  readonly peak: number;
  readonly right: number;
  /** How far the ridge line wanders towards the viewer before it is lost, as a share of the width. */
  readonly sweep: number;
}

/** One dune: a slow rise on the windward side, a sharp crest, a ridge that winds down to the viewer. */
export function dune(width: number, height: number, base: number, rise: number, shape: DuneShape): Dune {
  const x = width * shape.summit;
  const y = base - rise * shape.peak;
  const left = base - rise * shape.left;
  const right = base - rise * shape.right;
  const foot = x + width * shape.sweep;
  const depth = height - y;

  const body = Skia.Path.Make()
    .moveTo(0, left)
    .cubicTo(x * 0.45, left, x * 0.7, y + rise * 0.06, x, y)
    .cubicTo(x + (width - x) * 0.22, y + rise * 0.34, x + (width - x) * 0.6, right, width, right)
    .lineTo(width, height)
    .lineTo(0, height)
    .close();

  const ridge = (path: SkPath) =>
    path
      .cubicTo(
        x + width * 0.09,
        y + depth * 0.1,
        foot - width * 0.24,
        y + depth * 0.16,
        foot - width * 0.08,
        y + depth * 0.3,
      )
      .cubicTo(
        foot + width * 0.03,
        y + depth * 0.4,
        foot - width * 0.05,
        y + depth * 0.66,
        foot - width * 0.16,
        height,
      );

  const shade = ridge(Skia.Path.Make().moveTo(x, y))
    .lineTo(width, height)
    .lineTo(width, right)
    .cubicTo(x + (width - x) * 0.6, right, x + (width - x) * 0.22, y + rise * 0.34, x, y)
    .close();

  const crest = ridge(
    Skia.Path.Make()
      .moveTo(0, left)
      .cubicTo(x * 0.45, left, x * 0.7, y + rise * 0.06, x, y),
  );
  return { body, shade, crest };
}
