/** Finds room in a cell: its middle, its name, and places for pieces at three distances of the camera. */
import { depth } from '../../app/arrakis/board/geometry/outline';
import { LABEL, SIZE } from '../../app/arrakis/board/geometry/sizes';
import type { FigureSlots, LabelGeometry, Point, StackSlots } from '../../app/arrakis/board/geometry/types';

/** A disc (or, for names, a turned box) that pieces should keep clear of. */
export type Keep = (x: number, y: number) => number;

const round = (value: number): number => Math.round(value * 10) / 10;
const point = (x: number, y: number): Point => [round(x), round(y)];

function grid(outline: readonly Point[], step: number): Point[] {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const points: Point[] = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
      if (depth(outline, x, y) > 0) points.push([x, y]);
    }
  }
  return points;
}

function best(points: readonly Point[], score: (p: Point) => number): Point {
  let winner: Point = [0, 0];
  let top = -Infinity;
  for (const p of points) {
    const value = score(p);
    if (value > top) {
      top = value;
      winner = p;
    }
  }
  return winner;
}

export function middle(outline: readonly Point[]): { readonly at: Point; readonly reach: number } {
  let found = best(grid(outline, 10), (p) => depth(outline, p[0], p[1]));
  for (let step = 5; step > 0.1; step /= 2) {
    const around: Point[] = [];
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) around.push([found[0] + i * step, found[1] + j * step]);
    found = best(around, (p) => depth(outline, p[0], p[1]));
  }
  return { at: point(found[0], found[1]), reach: round(depth(outline, found[0], found[1])) };
}

/** The point from which every stretch of the outline is best seen. Fails if some stretch is seen from behind. */
export function hubOf(outline: readonly Point[]): Point {
  const worst = ([x, y]: Point): number =>
    Math.min(
      ...outline.map(([ax, ay], k) => {
        const [bx, by] = outline[(k + 1) % outline.length] ?? [ax, ay];
        const length = Math.hypot(bx - ax, by - ay);
        return length < 1e-6 ? Infinity : ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
      }),
    );
  let found = best(grid(outline, 8), worst);
  for (let step = 4; step > 0.2; step /= 2) {
    const around: Point[] = [];
    for (let i = -2; i <= 2; i++)
      for (let j = -2; j <= 2; j++) around.push([found[0] + i * step, found[1] + j * step]);
    found = best(around, worst);
  }
  if (worst(found) <= 0.5) throw new Error('an outline cannot be seen from one point');
  return point(found[0], found[1]);
}

/** Ways to set a name: in one line, or broken at each space (all of them for three short words). */
function settings(name: string): string[][] {
  const words = name.split(' ');
  const ways = [[name]];
  for (let k = 1; k < words.length; k++) ways.push([words.slice(0, k).join(' '), words.slice(k).join(' ')]);
  if (words.length > 2) ways.push(words);
  if (words.length > 3) ways.push([`${words[0]} ${words[1]}`, words[2] ?? '', words.slice(3).join(' ')]);
  return ways;
}

// Rough breadth of a letter of the board's lettering, in parts of its size.
const LETTER = 0.56 + LABEL.tracking;

export function breadth(lines: readonly string[], size: number): number {
  return Math.max(...lines.map((line) => line.length)) * LETTER * size;
}

/** The name's place: level if it can be, high in the cell, clear of the outline and of air zones. */
export function placeLabel(
  name: string,
  wanted: number,
  outline: readonly Point[],
  keeps: readonly Keep[],
): LabelGeometry {
  const points = grid(outline, 6);
  const ys = outline.map((p) => p[1]);
  const topY = Math.min(...ys);
  const span = Math.max(...ys) - topY;
  let winner: LabelGeometry | null = null;
  let top = -Infinity;
  for (const lines of settings(name)) {
    for (const size of [wanted, wanted * 0.92, wanted * 0.84]) {
      for (const turn of [0, -0.12, 0.12, -0.24, 0.24]) {
        const half = breadth(lines, size) / 2;
        const tall = (lines.length * LABEL.leading * size) / 2;
        const cos = Math.cos(turn);
        const sin = Math.sin(turn);
        for (const [x, y] of points) {
          let room = Infinity;
          for (const [u, v] of [
            [-1, -1],
            [0, -1],
            [1, -1],
            [1, 1],
            [0, 1],
            [-1, 1],
          ] as const) {
            const px = x + u * half * cos - v * tall * sin;
            const py = y + u * half * sin + v * tall * cos;
            room = Math.min(room, depth(outline, px, py), ...keeps.map((keep) => keep(px, py)));
          }
          const cost =
            1.6 * Math.max(0, 9 - room) +
            14 * ((y - topY) / span) +
            6 * (lines.length - 1) ** 1.5 +
            40 * Math.abs(turn) +
            60 * (1 - size / wanted);
          if (-cost > top) {
            top = -cost;
            winner = { at: point(x, y), lines, size: round(size), turn };
          }
        }
      }
    }
  }
  if (winner === null) throw new Error(`no room for the name ${name}`);
  return winner;
}

/** How far a point is from a name's box (negative inside). */
export function labelKeep(label: LabelGeometry): Keep {
  const half = breadth(label.lines, label.size) / 2;
  const tall = (label.lines.length * LABEL.leading * label.size) / 2;
  const cos = Math.cos(label.turn);
  const sin = Math.sin(label.turn);
  return (x, y) => {
    const dx = x - label.at[0];
    const dy = y - label.at[1];
    const u = Math.abs(dx * cos + dy * sin) - half;
    const v = Math.abs(dy * cos - dx * sin) - tall;
    return u > 0 && v > 0 ? Math.hypot(u, v) : Math.max(u, v);
  };
}

