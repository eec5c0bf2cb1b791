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

function stackOf(legion: arrakis.LegionView, [x, y]: Point, size: number, pips: boolean): Placed[] {
  const { side } = legion;
  const placed: Placed[] = [
    { sprite: `stack-${side}-${Math.min(MAX_COUNTED, unitsOf(legion))}`, x, y, size },
  ];
  const mark = (sprite: SpriteName, dx: number, dy: number): void => {
    placed.push({ sprite, x: x + dx * size, y: y + dy * size, size: size * 0.42 });
  };
  if (legion.leaders.length > 0) mark(`mark-${side}-star`, 0.78, -0.72);
  else if (legion.generic > 0) mark(`mark-${side}-pennant`, 0.78, -0.72);
  if (legion.tokens.length > 0) mark(`mark-${side}-token`, -0.8, -0.66);
  if (pips) placed.push(...pipRow(side, legion, x, y + size * 1.04, 8.5));
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
function standing(legion: arrakis.LegionView, slots: FigureSlots): Placed[] {
  const roomy = figuresOf(legion).length <= slots.roomy.length;
  return roomy
    ? singleFigures(legion, slots.roomy, SIZE.near.roomy)
    : singleFigures(legion, slots.figures, SIZE.near.figure);
}

function areaPieces(area: arrakis.AreaView, distance: Distance): Placed[] {
  const cell = cells.get(area.area);
  if (!cell) return [];
  const slots = cell[distance];
  const size = SIZE[distance];
  const main: Point = 'stack' in slots ? slots.stack : (slots.figures[0] ?? cell.centre);
  const placed: Placed[] = [];
  const site = siteSprite(area);
  if (site && slots.site) placed.push({ sprite: site, x: slots.site[0], y: slots.site[1], size: size.site });
  const loose: SpriteName[] = [];
  if (area.harvester) loose.push('harvester');
  if (area.wormsign) loose.push('wormsign');
  const spots = [...slots.extra, cell.centre, cell.centre];
  // Without a legion the middle is free for what lies here.
  let used = 0;
  if (area.sandworm) {
    const [x, y] = main;
    placed.push({ sprite: area.sandworm, x, y, size: distance === 'near' ? 50 : SIZE[distance].stack });
  } else if (!area.legion && loose.length > 0) {
    const sprite = loose.shift();
    if (sprite) {
      const [x, y] = main;
      placed.push({ sprite, x, y, size: distance === 'near' ? 36 : SIZE[distance].stack * 0.84 });
    }
    used = 1;
  }
  loose.forEach((sprite, k) => {
    const [x, y] = spots[k + used] ?? cell.centre;
    placed.push({ sprite, x, y, size: size.extra });
  });
  if (area.legion) {
    if ('stack' in slots && distance !== 'near') {
      placed.push(...stackOf(area.legion, slots.stack, SIZE[distance].stack, distance === 'middle'));
    } else if ('figures' in slots) {
      placed.push(...standing(area.legion, slots));
    }
  }
  return placed;
}

const zoneAt = new Map(GEOMETRY.zones.map((zone) => [zone.id, zone.at]));

/** Every piece of a view, for one distance of the camera. */
export function layoutPieces(view: Pick<arrakis.View, 'areas' | 'zones'>, distance: Distance): Placed[] {
  const vehicles = view.zones.flatMap(({ zone, vehicle }): Placed[] => {
    const at = zoneAt.get(zone);
    return vehicle && at ? [{ sprite: vehicle, x: at[0], y: at[1], size: SIZE.zone * 0.84 }] : [];
  });
  return [...view.areas.flatMap((area) => areaPieces(area, distance)), ...vehicles];
}

/** Where a moving force is drawn at the start or end of its path. */
export function pieceAnchor(area: arrakis.AreaId, distance: Distance): Point {
  const cell = cells.get(area);
  if (!cell) return [0, 0];
  return distance === 'near' ? (cell.near.figures[0] ?? cell.centre) : cell[distance].stack;
}

/** A force on its way, around the origin. */
export function forcePieces(side: arrakis.Side, force: arrakis.ForceShown, distance: Distance): Placed[] {
  const legion: arrakis.LegionView = {
    side,
    regular: force.regular,
    elite: force.elite,
    special: force.special,
    generic: force.generic,
    leaders: force.leaders,
    tokens: Array.from({ length: force.tokens }, (_, id) => ({ id, contents: null })),
  };
  if (distance !== 'near') return stackOf(legion, [0, 0], SIZE[distance].stack, distance === 'middle');
  const count = figuresOf(legion).length;
  const columns = Math.ceil(Math.sqrt(count));
  const gap = 2 * SIZE.near.figure;
  const spots = Array.from({ length: count }, (_, k): Point => [
    ((k % columns) - (columns - 1) / 2) * gap,
    (Math.floor(k / columns) - (Math.ceil(count / columns) - 1) / 2) * gap,
  ]);
  return singleFigures(legion, spots, SIZE.near.figure);
}
