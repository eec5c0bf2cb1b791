import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { OnKey } from './useKeys';

export function useKeys(target: RefObject<View | null>, onKey: OnKey): void {
  const latest = useRef(onKey);
  useLayoutEffect(() => {
    latest.current = onKey;
  }, [onKey]);

  useLayoutEffect(() => {
    const element: unknown = target.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!latest.current(event.key)) return;
      event.preventDefault();
      // The gestures on this element would take Enter and space for a tap in its middle.
      event.stopImmediatePropagation();
    };
    // A browser scrolls what takes the focus into sight; here the camera does that.
    const stay = (): void => {
      element.scrollTop = 0;
      element.scrollLeft = 0;
    };
    element.addEventListener('keydown', listen, true);
    element.addEventListener('scroll', stay);
    return () => {
      element.removeEventListener('keydown', listen, true);
      element.removeEventListener('scroll', stay);
    };
  }, [target]);
}
