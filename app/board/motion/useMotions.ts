import { useEffect } from 'react';
import { Easing, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

/**
 * Plays the first of the queued motions and calls `onEnd` when it is over; the owner then removes it from the queue.
 */
export function useMotions<Motion extends { readonly id: string }>(
  motions: readonly Motion[],
  /** In milliseconds; 0 shows no motion at all. */
  lengthOf: (motion: Motion) => number,
  onEnd: (id: string) => void,
) {
  const progress = useSharedValue(0);
  const current = motions[0] ?? null;
  const length = current ? lengthOf(current) : 0;
  const id = current?.id ?? null;

  useEffect(() => {
    if (id === null) return;
    if (length === 0) {
      onEnd(id);
      return;
    }
    progress.set(0);
    progress.set(
      withTiming(1, { duration: length, easing: Easing.inOut(Easing.quad) }, (finished) => {
        if (finished) scheduleOnRN(onEnd, id);
      }),
    );
  }, [id, length, onEnd, progress]);

  return {
    current: length > 0 ? current : null,
    progress,
    /** Ends the current motion at once, for a touch. */
    skip: () => {
      if (id !== null) onEnd(id);
    },
  };
}
