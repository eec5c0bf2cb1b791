import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/** Skia's web view declares its pixels as Display P3, although they are sRGB; sand would come out orange. */
export function useTrueColours(target: RefObject<View | null>, size: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const element: unknown = target.current;
      if (!(element instanceof HTMLElement)) return;
      const context = element.querySelector('canvas')?.getContext('webgl2');
      if (context) context.drawingBufferColorSpace = 'srgb';
    }, 0);
    return () => clearTimeout(timer);
  }, [target, size]);
}
