import { Skia, type SkPath, type SkPathBuilder } from '@shopify/react-native-skia';

export interface Dune {
  /** The whole silhouette, down to the bottom of the screen. */
  readonly body: SkPath;
  /** The face that turns away from the light. */
  readonly shade: SkPath;
  /** The edge that the light grazes. */
  readonly crest: SkPath;
  readonly summit: { readonly x: number; readonly y: number };
}

interface DuneShape {
  /** Share of the width where the summit stands. */
  readonly summit: number;
  /** Shares of the height: shoulder left, summit, shoulder right, measured up from the base. */
  readonly left: number;
  readonly peak: number;
  readonly right: number;
  /** How far the ridge line wanders towards the viewer before it is lost, as a share of the dune's width. */
  readonly sweep: number;
}

/** One dune: a slow rise on the windward side, a sharp crest, a ridge that winds down to the viewer. */
export function dune(width: number, height: number, base: number, rise: number, shape: DuneShape): Dune {
  const x = width * shape.summit;
  const y = base - rise * shape.peak;
  const left = base - rise * shape.left;
  const right = base - rise * shape.right;
  const foot = x + Math.min(width, rise * 4) * shape.sweep;

  const body = Skia.PathBuilder.Make()
    .moveTo(0, left)
    .cubicTo(x * 0.45, left, x * 0.7, y + rise * 0.06, x, y)
    .cubicTo(x + (width - x) * 0.22, y + rise * 0.34, x + (width - x) * 0.6, right, width, right)
    .lineTo(width, height)
    .lineTo(0, height)
    .close()
    .detach();

  // The ridge keeps its shape on wide screens: it is measured in heights of the dune.
  const turn = Math.min(width * 0.24, rise * 1.1);
  const ridge = (path: SkPathBuilder) =>
    path
      .cubicTo(x + turn * 0.4, y + rise * 0.5, foot - turn, y + rise * 0.9, foot - turn * 0.3, y + rise * 1.6)
      .cubicTo(foot + turn * 0.2, y + rise * 2.1, foot - turn * 0.2, y + rise * 2.8, foot - turn, height);

  const shade = ridge(Skia.PathBuilder.Make().moveTo(x, y))
    .lineTo(width, height)
    .lineTo(width, right)
    .cubicTo(x + (width - x) * 0.6, right, x + (width - x) * 0.22, y + rise * 0.34, x, y)
    .close()
    .detach();

  const crest = Skia.PathBuilder.Make()
    .moveTo(0, left)
    .cubicTo(x * 0.45, left, x * 0.7, y + rise * 0.06, x, y)
    .detach();
  return { body, shade, crest, summit: { x, y } };
}
