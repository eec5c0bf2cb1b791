import { useEffect, useRef } from 'react';

/** A finger that was lifted before the hold counted is heard of within this time, in milliseconds. */
const LATE = 50;

interface TapOrHold {
  readonly onPress: () => void;
  readonly onLongPress: (() => void) | undefined;
}

/**
 * Props of a Pressable that tells a tap from a hold. A busy device hears of the lifted finger only after the time of a hold
 * has passed: then it was a tap.
 */
export function useTapOrHold({ onPress, onLongPress }: TapOrHold) {
  const held = useRef<ReturnType<typeof setTimeout> | null>(null);
  const forget = () => {
    if (held.current !== null) clearTimeout(held.current);
    held.current = null;
  };
  useEffect(() => forget, []);
  if (onLongPress === undefined) return { onPress };
  return {
    onPress,
    onLongPress: () => {
      forget();
      held.current = setTimeout(() => {
        held.current = null;
        onLongPress();
      }, LATE);
    },
    onPressOut: () => {
      if (held.current === null) return;
      forget();
      onPress();
    },
  };
}
