import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Returns true if the key meant something. */
export type OnKey = (key: string) => boolean;

/** A phone's keyboard goes through the screen reader's own focus. */
export function useKeys(_target: RefObject<View | null>, _onKey: OnKey): void {}
