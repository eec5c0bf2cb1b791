import { imperium } from '../../../../engine';
import { clamp, planetZone } from './planetZone';
import { seatLines } from './seatLines';
import type { BoardLayout, Box, SpacePlace } from './types';

/** From this breadth against height on, the Conflict and the band stand beside the planet, not over and under it. */
const WIDE = 1.5;

const bandSpaces = ['landsraad', 'spice'].flatMap((icon) =>
  imperium.SPACES.filter((space) => space.icon === icon && space.maker === 0),
);

/** Landsraad and trade in rows of so many. */
function band({ x, y, width, height }: Box, columns: number, gap: number): readonly SpacePlace[] {
  const rows = Math.ceil(bandSpaces.length / columns);
  const cell = { width: (width - (columns - 1) * gap) / columns, height: (height - (rows - 1) * gap) / rows };
  return bandSpaces.map((space, index) => ({
    id: space.id,
    icon: space.icon,
    onSand: false,
    box: {
      x: x + (index % columns) * (cell.width + gap),
      y: y + Math.floor(index / columns) * (cell.height + gap),
      ...cell,
    },
  }));
}

/** The Conflict over the planet, Landsraad and trade as a band under it. */
function tall(width: number, height: number, seats: number): BoardLayout {
  const gap = clamp(Math.min(width, height) * 0.01, 3, 8);
  const [left, top] = [-width / 2 + gap, -height / 2 + gap];
  const inner = width - 2 * gap;
  const line = clamp(height * 0.0365, 13.5, 30);
  const head = 4 * line + gap;
  const strip = clamp(height * 0.115, 45, 96);
  const cardWidth = clamp(width * 0.28, 100, 250);
  const conflict: Box = { x: left, y: top, width: inner, height: head };
  const card: Box = { x: left, y: top, width: cardWidth, height: head };
  const lines: Box = {
    x: left + cardWidth + gap,
    y: top,
    width: inner - cardWidth - gap,
    height: head,
  };
  const low: Box = { x: left, y: height / 2 - gap - strip, width: inner, height: strip };
  const middle: Box = {
    x: left,
    y: top + head + gap,
    width: inner,
    height: low.y - gap - (top + head + gap),
  };
  const zone = planetZone(middle, gap);
  return {
    width,
    height,
    ...zone,
    spaces: [...zone.spaces, ...band(low, bandSpaces.length, gap)],
    conflict,
    card,
    lines: seatLines(lines, seats),
    band: low,
    letter: clamp(line * 0.8, 11, 20),
    gap,
  };
}

/** The Conflict left of the planet, Landsraad and trade right of it. */
function wide(width: number, height: number, seats: number): BoardLayout {
  const gap = clamp(Math.min(width, height) * 0.01, 3, 8);
  const [left, top] = [-width / 2 + gap, -height / 2 + gap];
  const inner = height - 2 * gap;
  const side = clamp(width * 0.24, 176, 340);
  const cell = clamp(width * 0.075, 48, 120);
  const columns = 2;
  const conflict: Box = { x: left, y: top, width: side, height: inner };
  const cardHeight = clamp(inner * 0.3, 84, 190);
  const card: Box = { x: left, y: top, width: side, height: cardHeight };
  const lineHeight = clamp((inner - cardHeight - gap) / 4, 20, 74);
  const lines: Box = { x: left, y: top + cardHeight + gap, width: side, height: 4 * lineHeight };
  const bandWidth = columns * cell + gap;
  const low: Box = { x: width / 2 - gap - bandWidth, y: top, width: bandWidth, height: inner };
  const middle: Box = {
    x: left + side + 2 * gap,
    y: top,
    width: low.x - gap - (left + side + 2 * gap),
    height: inner,
  };
  const zone = planetZone(middle, gap);
  return {
    width,
    height,
    ...zone,
    spaces: [...zone.spaces, ...band(low, columns, gap)],
    conflict,
    card,
    lines: seatLines(lines, seats),
    band: low,
    letter: clamp(lineHeight * 0.5, 11, 20),
    gap,
  };
}

/** Everything in a window of this size, so that nothing has to be scrolled to and everything can be touched. */
export function layoutBoard(width: number, height: number, seats: number): BoardLayout {
  return width / height >= WIDE ? wide(width, height, seats) : tall(width, height, seats);
}
