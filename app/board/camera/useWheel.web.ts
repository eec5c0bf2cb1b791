import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import type { OnWheel } from './useWheel';

/** Zooms around the pointer. Listens by hand, because React's wheel events cannot stop the page from scrolling. */
export function useWheel(target: RefObject<View | null>, onWheel: OnWheel): void {
  const latest = useRef(onWheel);
  useLayoutEffect(() => {
    latest.current = onWheel;
  }, [onWheel]);

  useLayoutEffect(() => {
    const element: unknown = target.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
      latest.current(Math.exp(-pixels * 0.0015), event.clientX - box.left, event.clientY - box.top);
    };
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [target]);
}
