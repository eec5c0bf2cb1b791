import { useMemo } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';

/** Taps and long presses, in points of the board's own window. */
export function useTouches(onTap: (x: number, y: number) => void, onHold: (x: number, y: number) => void) {
  return useMemo(() => {
    const hold = Gesture.LongPress()
      .minDuration(420)
      .maxDistance(12)
      .onStart((event) => {
        scheduleOnRN(onHold, event.x, event.y);
      });
    const tap = Gesture.Tap()
      .maxDuration(400)
      .maxDistance(14)
      .onEnd((event, success) => {
        if (success) scheduleOnRN(onTap, event.x, event.y);
      });
    return Gesture.Exclusive(hold, tap);
  }, [onTap, onHold]);
}
