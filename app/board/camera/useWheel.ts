import type { RefObject } from 'react';
import type { View } from 'react-native';

export type OnWheel = (factor: number, x: number, y: number) => void;

/** Phones have no wheel. */
export function useWheel(_target: RefObject<View | null>, _onWheel: OnWheel): void {}
