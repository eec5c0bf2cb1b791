import {
  BlurStyle,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  type SkCanvas,
  type SkPath,
  type SkTypeface,
} from '@shopify/react-native-skia';
import { arrakis } from '../../../../engine';
import {
  desertGlyphs,
  combatDieGlyphs,
  genericGlyphs,
  leaderGlyphs,
  marks,
  siteGlyphs,
  tokenGlyph,
  unitGlyphs,
  vehicleGlyphs,
  type Glyph,
} from '../../pieces/glyphs';
import { baseShapes, pieceColours, type PieceColours } from '../../pieces/pieceColours';
import { MAX_COUNTED, type SpriteName } from './spriteNames';

function pathOf(d: string): SkPath {
  return Skia.Path.MakeFromSVGString(d) ?? Skia.Path.Make();
}

function fillPaint(colour: string) {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(colour));
  return paint;
}

function strokePaint(colour: string, width: number) {
  const paint = fillPaint(colour);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeJoin(StrokeJoin.Round);
  paint.setStrokeCap(StrokeCap.Round);
  return paint;
}

function shadow(canvas: SkCanvas, path: SkPath): void {
  const paint = fillPaint('rgba(20, 10, 6, 0.5)');
  paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, 3.2, true));
  canvas.save();
  canvas.translate(3, 4.5);
  canvas.drawPath(path, paint);
  canvas.restore();
}

function glyph(canvas: SkCanvas, parts: Glyph, colour: string, ground: string): void {
  for (const part of parts) {
    const shown = part.cut ? ground : colour;
    canvas.drawPath(pathOf(part.d), part.stroke ? strokePaint(shown, part.stroke) : fillPaint(shown));
  }
}

/** A piece's body: shadow, outline, a fill that catches the light from above, a ring in the side's hue. */
function body(canvas: SkCanvas, d: string, colours: PieceColours, ring = true): void {
  const path = pathOf(d);
  shadow(canvas, path);
  canvas.drawPath(path, strokePaint(colours.edge, 7));
  const fill = fillPaint(colours.low);
  fill.setShader(
    Skia.Shader.MakeLinearGradient(
      { x: 0, y: -48 },
      { x: 0, y: 48 },
      [Skia.Color(colours.high), Skia.Color(colours.low)],
      null,
      TileMode.Clamp,
    ),
  );
  canvas.drawPath(path, fill);
  if (!ring) return;
  canvas.save();
  canvas.scale(0.9, 0.9);
  canvas.drawPath(path, strokePaint(colours.hue, 5));
  canvas.restore();
}

function text(
  canvas: SkCanvas,
  words: string,
  size: number,
  y: number,
  colour: string,
  face: SkTypeface | null,
): void {
  if (!face) return;
  const font = Skia.Font(face, size);
  const width = font.getGlyphWidths(font.getGlyphIDs(words)).reduce((sum, w) => sum + w, 0);
  canvas.drawText(words, -width / 2, y, fillPaint(colour), font);
}

function scaled(canvas: SkCanvas, factor: number, dy: number, draw: () => void): void {
  canvas.save();
  canvas.translate(0, dy);
  canvas.scale(factor, factor);
  draw();
  canvas.restore();
}

/** A silhouette with a light edge, for things that stand without a base. */
function silhouette(canvas: SkCanvas, parts: Glyph, colour: string, edge: string, width: number): void {
  for (const part of parts) if (!part.cut) shadow(canvas, pathOf(part.d));
  for (const part of parts) {
    if (!part.cut) canvas.drawPath(pathOf(part.d), strokePaint(edge, (part.stroke ?? 0) + width));
  }
  glyph(canvas, parts, colour, edge);
}

function pips(canvas: SkCanvas, count: number, y: number, colour: string): void {
  for (let k = 0; k < count; k++) {
    const x = (k - (count - 1) / 2) * 17;
    canvas.drawPath(pathOf(`M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`), fillPaint(colour));
  }
}

function drawStack(canvas: SkCanvas, side: arrakis.Side, count: number, face: SkTypeface | null): void {
  const colours = pieceColours[side];
  body(canvas, baseShapes.stack[side], colours);
  const words = count >= MAX_COUNTED ? `${MAX_COUNTED}+` : String(count);
  text(canvas, words, words.length > 1 ? 46 : 64, side === 'atreides' ? 22 : 17, colours.glyph, face);
}

function drawSietch(canvas: SkCanvas, known: string, rank: number, face: SkTypeface | null): void {
  const colours = pieceColours.atreides;
  scaled(canvas, 1.28, 2, () =>
    silhouette(canvas, siteGlyphs.sietch, known === 'open' ? colours.hue : colours.glyph, colours.high, 8),
  );
  const words = known === 'hidden' ? '?' : String(rank);
  const dot = pathOf('M-17 22A17 17 0 1 1 17 22A17 17 0 1 1 -17 22Z');
  canvas.drawPath(dot, fillPaint(colours.high));
  canvas.drawPath(
    dot,
    strokePaint(known === 'open' ? colours.hue : colours.glyph, known === 'known' ? 2 : 4),
  );
  text(canvas, words, 27, 31.5, colours.glyph, face);
}

