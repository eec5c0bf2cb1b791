import '../../engine';

/** Set in the first line of the bundle, before any module is evaluated. */
declare const bundleBegan: number;

/** Milliseconds that the engine's own modules took; this module is evaluated right after them. */
export const evaluatedAt = Date.now() - bundleBegan;
