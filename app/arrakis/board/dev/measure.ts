import { Skia, type SkTypeface } from '@shopify/react-native-skia';
import { aroundAt, bakeGround, bakeMap, wholeAt } from '../paint/bake';
import { boardPalettes } from '../paint/palette';
import { record } from '../paint/record';
import { drawPieces } from '../sprites/drawPieces';
import { layoutPieces } from '../sprites/layout';
import { buildSheet } from '../sprites/sheet';
import { positionView } from './positions';

export interface Measured {
  /** Sprites on the board, and areas. */
  readonly pieces: number;
  readonly areas: number;
  /** Milliseconds. Once per device and theme: */
  readonly sheet: number;
  readonly ground: number;
  readonly map: number;
  /** Once per move: laying out and recording every piece. */
  readonly layout: number;
  readonly record: number;
  /** One whole redraw of everything into an offscreen image, and the mean of twenty when nothing is new. */
  readonly firstFrame: number;
  readonly frame: number;
}

function timed<T>(work: () => T): readonly [T, number] {
  const before = performance.now();
  const result = work();
  return [result, Math.round((performance.now() - before) * 10) / 10];
}

/** Measures how long each part of drawing the crowded test position takes, starting with nothing drawn. */
export function measureBoard(figures: SkTypeface | null): Measured | null {
  const view = positionView('many');
  const palette = boardPalettes.day;
  const scene = { palette, atomized: [] };
  const [sheet, sheetTime] = timed(() => buildSheet(figures));
  const [ground, groundTime] = timed(() => bakeGround(scene, wholeAt(1024)));
  if (!sheet || !ground) return null;
  const [map, mapTime] = timed(() => bakeMap(scene, ground, view, 'middle', figures, aroundAt(0.5), true));
  const [pieces, layoutTime] = timed(() => layoutPieces(view, { distance: 'near', scale: 0.6 }));
  const [picture, recordTime] = timed(() => record((canvas) => drawPieces(canvas, sheet, pieces)));
  const surface = Skia.Surface.MakeOffscreen(1170, 1170);
  if (!surface || !map) return null;
  const draw = (turn: number): void => {
    const canvas = surface.getCanvas();
    canvas.clear(Skia.Color('#E6D6B8'));
    canvas.save();
    canvas.translate(585 + turn, 585);
    canvas.scale(0.5, 0.5);
    canvas.drawImageRect(
      map.image,
      Skia.XYWHRect(0, 0, map.image.width(), map.image.height()),
      Skia.XYWHRect(map.region.left, map.region.top, map.region.width, map.region.height),
      Skia.Paint(),
    );
    canvas.drawPicture(picture);
    canvas.restore();
    surface.flush();
    // Reading a pixel back waits until it is drawn.
    surface.makeImageSnapshot(Skia.XYWHRect(0, 0, 1, 1)).readPixels();
  };
  const [, firstFrame] = timed(() => draw(0));
  const [, many] = timed(() => {
    for (let k = 1; k <= 20; k++) draw(k);
  });
  return {
    pieces: pieces.length,
    areas: view.areas.length,
    sheet: sheetTime,
    ground: groundTime,
    map: mapTime,
    layout: layoutTime,
    record: recordTime,
    firstFrame,
    frame: Math.round(many / 2) / 10,
  };
}
