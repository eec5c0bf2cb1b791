import type { Point } from '../geometry/types';
import { broken } from './breaks';
import { ROW, type Room } from './rooms';

/** A name that is to be set: where it may stand, and whether it may be chosen now. */
export interface Wanted {
  readonly key: string;
  readonly name: string;
  readonly room: Room;
  readonly urgent: boolean;
}

/** Something round that a name keeps clear of, in board units. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A name as it is drawn: the middle of its block of lines and the height of its letters, in board units. */
export interface Label {
  readonly key: string;
  readonly lines: readonly string[];
  readonly at: Point;
  readonly size: number;
  /** How narrow its letters are set: 1 is as they were designed. */
  readonly stretch: number;
  readonly urgent: boolean;
  /** Half the breadth and half the height of the block. */
  readonly half: Point;
}

export const LEADING = 1.04;
/** Points of air around a name. */
const AIR = 1.2;
/** Board units around the middle of a room within which pieces may matter to it. */
const NEAR = 360;

/** Names are set from this scale on (points per board unit); below it they would be specks. */
export const NAMES_FROM = 0.2;

/** Letters grow with the planet, but less: a name is read at every distance and never shouts. In points. */
export function letterSize(scale: number): number {
  return Math.min(18, Math.max(11, 8 + 10 * scale));
}

interface Form {
  readonly size: number;
  readonly stretch: number;
}

/** Where there is little room, letters are first set narrower, then smaller, as on every map. */
const FORMS: readonly Form[] = [
  { size: 1, stretch: 1 },
  { size: 1, stretch: 0.88 },
  { size: 0.94, stretch: 0.82 },
  { size: 0.88, stretch: 0.76 },
];

interface Rules {
  /** Points by which a name may reach beyond its own ground. */
  readonly beyond: number;
  /** How much of a piece's radius is kept clear. */
  readonly clear: number;
  readonly forms: readonly Form[];
}

const last = FORMS.slice(-1);
const OWN_GROUND: Rules = { beyond: 0, clear: 1, forms: FORMS };
/** For those without room on their own ground: each gives up something that the one before kept. */
const ELSEWHERE: readonly Rules[] = [
  { beyond: 5, clear: 0.95, forms: FORMS.slice(1) },
  { beyond: 11, clear: 0.9, forms: FORMS.slice(2) },
  { beyond: 11, clear: 0.66, forms: last },
  { beyond: 20, clear: 0.8, forms: last },
  { beyond: 30, clear: 0.6, forms: last },
  { beyond: 20, clear: 0, forms: last },
  { beyond: 40, clear: 0, forms: last },
];

/** One way to break a name, its breadth per unit of size. */
interface Way {
  readonly lines: readonly string[];
  readonly width: number;
}

const known = new WeakMap<(text: string) => number, Map<string, readonly Way[]>>();

/** For every number of lines the narrowest way to break the name into so many. Names return with every decision. */
function ways(name: string, widthOf: (text: string) => number): readonly Way[] {
  const before = known.get(widthOf) ?? new Map<string, readonly Way[]>();
  known.set(widthOf, before);
  const found = before.get(name) ?? narrowest(name, widthOf);
  before.set(name, found);
  return found;
}

function narrowest(name: string, widthOf: (text: string) => number): readonly Way[] {
  const best = new Map<number, Way>();
  for (const lines of broken(name)) {
    const width = Math.max(...lines.map(widthOf));
    const other = best.get(lines.length);
    if (!other || width < other.width) best.set(lines.length, { lines, width });
  }
  return [...best.values()];
}

type Block = readonly [from: number, to: number];

/** What is left of a stretch beside the blocks, if it is at least so long. */
function gaps(from: number, to: number, blocks: readonly Block[], least: number): Block[] {
  if (blocks.length === 0) return to - from >= least ? [[from, to]] : [];
  const sorted = [...blocks].sort((a, b) => a[0] - b[0]);
  const free: Block[] = [];
  let start = from;
  for (const [a, b] of sorted) {
    if (a - start >= least) free.push([start, Math.min(a, to)]);
    start = Math.max(start, b);
  }
  if (to - start >= least) free.push([start, to]);
  return free.filter(([a, b]) => b - a >= least);
}

