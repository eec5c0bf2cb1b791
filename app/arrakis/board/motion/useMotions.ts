import { useEffect } from 'react';
import { Easing, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { motionLength, type BoardMotion } from './types';

/** Plays the first of the waiting motions and tells when it is over; its owner then takes it off the list. */
export function useMotions(motions: readonly BoardMotion[], pace: number, onEnd: (id: string) => void) {
  const progress = useSharedValue(0);
  const current = motions[0] ?? null;
  const length = current ? motionLength(current, pace) : 0;
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
    /** A touch ends what is being shown. */
    skip: () => {
      if (id !== null) onEnd(id);
    },
  };
}
