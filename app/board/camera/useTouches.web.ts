import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import { createPress } from './press';
import type { OnHold, OnTap } from './useTouches';

const TICK = 30;

/**
 * Attaches its own listeners: the gesture library's web handlers use timers, so that on a busy page every tap would
 * turn into a long press. The right mouse button inspects, too. Listeners are attached with the element itself, not in
 * an effect, so that everything visible reacts to touches from the first frame.
 */
export function useTouches(target: RefObject<View | null>, onTap: OnTap, onHold: OnHold): null {
  const latest = useRef({ onTap, onHold });
  useLayoutEffect(() => {
    latest.current = { onTap, onHold };
  }, [onTap, onHold]);

  useLayoutEffect(() => {
    const element: unknown = target.current;
    if (!(element instanceof HTMLElement)) return undefined;
    const press = createPress({
      onTap: (x, y, time) => latest.current.onTap(x, y, time),
      onHold: (x, y) => latest.current.onHold(x, y),
    });
    let timer: ReturnType<typeof setInterval> | undefined;
    let told = 0;
    const rest = (): void => clearInterval(timer);
    const watch = (): void => {
      rest();
      told = performance.now();
      timer = setInterval(() => {
        const now = performance.now();
        if (!press.tick(now - told)) rest();
        told = now;
      }, TICK);
    };
    // Measured when touched: if the layout changes under a resting finger, that is not a drag.
    let box = element.getBoundingClientRect();
    const place = (event: MouseEvent): readonly [number, number] => [
      event.clientX - box.left,
      event.clientY - box.top,
    ];
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      box = element.getBoundingClientRect();
      press.down(event.pointerId, ...place(event), event.timeStamp);
      watch();
    };
    const move = (event: PointerEvent): void => press.move(event.pointerId, ...place(event));
    const up = (event: PointerEvent): void => {
      press.up(event.pointerId, ...place(event), event.timeStamp);
      rest();
    };
    const cancel = (event: PointerEvent): void => {
      press.cancel(event.pointerId);
      rest();
    };
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      box = element.getBoundingClientRect();
      if (event instanceof PointerEvent && event.pointerType === 'mouse')
        latest.current.onHold(...place(event));
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('contextmenu', menu);
    // A pointer may be lifted outside.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    return () => {
      rest();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('contextmenu', menu);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
  }, [target]);

  return null;
}
