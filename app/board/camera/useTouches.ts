import { useMemo, type RefObject } from 'react';
import type { View } from 'react-native';
import { Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import { HOLD_AFTER, SLOP } from './press';

/** `time` is the pointer's own, in milliseconds. */
export type OnTap = (x: number, y: number, time: number) => void;
export type OnHold = (x: number, y: number) => void;

/** Read on the thread of the gestures, when the finger is lifted. */
function clock(): number {
  'worklet';
  return Date.now();
}

/**
 * Taps and long presses, in points of the board's own window. Phones recognise them natively, however busy JavaScript
 * is. Null where the platform attaches its own listeners.
 */
export function useTouches(
  _target: RefObject<View | null>,
  onTap: OnTap,
  onHold: OnHold,
): ComposedGesture | null {
  return useMemo(() => {
    const hold = Gesture.LongPress()
      .minDuration(HOLD_AFTER)
      .maxDistance(SLOP)
      .onStart((event) => {
        scheduleOnRN(onHold, event.x, event.y);
      });
    const tap = Gesture.Tap()
      .maxDuration(HOLD_AFTER - 20)
      .maxDistance(SLOP)
      .onEnd((event, success) => {
        if (success) scheduleOnRN(onTap, event.x, event.y, clock());
      });
    return Gesture.Exclusive(hold, tap);
  }, [onTap, onHold]);
}
