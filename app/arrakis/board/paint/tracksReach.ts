import { RADIUS } from '../geometry/sizes';

/** The outermost board unit of the instruments around the planet. */
export const TRACKS_REACH = RADIUS + 132;
