import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { pending, type State } from '../../engine';

export interface Curtain {
  /** The seat that has to take the device; null while nobody has to. */
  readonly waitsFor: number | null;
  /** The seat whose private things may be shown now; null: only what lies open. */
  readonly openFor: number | null;
  open(): void;
  close(): void;
}

/**
 * Private things open only for the seat that decides, after a deliberate hold. A public decision of the other side is
 * made on the open table; the own things come back only behind the curtain. Alone there is nobody to hide from.
 */
export function useCurtain(state: State | null): Curtain {
  const [opened, setOpened] = useState<number | null>(null);
  const decision = state === null ? null : pending(state);
  const solo = state?.options.mode === 'mahdi';
  const seat = decision?.seat ?? null;

  // Whoever picks the device up after it was put away has to open the curtain again.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (now) => {
      if (now !== 'active') setOpened(null);
    });
    return () => watch.remove();
  }, []);

  // The device has gone to the other side.
  if (opened !== null && seat !== null && opened !== seat) setOpened(null);

  if (solo) return { waitsFor: null, openFor: 0, open: nothing, close: nothing };
  const openFor = opened !== null && opened === seat ? opened : null;
  return {
    waitsFor: decision !== null && decision.private && openFor === null ? decision.seat : null,
    openFor,
    open: () => setOpened(seat),
    close: () => setOpened(null),
  };
}

function nothing(): void {}
