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
  /** This tap has been answered otherwise; one that follows it at once on the same place belongs to it. */
  answered(at: Tap): void;
  /** Drops a tap that still waits for its second half. */
  forget(): void;
}

/** Two halves of one double tap. */
function together(one: Tap, other: Tap): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NEAR && other.time - one.time <= DOUBLE_TAP;
}

/** Distinguishes a double tap from two quick taps at different places. No tap is lost. */
export function createTaps(): Taps {
  let done: Tap | null = null;
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
      const answered = done;
      done = null;
      if (answered && together(answered, at)) return;
      if (before) {
        if (together(before.at, at)) {
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
    answered(at) {
      take()?.choose();
      done = at;
    },
    forget: () => void take(),
  };
}
