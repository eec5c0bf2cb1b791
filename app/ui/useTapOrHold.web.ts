import { useRef } from 'react';
import type { GestureResponderEvent } from 'react-native';
import type { TapOrHold } from './useTapOrHold';

/** A finger that rested less than this did not hold, in milliseconds. */
const HOLD_AFTER = 450;

interface Pressed {
  /** When the finger came down, by its own clock. */
  readonly since: number;
  /** The time of a hold has passed: the browser's click will not be told. */
  readonly late: boolean;
}

/**
 * Props of a Pressable that tells a tap from a hold by when the finger came down and up, not by timers. A browser may
 * deliver a lifted finger a second late while its timers go on: the tap would become a hold, and what was pressed might be
 * gone before the finger is heard of. So a hold is told when the finger is lifted.
 */
export function useTapOrHold({ onPress, onLongPress }: TapOrHold) {
  const touched = useRef<number | null>(null);
  const pressed = useRef<Pressed | null>(null);
  const ignoresClick = useRef(false);
  if (onLongPress === undefined) return { onPress };
  return {
    onTouchStart: ({ timeStamp }: GestureResponderEvent) => {
      touched.current = timeStamp;
    },
    onPressIn: ({ nativeEvent, timeStamp }: GestureResponderEvent) => {
      ignoresClick.current = false;
      // A key is pressed, however long. Where a finger is heard of late, this comes only when it is lifted.
      pressed.current = 'key' in nativeEvent ? null : { since: touched.current ?? timeStamp, late: false };
    },
    onLongPress: () => {
      if (pressed.current !== null) pressed.current = { ...pressed.current, late: true };
    },
    onPressOut: ({ nativeEvent, timeStamp }: GestureResponderEvent) => {
      const before = pressed.current;
      pressed.current = null;
      touched.current = null;
      if (before === null || !isLifted(nativeEvent)) return;
      const held = timeStamp - before.since >= HOLD_AFTER;
      ignoresClick.current = held && !before.late;
      if (held) onLongPress();
      else if (before.late) onPress();
    },
    onPress: () => {
      if (!ignoresClick.current) onPress();
      ignoresClick.current = false;
    },
  };
}

/** Not taken away by a list that begins to scroll. */
function isLifted(event: GestureResponderEvent['nativeEvent']): boolean {
  return 'type' in event && (event.type === 'touchend' || event.type === 'mouseup');
}
