export interface TapOrHold {
  readonly onPress: () => void;
  readonly onLongPress: (() => void) | undefined;
}

/** Props of a Pressable that tells a tap from a hold. Phones queue a lifted finger before the time of a hold is up. */
export function useTapOrHold({ onPress, onLongPress }: TapOrHold) {
  return onLongPress === undefined ? { onPress } : { onPress, onLongPress };
}
