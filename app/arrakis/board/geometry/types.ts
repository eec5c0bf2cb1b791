import type { arrakis } from '../../../../engine';

/** Board units: the planet's centre is the origin, its radius 1000, y points down. */
export type Point = readonly [x: number, y: number];

/** A border drawn once for the two areas it parts: a cubic from vertex `from` to vertex `to`. */
export interface BorderGeometry {
  readonly areas: readonly [arrakis.AreaId, arrakis.AreaId];
  readonly from: number;
  readonly to: number;
  /** The two control points of the cubic. */
  readonly bend: readonly [number, number, number, number];
  /** Touches but cannot be crossed on the ground (R2.3). */
  readonly impassable: boolean;
  /** Parts two sectors (R2.1); the North Pole's own borders part none. */
  readonly sector: boolean;
}

/** Where an area meets the rim, clockwise from one vertex to the next. */
export interface RimArc {
  readonly area: arrakis.AreaId;
  readonly from: number;
  readonly to: number;
}

/** A printed name broken into lines, centred on `at`. */
export interface LabelGeometry {
  readonly at: Point;
  readonly lines: readonly string[];
  readonly size: number;
  /** Radians. */
  readonly turn: number;
}

/**
 * Places for pieces, by how close the camera is. Only what can stand here has a place: a site where a settlement, sietch
 * or station is printed, extras (harvester, then wormsign) where there is or can be desert (R8.8).
 */
export interface StackSlots {
  readonly stack: Point;
  readonly site: Point | null;
  readonly extra: readonly Point[];
}

export interface FigureSlots {
  /** Best first, for a full legion. */
  readonly figures: readonly Point[];
  /** Fewer and further apart, for larger figures of a small legion. */
  readonly roomy: readonly Point[];
  readonly site: Point | null;
  readonly extra: readonly Point[];
}

export interface CellGeometry {
  readonly id: arrakis.AreaId;
  /** Clockwise: `n` walks border n-1 forwards, `-n` backwards, 0 follows the rim. */
  readonly ring: readonly number[];
  /** Centre and radius of the largest disc inside. */
  readonly centre: Point;
  readonly reach: number;
  /** A point from which the whole outline is seen, so that the cell is a fan of triangles around it. */
  readonly hub: Point;
  /** left, top, right, bottom */
  readonly box: readonly [number, number, number, number];
  /** Large letters for the middle distance, small ones for close by. */
  readonly label: { readonly middle: LabelGeometry; readonly near: LabelGeometry } | null;
  readonly far: StackSlots;
  readonly middle: StackSlots;
  readonly near: FigureSlots;
}

export interface ZoneGeometry {
  readonly id: arrakis.AirZoneId;
  readonly at: Point;
}

export interface BoardGeometry {
  /** x, y of every place where borders meet; the last ones lie on the rim. */
  readonly vertices: readonly number[];
  readonly borders: readonly BorderGeometry[];
  readonly rim: readonly RimArc[];
  readonly cells: readonly CellGeometry[];
  readonly zones: readonly ZoneGeometry[];
}
