import { PaintStyle, Skia, type SkCanvas } from '@shopify/react-native-skia';
import type { imperium } from '../../../../engine';
import { drawGlyph, fill } from '../../../board/paint/drawGlyph';
import { drawCentred } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { markGlyphs } from '../../pieces/glyphs';
import { seatStyle } from '../../pieces/seats';
import type { SeatLine } from '../layout/types';
import { drawItems, drawSign } from './drawToken';
import type { Faces } from './faces';
import type { BoardPalette } from './palette';

/** Points that end the game (I4). */
const GOAL = 10;
const LANE_STEPS = 12;

export interface LineShown {
  readonly seat: imperium.SeatView;
  readonly letter: string;
  readonly turn: boolean;
  readonly first: boolean;
  /** House Hagal scores nothing (I12). */
  readonly scores: boolean;
  /** The strength that fills the bar. */
  readonly most: number;
}

export function lanePlace({ lane, points }: SeatLine, score: number) {
  if (!lane) return points;
  const at = Math.min(LANE_STEPS, Math.max(0, score));
  return { x: lane.x + (lane.width * (at + 0.5)) / (LANE_STEPS + 1), y: lane.y + lane.height / 2 };
}

function drawLane(
  canvas: SkCanvas,
  line: SeatLine,
  shown: LineShown,
  palette: BoardPalette,
  moving: boolean,
): void {
  const { lane, signSize } = line;
  if (!lane) return;
  const y = lane.y + lane.height / 2;
  canvas.drawLine(lane.x, y, lane.x + lane.width, y, stroke(palette.hollow, 2));
  const goal = lanePlace(line, GOAL);
  canvas.drawLine(goal.x, lane.y, goal.x, lane.y + lane.height, stroke(palette.muted, 1.4));
  if (moving) return;
  const { colour, edge } = seatStyle(shown.seat.seat);
  const at = lanePlace(line, shown.seat.points);
  canvas.drawLine(lane.x, y, at.x, y, stroke(colour, 2.6));
  canvas.drawCircle(at.x, at.y, signSize * 0.24, fill(edge));
  canvas.drawCircle(at.x, at.y, signSize * 0.18, fill(colour));
}

/** Strength as a bar: a block of two for each troop, a thin one for each sword. */
function drawBar(canvas: SkCanvas, line: SeatLine, { seat, most }: LineShown, palette: BoardPalette): void {
  const { bar, swords, signSize } = line;
  drawGlyph(canvas, markGlyphs.swords, swords.x, swords.y, signSize * 0.66, palette.muted, palette.panel);
  const { colour, edge } = seatStyle(seat.seat);
  const unit = bar.width / most;
  const rim = fill(edge);
  rim.setStyle(PaintStyle.Stroke);
  rim.setStrokeWidth(1);
  let x = bar.x;
  const hollow = Skia.XYWHRect(bar.x, bar.y + bar.height * 0.44, bar.width, bar.height * 0.12);
  canvas.drawRRect(Skia.RRectXY(hollow, 1, 1), fill(palette.hollow));
  const block = (width: number, y: number, height: number): void => {
    const rect = Skia.RRectXY(Skia.XYWHRect(x + 0.5, y, Math.max(1, width - 1.4), height), 1.5, 1.5);
    canvas.drawRRect(rect, fill(colour));
    canvas.drawRRect(rect, rim);
    x += width;
  };
  const troops = Math.min(seat.conflict, Math.floor(seat.strength / 2) || seat.conflict);
  for (let k = 0; k < troops; k++) block(2 * unit, bar.y, bar.height);
  for (let k = 2 * troops; k < seat.strength; k++) block(unit, bar.y + bar.height * 0.2, bar.height * 0.6);
}

/** The middle of the end of a bar, where troops arrive. */
export function barEnd({ bar }: SeatLine, seat: imperium.SeatView, most: number) {
  return { x: bar.x + (bar.width * Math.min(most, seat.strength)) / most, y: bar.y + bar.height / 2 };
}

/** A player beside the Conflict: whose turn, Agents left, points, strength, garrison. */
export function drawLine(
  canvas: SkCanvas,
  line: SeatLine,
  shown: LineShown,
  palette: BoardPalette,
  faces: Faces,
  moving: boolean,
): void {
  const { seat, letter, turn, first, scores } = shown;
  const { box, sign, signSize, agents, points, strength, garrison } = line;
  const { colour, edge } = seatStyle(seat.seat);
  if (turn) {
    const plate = Skia.RRectXY(Skia.XYWHRect(box.x, box.y + 0.5, box.width, box.height - 1), 5, 5);
    canvas.drawRRect(plate, fill(palette.panelStrong));
    canvas.drawRRect(plate, stroke(palette.text, 1.4));
  }
  drawSign(canvas, seat.seat, letter, sign.x, sign.y, signSize, faces);
  for (let k = 0; k < seat.agents; k++) {
    const x = agents.x + signSize * 0.5 * (k + 0.5);
    drawGlyph(
      canvas,
      markGlyphs.pawn,
      x,
      agents.y,
      signSize * 0.78,
      seat.revealed ? palette.hollow : palette.text,
      palette.panel,
    );
  }
  if (first)
    drawGlyph(
      canvas,
      markGlyphs.tooth,
      line.first.x,
      line.first.y,
      signSize * 0.7,
      palette.muted,
      palette.panel,
    );
  if (scores) {
    drawItems(
      canvas,
      [{ kind: 'token', token: 'points', words: String(seat.points) }],
      points.x,
      points.y,
      signSize * 1.22,
      palette.text,
      faces,
    );
    drawLane(canvas, line, shown, palette, moving);
  }
  drawBar(canvas, line, shown, palette);
  const quiet = seat.strength === 0;
  drawCentred(
    canvas,
    faces.figures,
    String(seat.strength),
    strength.x,
    strength.y,
    signSize * (quiet ? 0.8 : 0.96),
    quiet ? palette.muted : palette.text,
  );
  const side = Math.min(garrison.height, garrison.width * 0.42) * 0.92;
  const left = garrison.x + 2;
  const top = garrison.y + (garrison.height - side) / 2;
  const cube = Skia.RRectXY(Skia.XYWHRect(left, top, side, side), 2, 2);
  const soft = fill(colour);
  soft.setAlphaf(0.45);
  canvas.drawRRect(cube, soft);
  canvas.drawRRect(cube, stroke(edge, 1));
  drawCentred(
    canvas,
    faces.figures,
    String(seat.garrison),
    left + side + (garrison.width - side) * 0.42,
    strength.y,
    signSize * 0.8,
    palette.muted,
  );
}
