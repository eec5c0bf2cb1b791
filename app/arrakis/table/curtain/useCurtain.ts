import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

import { arrakis } from '../../../../engine';

export interface Curtain {
  /** The seat that has to take the device; null while nobody has to. */
  readonly waitsFor: number | null;
  /** The seat whose private things may be shown now; null: only what is public. */
  readonly openFor: number | null;
  /** There is somebody to hide from. */
  readonly shared: boolean;
  open(): void;
  close(): void;
  /** A seat wants to look at its own things while the decision is public: the curtain first. */
  call(seat: number): void;
  /** Back to the open table without having looked. */
  dismiss: (() => void) | null;
}

interface Held {
  readonly seat: number;
  /** Whose decision it was: when that changes, the device may have changed hands. */
  readonly decider: number | null;
}

/**
 * Private things open only for one seat, after a deliberate hold, and close when the decision passes to another seat or
 * the app goes to the background. A public decision is made on the open table. Alone there is nobody to hide from.
 */
export function useCurtain(state: arrakis.State | null): Curtain {
  const [opened, setOpened] = useState<Held | null>(null);
  const [called, setCalled] = useState<Held | null>(null);
  const decision = state === null ? null : arrakis.pending(state);
  const solo = state?.options.mode === 'mahdi';
  const decider = decision?.seat ?? null;

  // After the app was in the background the curtain has to be opened again.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (now) => {
      if (now === 'active') return;
      setOpened(null);
      setCalled(null);
    });
    return () => watch.remove();
  }, []);

  // The device has gone to the other side.
  if (opened !== null && opened.decider !== decider) setOpened(null);
  if (called !== null && called.decider !== decider) setCalled(null);

  if (solo) {
    const nothing = () => undefined;
    const own = { waitsFor: null, openFor: 0, shared: false, dismiss: null };
    return { ...own, open: nothing, close: nothing, call: nothing };
  }
  const openFor = opened !== null && opened.decider === decider ? opened.seat : null;
  const must = decision !== null && decision.private && openFor !== decision.seat ? decision.seat : null;
  const wish = called !== null && called.decider === decider ? called.seat : null;
  const waitsFor = must ?? (openFor === null ? wish : null);
  return {
    waitsFor,
    openFor: must === null ? openFor : null,
    shared: true,
    open: () => {
      if (waitsFor !== null) setOpened({ seat: waitsFor, decider });
      setCalled(null);
    },
    close: () => setOpened(null),
    call: (seat) => setCalled({ seat, decider }),
    dismiss: must === null ? () => setCalled(null) : null,
  };
}
