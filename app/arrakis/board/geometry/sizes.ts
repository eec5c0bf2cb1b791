/** Sizes in board units that the generator and the drawing must agree on. */
export const RADIUS = 1000;

/** Half the breadth of a drawn piece, by how close the camera is. */
export const SIZE = {
  zone: 50,
  far: { stack: 54, site: 40, extra: 34 },
  middle: { stack: 42, site: 32, extra: 28 },
  near: { figure: 20, roomy: 27, site: 34, extra: 25 },
} as const;

/** Height of a name's letters and the leading between its lines. */
export const LABEL = { middle: 26, near: 17, leading: 1.12, tracking: 0.06 } as const;
