/** What becomes of a card that a finger drags. */
export interface FingerWork {
  readonly lift: () => void;
  readonly drop: (x: number, y: number) => void;
  readonly cancel: () => void;
  /** The card was let go where it lay: it was tapped. */
  readonly tap: () => void;
}

export interface Finger {
  /** Handlers of this render. */
  listen(work: FingerWork): void;
  readonly begin: () => void;
  readonly lift: () => void;
  readonly drop: (x: number, y: number, near: boolean) => void;
  readonly cancel: () => void;
  /** It drags the card: the press under it, which ends at the same time, neither taps nor holds. */
  readonly drags: () => boolean;
}

/** A key that is pressed so long after the finger was lifted is heard again. */
const REST = 300;

/** What one finger does on one card. The gesture is built once, so it may hold no handler of a single render. */
export function createFinger(): Finger {
  let work: FingerWork | null = null;
  let dragging = false;
  const begin = (): void => {
    dragging = false;
  };
  const rest = (): void => {
    setTimeout(begin, REST);
  };
  return {
    listen(next) {
      work = next;
    },
    begin,
    lift() {
      dragging = true;
      work?.lift();
    },
    drop(x, y, near) {
      rest();
      if (near) {
        work?.cancel();
        work?.tap();
      } else work?.drop(x, y);
    },
    cancel() {
      if (!dragging) return;
      rest();
      work?.cancel();
    },
    drags: () => dragging,
  };
}
