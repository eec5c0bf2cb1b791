import { Skia, type SkCanvas, type SkPath } from '@shopify/react-native-skia';
import { imperium } from '../../../../engine';
import { drawGlyph, fill } from '../../../board/paint/drawGlyph';
import { drawCentred } from '../../../board/paint/drawText';
import { stroke } from '../../../board/paint/stroke';
import { iconGlyphs } from '../../pieces/glyphs';
import type { Item } from '../../pieces/items';
import { factionColours } from '../../pieces/tokens';
import { onTrack, stepAngle, STEPS } from '../layout/tracks';
import type { TrackPlace } from '../layout/types';
import { drawItems } from './drawToken';
import type { Faces } from './faces';
import type { BoardPalette } from './palette';

/** I8.2 and I8.3: what lies on a step. */
function stepItem(faction: imperium.Faction, step: number): Item | null {
  if (step === 2) return { kind: 'token', token: 'points', words: '1' };
  if (step !== 4) return null;
  const bonus = imperium.TRACK_BONUS[faction];
  if (bonus.do === 'gain') return { kind: 'token', token: bonus.resource, words: String(bonus.n) };
  return bonus.do === 'recruit'
    ? { kind: 'token', token: 'troop', words: String(bonus.n) }
    : { kind: 'token', token: 'intrigue', words: null };
}

/** The quarter of the rim, from one step to another, with some air at its edges. */
export function trackPath(track: TrackPlace, first = 0, last = STEPS - 1, inset = 0): SkPath {
  const { from, to } = track;
  const one = (to - from) / STEPS;
  const [start, end] = [from + first * one, from + (last + 1) * one];
  const [inner, outer] = [track.inner + inset, track.outer - inset];
  const at = (angle: number, radius: number): string => {
    const { x, y } = onTrack(track, angle, radius);
    return `${x} ${y}`;
  };
  const way = to > from ? 1 : 0;
  const there = `M${at(start, outer)}A${outer} ${outer} 0 0 ${way} ${at(end, outer)}`;
  const back = `L${at(end, inner)}A${inner} ${inner} 0 0 ${1 - way} ${at(start, inner)}Z`;
  return Skia.Path.MakeFromSVGString(there + back) ?? Skia.Path.Make();
}

/** A Faction's influence: a quarter of the rim in seven steps, darker the higher, and its crest outside. */
export function drawTrack(canvas: SkCanvas, track: TrackPlace, palette: BoardPalette, faces: Faces): void {
  const { faction, inner, outer, crest, crestRadius } = track;
  const colour = factionColours[faction];
  const whole = trackPath(track);
  canvas.drawPath(whole, fill(palette.rim));
  for (let step = 0; step < STEPS; step++) {
    const tint = fill(colour);
    tint.setAlphaf((palette.dark ? 0.16 : 0.1) + step * 0.085);
    canvas.drawPath(trackPath(track, step, step), tint);
  }
  const one = (track.to - track.from) / STEPS;
  for (let step = 1; step < STEPS; step++) {
    const angle = track.from + step * one;
    const [a, b] = [onTrack(track, angle, inner), onTrack(track, angle, outer)];
    canvas.drawLine(a.x, a.y, b.x, b.y, stroke(palette.rimStep, step === 4 ? 2 : 1));
  }
  canvas.drawPath(whole, stroke(palette.plateEdge, 1));

  const depth = outer - inner;
  const middle = (inner + outer) / 2;
  for (let step = 0; step < STEPS; step++) {
    const at = onTrack(track, stepAngle(track, step), middle);
    const item = stepItem(faction, step);
    if (item) drawItems(canvas, [item], at.x, at.y, depth * 0.6, palette.text, faces);
    else if (step > 0) {
      drawCentred(canvas, faces.figures, String(step), at.x, at.y, depth * 0.42, palette.rimText);
    }
  }

  // The place of the Alliance, whoever holds it.
  canvas.drawCircle(crest.x, crest.y, crestRadius + 1.5, stroke(palette.rimStep, 3));
  canvas.drawCircle(crest.x, crest.y, crestRadius, fill(colour));
  canvas.drawCircle(crest.x, crest.y, crestRadius, stroke('#FBF3E2', Math.max(1.2, crestRadius * 0.1)));
  drawGlyph(canvas, iconGlyphs[faction], crest.x, crest.y, crestRadius * 1.35, '#FBF3E2', colour);
}
