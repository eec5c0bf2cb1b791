import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Native canvases are sRGB as they are. */
export function useTrueColours(_target: RefObject<View | null>, _size: number): void {}
