import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { SIZE } from '../geometry/sizes';
import type { CellGeometry, FigureSlots, Point } from '../geometry/types';
import type { Distance } from '../paint/map';
import { MAX_COUNTED, type SpriteName } from './spriteNames';

/** One sprite on the board: where its middle is and half its breadth, in board units. */
export interface Placed {
  readonly sprite: SpriteName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Half the breadth of the smallest piece on a screen, in points: 24 across can be read and told apart. */
const LEAST = 12.1;
/** Half the breadth of a badge beside its piece's, and the smallest that can be read, in points. */
const BADGE = 0.42;
const LEAST_BADGE = 6.5;
/** From further away than this, badges would crowd the map: only named leaders keep theirs. */
const BADGES_FROM = 0.25;

/** How the pieces are drawn: which of them, and at how many points per board unit. */
export interface Seen {
  readonly distance: Distance;
  readonly scale: number;
}

/** Half the breadth of a piece in board units: its size on the map, unless that would be too small on the screen. */
const legible = (size: number, { scale }: Seen): number => Math.max(size, LEAST / scale);

/** Half the breadth of a legion that is drawn as one stack, or of the room that single figures take. */
export function stackSize(seen: Seen): number {
  if (seen.distance === 'near') return 50;
  // From afar a stack is no larger than it must be: beside it stand other pieces and a name.
  return legible(SIZE.middle.stack, seen);
}

const cells = new Map<arrakis.AreaId, CellGeometry>(GEOMETRY.cells.map((cell) => [cell.id, cell]));

/** Tokens count as one unit each (R3.4); leaders are not units (R3.2). */
export function unitsOf(legion: arrakis.LegionView): number {
  return legion.regular + legion.elite + legion.special + legion.tokens.length;
}

function siteSprite(area: arrakis.AreaView): SpriteName | null {
  if (area.settlement !== null) return `settlement-${Math.min(3, Math.max(1, area.settlement))}`;
  if (area.sietch) {
    const { rank, revealed } = area.sietch;
    if (rank === null) return 'sietch-hidden-0';
    return `sietch-${revealed ? 'open' : 'known'}-${Math.min(3, Math.max(1, rank))}`;
  }
  return area.station ? 'station' : null;
}

function stackOf(legion: arrakis.LegionView, [x, y]: Point, seen: Seen): Placed[] {
  const { side } = legion;
  const size = stackSize(seen);
  const placed: Placed[] = [
    { sprite: `stack-${side}-${Math.min(MAX_COUNTED, unitsOf(legion))}`, x, y, size },
  ];
  const badge = Math.max(size * BADGE, LEAST_BADGE / seen.scale);
  const all = seen.scale >= BADGES_FROM;
  const mark = (sprite: SpriteName, dx: number, dy: number): void => {
    placed.push({ sprite, x: x + dx * size, y: y + dy * size, size: badge });
  };
  if (legion.leaders.length > 0) mark(`mark-${side}-star`, 0.78, -0.72);
  else if (all && legion.generic > 0) mark(`mark-${side}-pennant`, 0.78, -0.72);
  if (all && legion.tokens.length > 0) mark(`mark-${side}-token`, -0.8, -0.66);
  if (seen.distance === 'middle') placed.push(...pipRow(side, legion, x, y + size * 1.04, 8.5));
  return placed;
}

/** A row of small bases, so that ranks can be recognised before single figures are shown. */
function pipRow(
  side: arrakis.Side,
  counts: arrakis.FigureCounts,
  x: number,
  y: number,
  size: number,
): Placed[] {
  const ranks = [
    ...Array.from({ length: counts.special }, () => 'special' as const),
    ...Array.from({ length: counts.elite }, () => 'elite' as const),
    ...Array.from({ length: counts.regular }, () => 'regular' as const),
  ];
  const step = 2 * size;
  return ranks.map((rank, k) => ({
    sprite: `pip-${side}-${rank}` as const,
    x: x + (k - (ranks.length - 1) / 2) * step,
    y,
    size,
  }));
}

interface Figure {
  readonly sprite: SpriteName;
  readonly grow: number;
  readonly token?: arrakis.TokenView;
}

function figuresOf(legion: arrakis.LegionView): Figure[] {
  const { side } = legion;
  const many = (count: number, sprite: SpriteName, grow = 1): Figure[] =>
    Array.from({ length: count }, () => ({ sprite, grow }));
  return [
    ...legion.leaders.map((leader): Figure => ({ sprite: `leader-${leader}`, grow: 1.14 })),
    ...many(legion.generic, `generic-${side}`, 1.05),
    ...many(legion.special, `unit-${side}-special`, 1.04),
    ...many(legion.elite, `unit-${side}-elite`),
    ...many(legion.regular, `unit-${side}-regular`),
    ...legion.tokens.map((token): Figure => ({ sprite: `token-${side}`, grow: 1, token })),
  ];
}

function singleFigures(legion: arrakis.LegionView, slots: readonly Point[], size: number): Placed[] {
  const figures = figuresOf(legion);
  // More figures than slots: the rest stand half behind the first ones.
  const spot = (k: number): Point => {
    const [x, y] = slots[k % slots.length] ?? [0, 0];
    const layer = Math.floor(k / slots.length);
    return [x + 11 * layer, y - 9 * layer];
  };
  const placed = figures.flatMap((figure, k): Placed[] => {
    const [x, y] = spot(k);
    const one: Placed = { sprite: figure.sprite, x, y, size: size * figure.grow };
    const known = figure.token?.contents;
    return known ? [one, ...pipRow(legion.side, known, x, y + 0.75 * size, 0.28 * size)] : [one];
  });
  // Higher on the screen first, so that nearer figures overlap those behind.
  const late = (piece: Placed): number => (piece.sprite.startsWith('pip') ? 1 : 0);
  return [...placed].sort((a, b) => late(a) - late(b) || a.y - b.y);
}

/** A small legion stands large and apart, a full one close together. */
function standing(legion: arrakis.LegionView, slots: FigureSlots, seen: Seen): Placed[] {
  const roomy = figuresOf(legion).length <= slots.roomy.length;
  return roomy
    ? singleFigures(legion, slots.roomy, legible(SIZE.near.roomy, seen))
    : singleFigures(legion, slots.figures, legible(SIZE.near.figure, seen));
}

function areaPieces(area: arrakis.AreaView, seen: Seen): Placed[] {
  const { distance } = seen;
  const cell = cells.get(area.area);
  if (!cell) return [];
  const slots = cell[distance];
  const size = SIZE[distance === 'far' ? 'middle' : distance];
  const main: Point = 'stack' in slots ? slots.stack : (slots.figures[0] ?? cell.centre);
  const placed: Placed[] = [];
  const site = siteSprite(area);
  if (site && slots.site)
    placed.push({ sprite: site, x: slots.site[0], y: slots.site[1], size: legible(size.site, seen) });
  const loose: SpriteName[] = [];
  if (area.harvester) loose.push('harvester');
  if (area.wormsign) loose.push('wormsign');
  const spots = [...slots.extra, cell.centre, cell.centre];
  // Without a legion the middle is free for what lies here.
  let used = 0;
  if (area.sandworm) {
    const [x, y] = main;
    placed.push({ sprite: area.sandworm, x, y, size: stackSize(seen) });
  } else if (!area.legion && loose.length > 0) {
    const sprite = loose.shift();
    if (sprite) {
      const [x, y] = main;
      placed.push({ sprite, x, y, size: distance === 'near' ? 36 : legible(SIZE.middle.stack * 0.84, seen) });
    }
    used = 1;
  }
  loose.forEach((sprite, k) => {
    const [x, y] = spots[k + used] ?? cell.centre;
    placed.push({ sprite, x, y, size: legible(size.extra, seen) });
  });
  if (area.legion) {
    if ('stack' in slots && distance !== 'near') {
      placed.push(...stackOf(area.legion, slots.stack, seen));
    } else if ('figures' in slots) {
      placed.push(...standing(area.legion, slots, seen));
    }
  }
  return placed;
}

const zoneAt = new Map(GEOMETRY.zones.map((zone) => [zone.id, zone.at]));

/** Every piece of a view, for one distance of the camera. */
export function layoutPieces(view: Pick<arrakis.View, 'areas' | 'zones'>, seen: Seen): Placed[] {
  const vehicles = view.zones.flatMap(({ zone, vehicle }): Placed[] => {
    const at = zoneAt.get(zone);
    return vehicle && at
      ? [{ sprite: vehicle, x: at[0], y: at[1], size: legible(SIZE.zone * 0.84, seen) }]
      : [];
  });
  return [...view.areas.flatMap((area) => areaPieces(area, seen)), ...vehicles];
}

/** Where a moving force is drawn at the start or end of its path. */
export function pieceAnchor(area: arrakis.AreaId, distance: Distance): Point {
  const cell = cells.get(area);
  if (!cell) return [0, 0];
  return distance === 'near' ? (cell.near.figures[0] ?? cell.centre) : cell[distance].stack;
}

/** A force on its way, around the origin. */
export function forcePieces(side: arrakis.Side, force: arrakis.ForceShown, seen: Seen): Placed[] {
  const legion: arrakis.LegionView = {
    side,
    regular: force.regular,
    elite: force.elite,
    special: force.special,
    generic: force.generic,
    leaders: force.leaders,
    tokens: Array.from({ length: force.tokens }, (_, id) => ({ id, contents: null })),
  };
  if (seen.distance !== 'near') return stackOf(legion, [0, 0], seen);
  const count = figuresOf(legion).length;
  const columns = Math.ceil(Math.sqrt(count));
  const gap = 2 * SIZE.near.figure;
  const spots = Array.from({ length: count }, (_, k): Point => [
    ((k % columns) - (columns - 1) / 2) * gap,
    (Math.floor(k / columns) - (Math.ceil(count / columns) - 1) / 2) * gap,
  ]);
  return singleFigures(legion, spots, SIZE.near.figure);
}
