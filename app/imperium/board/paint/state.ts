import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { imperium } from '../../../../engine';
import { drawGlyph, fill } from '../../../board/paint/drawGlyph';
import { drawCentred } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { markGlyphs } from '../../pieces/glyphs';
import { seatLetters, seatStyle } from '../../pieces/seats';
import { agentPlace, agentSize } from '../layout/agents';
import { markerPlace, markerSize } from '../layout/tracks';
import type { BoardLayout, SpacePlace } from '../layout/types';
import type { BoardMotion } from '../motion/types';
import { drawSign } from './drawToken';
import type { Faces } from './faces';
import { drawLine } from './lines';
import type { BoardPalette } from './palette';

/** So much strength fills a bar unless somebody has more: a usual Conflict, so that bars of different rounds compare. */
const USUAL_STRENGTH = 16;

export function mostStrength(view: imperium.View): number {
  return Math.max(
    USUAL_STRENGTH,
    ...view.seats.map(({ strength, conflict }) => Math.max(strength, 2 * conflict)),
  );
}

/** House Hagal, which plays along as the third of two (I12), has neither points nor influence. */
export function scores(view: imperium.View, seat: number): boolean {
  const people = view.seats.filter(({ automaton }) => !automaton).length;
  return people !== 2 || view.seats[seat]?.automaton !== true;
}

function drawGrains(
  canvas: SkCanvas,
  place: SpacePlace,
  count: number,
  palette: BoardPalette,
  faces: Faces,
): void {
  if (count === 0) return;
  const { box } = place;
  const size = Math.min(box.width, box.height) * 0.15;
  const shown = Math.min(count, 6);
  for (let k = 0; k < shown; k++) {
    const row = k < 3 ? 0 : 1;
    const x = box.x + box.width * 0.1 + size * (0.5 + (k % 3) * 0.92 + row * 0.45);
    const y = box.y + box.height - size * (0.35 + row * 0.75);
    canvas.drawCircle(x, y, size * 0.5, fill('#FBE9CF'));
    canvas.drawCircle(x, y, size * 0.4, fill('#B4571F'));
  }
  const x = box.x + box.width * 0.1 + size * (shown > 3 ? 4 : shown + 0.9);
  drawCentred(
    canvas,
    faces.figures,
    `+${count}`,
    x,
    box.y + box.height - size * 0.5,
    size * 1.6,
    palette.text,
  );
}

/** Everything that changes from move to move. `moving` is shown elsewhere just now; `named`: spaces show their names. */
export function drawState(
  canvas: SkCanvas,
  layout: BoardLayout,
  view: imperium.View,
  palette: BoardPalette,
  faces: Faces,
  moving: BoardMotion | null,
  named: boolean,
): void {
  const letters = seatLetters(view.seats);
  const most = mostStrength(view);
  for (const line of layout.lines) {
    const seat = view.seats[line.seat];
    if (!seat) continue;
    const shown = {
      seat,
      letter: letters[line.seat] ?? '',
      turn: (view.decision?.seat ?? view.turn?.seat) === line.seat,
      first: view.firstPlayer === line.seat,
      scores: scores(view, line.seat),
      most,
    };
    drawLine(canvas, line, shown, palette, faces, moving?.kind === 'points' && moving.seat === line.seat);
  }

  for (const track of layout.tracks) {
    const size = markerSize(track);
    for (const { seat, influence } of view.seats) {
      if (!scores(view, seat)) continue;
      if (moving?.kind === 'influence' && moving.seat === seat && moving.faction === track.faction) continue;
      const at = markerPlace(track, influence[track.faction], seat);
      drawSign(canvas, seat, null, at.x, at.y, size, faces);
    }
    const holder = view.alliances[track.faction];
    const { crest, crestRadius } = track;
    if (holder === null) continue;
    const { colour, edge } = seatStyle(holder);
    canvas.drawCircle(crest.x, crest.y, crestRadius + 1.5, stroke(edge, 4.5));
    canvas.drawCircle(crest.x, crest.y, crestRadius + 1.5, stroke(colour, 2.5));
    drawSign(
      canvas,
      holder,
      letters[holder] ?? null,
      crest.x + crestRadius * 0.8,
      crest.y + crestRadius * 0.8,
      crestRadius * 1.15,
      faces,
    );
  }

  for (const place of layout.spaces) {
    drawOnSpace(canvas, place, view, letters, palette, faces, named);
  }
}