function drawWorm(canvas: SkCanvas, wild: boolean): void {
  const parts: Glyph = wild ? desertGlyphs.wildMaker : desertGlyphs.sandworm;
  scaled(canvas, wild ? 1.1 : 1.22, 0, () => {
    const [hide, throat, teeth] = parts;
    if (!hide || !throat || !teeth) return;
    shadow(canvas, pathOf(hide.d));
    canvas.drawPath(pathOf(hide.d), strokePaint('#FFF3DC', 6));
    const skin = fillPaint('#8A5A34');
    skin.setShader(
      Skia.Shader.MakeLinearGradient(
        { x: -30, y: -34 },
        { x: 26, y: 36 },
        wild
          ? [Skia.Color('#5A86BC'), Skia.Color('#1F3F69')]
          : [Skia.Color('#C08A54'), Skia.Color('#5E3A20')],
        null,
        TileMode.Clamp,
      ),
    );
    canvas.drawPath(pathOf(hide.d), skin);
    canvas.drawPath(pathOf(throat.d), fillPaint('#1A0C08'));
    canvas.drawPath(pathOf(teeth.d), fillPaint('#FBF0DA'));
    for (const part of parts.slice(3)) {
      canvas.drawPath(
        pathOf(part.d),
        part.stroke ? strokePaint('#1F3F69', part.stroke) : fillPaint('#FBF0DA'),
      );
    }
  });
}

const isSide = (word: string | undefined): word is arrakis.Side =>
  word === 'atreides' || word === 'harkonnen';

/** Draws one piece around the origin, 100 units broad. */
export function drawSprite(canvas: SkCanvas, name: SpriteName, face: SkTypeface | null): void {
  const [kind, ...rest] = name.split('-');
  const side: arrakis.Side = isSide(rest[0]) ? rest[0] : 'atreides';
  const colours = pieceColours[side];
  switch (kind) {
    case 'unit': {
      const rank = rest[1] === 'elite' ? 'elite' : rest[1] === 'special' ? 'special' : 'regular';
      body(canvas, baseShapes.rank[rank], colours);
      scaled(
        canvas,
        rank === 'regular' ? 0.94 : 0.86,
        rank === 'regular' && side === 'harkonnen' ? 4 : 1,
        () => glyph(canvas, unitGlyphs[side][rank], colours.glyph, colours.low),
      );
      return;
    }
    case 'pip': {
      const rank = rest[1] === 'elite' ? 'elite' : rest[1] === 'special' ? 'special' : 'regular';
      body(canvas, baseShapes.rank[rank], colours, false);
      return;
    }
    case 'generic':
      body(canvas, baseShapes.leader[side], colours);
      scaled(canvas, 0.94, side === 'atreides' ? -3 : 0, () =>
        glyph(canvas, genericGlyphs[side], colours.glyph, colours.low),
      );
      return;
    case 'leader': {
      const leader = arrakis.LEADER_FACTS.find(({ id }) => name === `leader-${id}`);
      if (!leader) return;
      const noble = pieceColours[`${leader.side}Leader`];
      body(canvas, baseShapes.leader[leader.side], noble);
      scaled(canvas, 0.98, -4, () => glyph(canvas, leaderGlyphs[leader.id], noble.glyph, noble.low));
      return;
    }
    case 'token':
      body(canvas, baseShapes.token, colours);
      scaled(canvas, 0.8, -2, () => glyph(canvas, tokenGlyph, colours.glyph, colours.low));
      return;
    case 'mark': {
      body(canvas, baseShapes.rank.regular, pieceColours[`${side}Leader`], false);
      const parts = rest[1] === 'star' ? marks.star : rest[1] === 'pennant' ? marks.pennant : tokenGlyph;
      scaled(canvas, 0.78, 0, () => glyph(canvas, parts, pieceColours[`${side}Leader`].glyph, colours.low));
      return;
    }
    case 'stack':
      drawStack(canvas, side, Number(rest[1]), face);
      return;
    case 'settlement': {
      const fort = pieceColours.harkonnen;
      scaled(canvas, 1.25, 0, () => silhouette(canvas, siteGlyphs.settlement, fort.low, fort.edge, 8));
      pips(canvas, Number(rest[0]), 2, fort.glyph);
      return;
    }
    case 'sietch':
      drawSietch(canvas, rest[0] ?? 'hidden', Number(rest[1]), face);
      return;
    case 'station':
      body(canvas, baseShapes.rank.regular, pieceColours.station);
      scaled(canvas, 0.82, -2, () =>
        glyph(canvas, siteGlyphs.station, pieceColours.station.glyph, pieceColours.station.low),
      );
      return;
    case 'wormsign':
      body(canvas, baseShapes.rank.regular, pieceColours.wormsign);
      scaled(canvas, 0.92, 2, () =>
        glyph(canvas, desertGlyphs.wormsign, pieceColours.wormsign.glyph, pieceColours.wormsign.low),
      );
      return;
    case 'sandworm':
    case 'wildMaker':
      drawWorm(canvas, kind === 'wildMaker');
      return;
    case 'harvester':
    case 'ornithopter':
    case 'carryall':
      scaled(canvas, 1.18, 0, () =>
        silhouette(canvas, vehicleGlyphs[kind], pieceColours.vehicle.glyph, pieceColours.vehicle.edge, 9),
      );
      return;
    case 'die': {
      const shown = rest[1] === 'hit' ? 'hit' : rest[1] === 'shield' ? 'shield' : 'special';
      body(canvas, baseShapes.rank.elite, colours);
      scaled(canvas, 0.9, 0, () => glyph(canvas, combatDieGlyphs[shown], colours.glyph, colours.low));
      return;
    }
    default:
  }
}