const apart = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
/** Too little room costs, room to spare gains a little. */
const comfort = (room: number): number => (room < 0 ? 4 * room : Math.min(room, 12) * 0.15);

/** What can stand in a cell beside a legion. */
export interface Use {
  readonly site: boolean;
  readonly extras: boolean;
  /** A sietch keeps harvesters and wormsigns away; they come only once it is gone, and take its place (R6.7). */
  readonly either: boolean;
  /** Extras come here so seldom that figures need not leave them room. */
  readonly rare: boolean;
}

type Disc = readonly [centre: Point, size: number];

class Room {
  readonly all: readonly Point[];
  private readonly clear = new Map<Point, number>();

  constructor(outline: readonly Point[], keeps: readonly Keep[], inset: number) {
    this.all = grid(outline, 7).filter((p) => {
      const inside = depth(outline, p[0], p[1]);
      this.clear.set(p, Math.min(inside, ...keeps.map((keep) => keep(p[0], p[1]))));
      return inside > inset;
    });
  }

  at(p: Point): number {
    return this.clear.get(p) ?? -Infinity;
  }

  /** The best place for one more disc beside those already set. */
  beside(taken: readonly Disc[], size: number, bonus: (p: Point) => number = () => 0): Point {
    return best(
      this.all,
      (p) =>
        comfort(this.at(p) - size) +
        taken.reduce((sum, [q, r]) => sum + 0.7 * comfort(apart(p, q) - r - size), 0) +
        bonus(p),
    );
  }
}

export function stackSlots(
  outline: readonly Point[],
  keeps: readonly Keep[],
  size: { readonly stack: number; readonly site: number; readonly extra: number },
  use: Use,
): StackSlots {
  const room = new Room(outline, keeps, 16);
  let stack = room.beside([], size.stack);
  let site: Point | null = null;
  if (use.site) {
    let top = -Infinity;
    for (const p of room.all) {
      const own = comfort(room.at(p) - size.stack);
      if (own + 4 < top) continue;
      for (const q of room.all) {
        const value =
          own + comfort(room.at(q) - size.site) + 0.8 * comfort(apart(p, q) - size.stack - size.site);
        if (value > top) {
          top = value;
          stack = p;
          site = q;
        }
      }
    }
  }
  const taken: Disc[] = [[stack, size.stack], ...(site ? [[site, size.site] as const] : [])];
  const extra: Point[] = use.either && site ? [point(...site)] : [];
  while (use.extras && extra.length < 2) {
    const next = room.beside(taken, size.extra);
    extra.push(point(...next));
    taken.push([next, size.extra]);
  }
  return { stack: point(...stack), site: site && point(...site), extra };
}

/** Single figures on a hexagonal lattice, the lattice turned and shifted until most of them fit. */
function lattice(
  centre: Point,
  size: number,
  most: number,
  tights: readonly number[],
  least: number,
  free: (p: Point) => number,
): Point[] {
  let winner: Point[] = [];
  let top = -Infinity;
  const gap = 2 * size + 2;
  for (const tight of tights) {
    const dx = gap * tight;
    const dy = dx * 0.88;
    for (let turn = 0; turn < Math.PI / 3 - 1e-9; turn += Math.PI / 18) {
      for (let shift = 0; shift < 16; shift++) {
        const found: Point[] = [];
        for (let row = -7; row <= 7; row++) {
          for (let col = -7; col <= 7; col++) {
            const u = (col + (row % 2 === 0 ? 0 : 0.5) + (shift % 4) / 4) * dx;
            const v = (row + Math.floor(shift / 4) / 4) * dy;
            const p = point(
              centre[0] + u * Math.cos(turn) - v * Math.sin(turn),
              centre[1] + u * Math.sin(turn) + v * Math.cos(turn),
            );
            if (free(p) >= least) found.push(p);
          }
        }
        const value = Math.min(found.length, most) * tight ** 1.5 - (turn === 0 ? 0 : 0.2);
        if (value > top + 1e-9) {
          top = value;
          winner = found;
        }
      }
    }
  }
  return winner;
}

/** Where figures stand, and beside them what else can lie here. */
export function figureSlots(
  outline: readonly Point[],
  keeps: readonly Keep[],
  centre: Point,
  use: Use,
): FigureSlots {
  const { figure, roomy, site: siteSize, extra: extraSize } = SIZE.near;
  const room = new Room(outline, keeps, 14);
  // Into the corners, so that the room for figures stays in one piece.
  const corner = (p: Point): number => 0.012 * apart(p, centre);
  const taken: Disc[] = [];
  const site = use.site ? room.beside([], siteSize, corner) : null;
  if (site) taken.push([site, siteSize]);
  const extra: Point[] = use.either && site ? [point(...site)] : [];
  while (use.extras && extra.length < 2) {
    const next = room.beside(taken, extraSize, corner);
    extra.push(point(...next));
    if (!use.rare) taken.push([next, extraSize]);
  }
  const free = (p: Point): number =>
    Math.min(
      ...keeps.map((keep) => keep(p[0], p[1])),
      ...taken.map(([q, r]) => apart(p, q) - r + 5),
      depth(outline, p[0], p[1]),
    );
  // From the widest free place outwards: a legion stands together.
  const heart = best(room.all, free);
  const together = (found: readonly Point[]): Point[] =>
    [...found].sort((p, q) => apart(p, heart) - apart(q, heart));
  return {
    figures: together(lattice(centre, figure, 12, [1, 0.94, 0.88, 0.82, 0.76], 0.9 * figure, free)).slice(
      0,
      12,
    ),
    roomy: together(lattice(centre, roomy, 7, [1, 0.95], 1.02 * roomy, free)).slice(0, 7),
    site: site && point(...site),
    extra,
  };
}