function drawOnSpace(
  canvas: SkCanvas,
  place: SpacePlace,
  view: imperium.View,
  letters: readonly string[],
  palette: BoardPalette,
  faces: Faces,
  named: boolean,
): void {
  const { id, box } = place;
  const maker = imperium.MAKERS.find((entry) => entry === id);
  if (maker) drawGrains(canvas, place, view.bonusSpice[maker], palette, faces);
  const controlled = imperium.CONTROLLED.find((entry) => entry === id);
  const holder = controlled ? view.control[controlled] : null;
  if (holder !== null) {
    const size = Math.min(box.width, box.height) * 0.42;
    const [x, y] = [box.x + size * 0.1, box.y + box.height * 0.52];
    drawGlyph(canvas, markGlyphs.flag, x, y, size * 1.16, seatStyle(holder).edge, palette.plate);
    drawGlyph(canvas, markGlyphs.flag, x, y, size, seatStyle(holder).colour, palette.plate);
    drawSign(canvas, holder, null, x + size * 0.1, y - size * 0.24, size * 0.3, faces);
  }
  if (id === 'mentat' && view.mentat === null && view.mentatNext === null) {
    const size = agentSize(place) * 0.9;
    const at = agentPlace(place, 0, named);
    canvas.drawCircle(at.x, at.y, size * 0.5, fill('#F3EADA'));
    canvas.drawCircle(at.x, at.y, size * 0.5, stroke('#14181F', 1.2));
    drawGlyph(canvas, markGlyphs.pawn, at.x, at.y, size * 0.7, '#14181F', '#F3EADA');
  }
  if (id === 'high-council') {
    view.seats
      .filter(({ councilSeat }) => councilSeat)
      .forEach(({ seat }, index) => {
        const size = Math.min(box.width, box.height) * 0.26;
        drawSign(
          canvas,
          seat,
          null,
          box.x + size * (0.6 + index * 0.95),
          box.y + box.height - size * 0.3,
          size,
          faces,
        );
      });
  }
  for (const { voice, seat } of view.seats) {
    if (voice !== id) continue;
    const bar = stroke(seatStyle(seat).colour, Math.max(2.5, box.width * 0.05));
    canvas.drawLine(
      box.x + 4,
      box.y + box.height - 4,
      box.x + box.width - 4,
      box.y + 4,
      stroke(seatStyle(seat).edge, Math.max(4, box.width * 0.08)),
    );
    canvas.drawLine(box.x + 4, box.y + box.height - 4, box.x + box.width - 4, box.y + 4, bar);
  }
  const agents = view.spaces.find(({ space }) => space === id)?.agents ?? [];
  agents.forEach((seat, index) => {
    const at = agentPlace(place, index, named);
    drawAgent(canvas, seat, letters[seat] ?? null, at.x, at.y, agentSize(place), faces);
  });
}

/** An Agent: the player's sign as a piece that stands on the board. */
export function drawAgent(
  canvas: SkCanvas,
  seat: number,
  letter: string | null,
  x: number,
  y: number,
  size: number,
  faces: Faces,
): void {
  const shadow = fill('rgba(8, 8, 12, 0.45)');
  canvas.drawOval(Skia.XYWHRect(x - size * 0.46, y + size * 0.2, size * 1.02, size * 0.44), shadow);
  drawSign(canvas, seat, letter, x, y, size, faces);
}
