import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

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

/** What the curtain has to know of a decision. */
interface Asked {
  readonly seat: number;
  readonly private: boolean;
  /** Only a part of it rests on what is hidden: the rest can be decided on the open table. */
  readonly partlyOpen?: boolean;
  /** The seat's partner looks with it: who had the device alone before does not keep it open, nor afterwards. */
  readonly together?: boolean;
}

interface Held {
  readonly seat: number;
  /** Whose decision it was: when that changes, the device may have changed hands. */
  readonly by: string | null;
}

/** Who has to decide, alone or with a partner. */
function deciderOf(decision: Asked | null): string | null {
  return decision === null ? null : `${decision.seat}${decision.together === true ? '+' : ''}`;
}

/** Cannot be decided without seeing something hidden. */
export function isCovered(decision: Asked | null): boolean {
  return decision !== null && decision.private && decision.partlyOpen !== true;
}

/**
 * Private things open only for one seat, after a deliberate hold, and close when the decision passes to another seat or
 * the app goes to the background. Who plays `alone`, against automatons, has nobody to hide from.
 *
 * The device has to be taken only where a decision cannot be made without seeing something hidden. While something is told
 * (`telling`) that the last decision led to, nobody has to take it yet: `decision` is what will be asked then. `keep`: seats
 * that have just got something and have not seen it yet; what is open for one of them stays open that long.
 */
export function useCurtain(
  decision: Asked | null,
  alone: number | null,
  telling = false,
  keep: readonly number[] = [],
): Curtain {
  const [opened, setOpened] = useState<Held | null>(null);
  const [called, setCalled] = useState<Held | null>(null);
  const decider = decision?.seat ?? null;
  const by = deciderOf(decision);

  // After the app was in the background the curtain has to be opened again.
  useEffect(() => {
    const watch = AppState.addEventListener('change', (now) => {
      if (now === 'active') return;
      setOpened(null);
      setCalled(null);
    });
    return () => watch.remove();
  }, []);

  // The device has gone to another seat.
  const alike = decision?.together === true ? [] : keep;
  const stays = (held: Held) => held.by === by || alike.includes(held.seat);
  if (opened !== null && !stays(opened)) setOpened(null);
  if (called !== null && called.by !== by) setCalled(null);

  if (alone !== null) {
    const nothing = () => undefined;
    const own = { waitsFor: null, openFor: alone, shared: false, dismiss: null };
    return { ...own, open: nothing, close: nothing, call: nothing };
  }
  const openFor = opened !== null && stays(opened) ? opened.seat : null;
  const kept = openFor !== null && alike.includes(openFor);
  const must = isCovered(decision) && !kept && openFor !== decider ? decider : null;
  const wish = called !== null && called.by === by ? called.seat : null;
  const waitsFor = telling ? null : (must ?? (openFor === null ? wish : null));
  return {
    waitsFor,
    openFor: must === null ? openFor : null,
    shared: true,
    open: () => {
      if (waitsFor !== null) setOpened({ seat: waitsFor, by });
      setCalled(null);
    },
    close: () => setOpened(null),
    call: (seat) => setCalled({ seat, by }),
    dismiss: must === null ? () => setCalled(null) : null,
  };
}
