const DAY = 24 * 60 * 60 * 1000;

/** What can have passed between two looks at the clock: nothing when it went back, a day when it jumped ahead. */
export function timePassed(before: number, now: number): number {
  return before === 0 ? 0 : Math.max(0, Math.min(DAY, now - before));
}
