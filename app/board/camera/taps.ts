/** From one lift to the next. */
export const DOUBLE_TAP = 320;
const NEAR = 40;

export interface Tap {
  readonly x: number;
  readonly y: number;
  /** The pointer's own clock. */
  readonly time: number;
}

export interface Answers {
  /** A legal target was tapped: it is chosen at once, and never counts as half of a double tap. */
  readonly legal: boolean;
  readonly choose: () => void;
  readonly zoom: () => void;
}

export interface Taps {
  tap(at: Tap, answers: Answers): void;
  /** Drops a tap that still waits for its second half. */
  forget(): void;
}

/** Distinguishes a double tap from two quick taps at different places. No tap is lost. */
export function createTaps(): Taps {
  let waiting: { readonly at: Tap; readonly choose: () => void } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): typeof waiting => {
    const before = waiting;
    waiting = null;
    clearTimeout(timer);
    return before;
  };

  return {
    tap(at, { legal, choose, zoom }) {
      const before = take();
      if (before) {
        const near = Math.hypot(before.at.x - at.x, before.at.y - at.y) < NEAR;
        if (near && at.time - before.at.time <= DOUBLE_TAP) {
          zoom();
          return;
        }
        before.choose();
      }
      if (legal) {
        choose();
        return;
      }
      waiting = { at, choose };
      timer = setTimeout(() => take()?.choose(), DOUBLE_TAP);
    },
    forget: () => void take(),
  };
}
