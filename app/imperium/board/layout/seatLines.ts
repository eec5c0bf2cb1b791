import { clamp } from './planetZone';
import type { Box, SeatLine } from './types';

/** A player's line is broad enough for the lane of points from here on. */
const LANE_FROM = 214;
/** A line so high and so narrow is written in two rows. */
const TWO_ROWS = { height: 36, width: 300 } as const;

/** Lines are as high for three seats as for four: the board must not differ from game to game. */
const MOST_SEATS = 4;

interface Row {
  readonly x: number;
  readonly middle: number;
  readonly width: number;
  readonly height: number;
}

type Standing = Pick<SeatLine, 'sign' | 'signSize' | 'agents' | 'first' | 'points'>;
type Fighting = Pick<SeatLine, 'swords' | 'bar' | 'strength' | 'garrison'>;

/** Sign, Agents, first player, points; and where the rest of the row begins. */
function standing({ x, middle, width, height }: Row): Standing & { readonly end: number } {
  const signSize = clamp(Math.min(height * 0.86, width * 0.058), 12, 30);
  const sign = { x: x + signSize * 0.75, y: middle };
  const agents = { x: sign.x + signSize * 0.72, y: middle };
  const first = { x: agents.x + signSize * 1.78, y: middle };
  const points = { x: first.x + signSize * 0.92, y: middle };
  return { sign, signSize, agents, first, points, end: points.x + signSize * 0.85 };
}

function lane(row: Row): Box {
  const height = row.height * 0.42;
  return { x: row.x, y: row.middle - height / 2, width: row.width, height };
}

/** The bar of strength, its number, the garrison. */
function fighting({ x, middle, width, height }: Row, signSize: number): Fighting {
  const garrison = signSize * 1.75;
  const number = signSize * 1.3;
  const bar = height * 0.62;
  const from = x + signSize * 0.8;
  const to = x + width - garrison - number;
  return {
    swords: { x: x + signSize * 0.36, y: middle },
    bar: { x: from, y: middle - bar / 2, width: to - from, height: bar },
    strength: { x: to + number / 2, y: middle },
    garrison: { x: x + width - garrison, y: middle - bar / 2, width: garrison, height: bar },
  };
}

/** Who plays, how far everybody is, and how strong: a line for each seat. */
export function seatLines({ x, y, width, height }: Box, seats: number): readonly SeatLine[] {
  const lineHeight = height / MOST_SEATS;
  const top = y + ((MOST_SEATS - seats) * lineHeight) / 2;
  const twice = lineHeight >= TWO_ROWS.height && width < TWO_ROWS.width;
  return Array.from({ length: seats }, (_, seat): SeatLine => {
    const box: Box = { x, y: top + seat * lineHeight, width, height: lineHeight };
    if (twice) {
      const half = lineHeight / 2;
      const upper = { x, middle: box.y + half * 0.55, width, height: half };
      const { end, ...who } = standing(upper);
      const room = {
        x: end,
        middle: upper.middle,
        width: x + width - end - who.signSize * 0.5,
        height: half,
      };
      const lower = { x: x + 4, middle: box.y + half * 1.5, width: width - 6, height: half * 0.9 };
      return { seat, box, ...who, lane: lane(room), ...fighting(lower, who.signSize) };
    }
    const row = { x, middle: box.y + lineHeight / 2, width, height: lineHeight };
    const { end, ...who } = standing(row);
    const rest = x + width - end;
    const laneWidth = width >= LANE_FROM ? rest * 0.24 : 0;
    const gap = laneWidth > 0 ? who.signSize * 0.5 : 0;
    return {
      seat,
      box,
      ...who,
      lane: laneWidth > 0 ? lane({ ...row, x: end, width: laneWidth }) : null,
      ...fighting({ ...row, x: end + laneWidth + gap, width: rest - laneWidth - gap }, who.signSize),
    };
  });
}