/** The stretch that is inside a room over the whole height of some of its rows. */
function span(room: Room, first: number, count: number): Block {
  let from = -Infinity;
  let to = Infinity;
  const end = room.rows.length - 1;
  for (let k = first; k < first + count; k += 1) {
    // Beyond its top and bottom a room is as broad as there.
    const row = room.rows[Math.min(end, Math.max(0, k))];
    if (!row) continue;
    from = Math.max(from, row.from);
    to = Math.min(to, row.to);
  }
  return [from, to];
}

interface Spot {
  readonly at: Point;
  readonly half: Point;
  readonly lines: readonly string[];
  readonly cost: number;
}

function bestSpot(
  { room }: Wanted,
  way: Way,
  form: Form,
  rules: Rules,
  scale: number,
  discs: readonly Disc[],
  labels: readonly Label[],
): Spot | null {
  const size = (letterSize(scale) * form.size) / scale;
  const halfX = (way.width * size * form.stretch) / 2 + AIR / scale;
  const halfY = (way.lines.length * LEADING * size) / 2 + AIR / 2 / scale;
  const [mx, my] = room.middle;
  const beyond = rules.beyond / scale;
  const more = Math.floor(beyond / ROW);
  const tall = Math.ceil((2 * halfY) / ROW);
  let best: Spot | null = null;
  for (let start = -more; start <= room.rows.length - tall + more; start += 2) {
    const y = room.top + (start + tall / 2) * ROW;
    const broad = 5 * (way.lines.length - 1) + 0.06 * halfX;
    if (best && Math.abs(y - my) * scale + broad >= best.cost) continue;
    const [from, to] = span(room, start, tall);
    if (to - from + 2 * beyond < 2 * halfX) continue;
    const blocks: Block[] = [];
    for (const disc of discs) {
      const reach = disc.size * rules.clear;
      const off = Math.max(0, Math.abs(disc.y - y) - halfY);
      if (off >= reach) continue;
      const wide = Math.sqrt(reach * reach - off * off);
      blocks.push([disc.x - wide, disc.x + wide]);
    }
    for (const label of labels) {
      if (Math.abs(label.at[1] - y) < label.half[1] + halfY) {
        blocks.push([label.at[0] - label.half[0], label.at[0] + label.half[0]]);
      }
    }
    for (const [a, b] of gaps(from - beyond, to + beyond, blocks, 2 * halfX)) {
      const x = Math.min(Math.max(mx, a + halfX), b - halfX);
      const cost = Math.hypot(x - mx, y - my) * scale + broad;
      if (!best || cost < best.cost) best = { at: [x, y], half: [halfX, halfY], lines: way.lines, cost };
    }
  }
  return best;
}

/**
 * Sets names beside the pieces and each other, in board units, for one scale of the camera. No two of them touch. A name
 * stands on its own ground where it can; where the ground is full it reaches a little beyond, and at last under a piece.
 * What may be chosen comes first. `widthOf` tells the breadth of a text per unit of size.
 */
export function setLabels(
  wanted: readonly Wanted[],
  discs: readonly Disc[],
  scale: number,
  widthOf: (text: string) => number,
): Label[] {
  const set: Label[] = [];
  const size = letterSize(scale) / scale;

  const place = (one: Wanted, ladder: readonly Rules[]): boolean => {
    const [mx, my] = one.room.middle;
    const near = discs.filter(({ x, y }) => Math.abs(x - mx) < NEAR && Math.abs(y - my) < NEAR);
    const settings = ways(one.name, widthOf);
    for (const rules of ladder) {
      for (const form of rules.forms) {
        let best: Spot | null = null;
        for (const way of settings) {
          const spot = bestSpot(one, way, form, rules, scale, near, set);
          if (spot && (!best || spot.cost < best.cost)) best = spot;
        }
        if (!best) continue;
        const { lines, at, half } = best;
        const { key, urgent } = one;
        set.push({ key, lines, at, half, urgent, size: size * form.size, stretch: form.stretch });
        return true;
      }
    }
    return false;
  };

  const order = [...wanted].sort((a, b) => Number(b.urgent) - Number(a.urgent));
  // Whoever finds room on its own ground takes it before others reach beyond theirs.
  const waiting = order.filter((one) => !place(one, [OWN_GROUND]));
  for (const one of waiting) place(one, ELSEWHERE);
  return set;
}
