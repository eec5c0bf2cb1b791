import type { imperium } from '../../../../engine';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One of the 22 spaces: drawn in its box, and touched in it. */
export interface SpacePlace {
  readonly id: string;
  readonly icon: imperium.AgentIcon;
  readonly box: Box;
  /** On the planet itself. */
  readonly onSand: boolean;
}

/** A quarter of the planet's rim; angles in degrees, clockwise from the right, as on a screen. */
export interface TrackPlace {
  readonly faction: imperium.Faction;
  readonly centre: Point;
  readonly inner: number;
  readonly outer: number;
  /** Where the lowest step begins and the highest ends. */
  readonly from: number;
  readonly to: number;
  readonly crest: Point;
  readonly crestRadius: number;
}

/** A player's line beside the Conflict: what stands in it, from left to right. */
export interface SeatLine {
  readonly seat: number;
  readonly box: Box;
  readonly sign: Point;
  readonly signSize: number;
  /** Left end of the Agents that are still to be sent. */
  readonly agents: Point;
  /** The sign of the first player. */
  readonly first: Point;
  readonly points: Point;
  /** The lane of points from 0 on; null where there is no room for it. */
  readonly lane: Box | null;
  /** The sign of strength, left of its bar. */
  readonly swords: Point;
  readonly bar: Box;
  readonly strength: Point;
  readonly garrison: Box;
}

/** Where everything lies in a window of this size, in points around the window's middle. */
export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly planet: Point & { readonly radius: number; readonly sand: number };
  readonly spaces: readonly SpacePlace[];
  readonly tracks: readonly TrackPlace[];
  /** The card with the rewards. */
  readonly card: Box;
  /** Card and lines together. */
  readonly conflict: Box;
  readonly lines: readonly SeatLine[];
  readonly band: Box;
  /** Points per letter's height of numbers and short words. */
  readonly letter: number;
  readonly gap: number;
}
