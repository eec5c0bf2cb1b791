import { useState } from 'react';

import type { Inspected } from './inspect/inspected';
import type { PanelName } from './panels/panelNames';
import type { Table } from './useTable';

/** What lies beside the decision: a panel, the answer to a question, or a list to choose from. */
export type Aside =
  | { readonly kind: 'panel'; readonly name: PanelName }
  | { readonly kind: 'inspect'; readonly what: Inspected }
  | { readonly kind: 'places' }
  | { readonly kind: 'recap' }
  | { readonly kind: 'cards' };

export interface AsideHandle {
  readonly aside: Aside | null;
  show(aside: Aside): void;
  /** Shows it at another moment, if that is the next one: when the curtain has been opened for it. */
  showThen(aside: Aside, moment: string): void;
  toggle(name: PanelName): void;
  inspect(what: Inspected): void;
  close(): void;
}

interface Shown {
  readonly aside: Aside;
  readonly before: Aside | null;
  readonly moment: string;
  /** The moment in which it was asked for, if it is to be shown at the next one. */
  readonly asked: string | null;
  /** It was there: it does not wait for another time. */
  readonly seen: boolean;
}

/** One decision, for the seat that may see it. */
export function momentOf({ game, decision, curtain }: Table, openFor = curtain.openFor): string {
  return [game.ply, decision?.seat ?? 'nobody', openFor ?? 'table'].join();
}

/**
 * What is left of it at another moment: a panel itself, or the one in which something was asked. What was opened for a look
 * behind the curtain goes with that look.
 */
function lasting({ aside, before, asked }: Shown, moment: string): Shown | null {
  if (asked !== null) return null;
  const panel = [aside, before].find((one) => one?.kind === 'panel');
  return panel ? { aside: panel, before: null, moment, asked: null, seen: true } : null;
}

/**
 * Answers and lists to choose from belong to one moment, that is, to one decision of one seat, and go with it: what one
 * player looks at is not for the next. They do not come back either. Panels stay until they are closed.
 */
export function useAside(moment: string): AsideHandle {
  const [kept, setKept] = useState<Shown | null>(null);
  const waits = kept !== null && kept.asked === moment && !kept.seen;
  const there = kept !== null && kept.moment === moment;
  const shown =
    kept === null || waits
      ? kept
      : there
        ? kept.seen
          ? kept
          : { ...kept, seen: true }
        : lasting(kept, moment);
  if (shown !== kept) setKept(shown);
  const aside = waits ? null : (shown?.aside ?? null);
  const put = (next: Aside | null, before: Aside | null = null) =>
    setKept(next === null ? null : { aside: next, before, moment, asked: null, seen: true });
  return {
    aside,
    show: (next) => put(next),
    showThen: (next, then) =>
      setKept({ aside: next, before: null, moment: then, asked: moment, seen: false }),
    toggle: (name) => put(aside?.kind === 'panel' && aside.name === name ? null : { kind: 'panel', name }),
    // Closing an answer leads back to where it was asked.
    inspect: (what) => put({ kind: 'inspect', what }, aside?.kind === 'inspect' ? null : aside),
    close: () => put(aside?.kind === 'inspect' ? (shown?.before ?? null) : null),
  };
}
