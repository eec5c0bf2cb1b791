import { useState } from 'react';

import type { Inspected } from './inspect/inspected';
import type { PanelName } from './panels/PanelTabs';

/** What lies beside the decision: a panel, the answer to a question, or a list to choose from. */
export type Aside =
  | { readonly kind: 'panel'; readonly name: PanelName }
  | { readonly kind: 'inspect'; readonly what: Inspected }
  | { readonly kind: 'places' }
  | { readonly kind: 'cards' };

export interface AsideHandle {
  readonly aside: Aside | null;
  show(aside: Aside): void;
  toggle(name: PanelName): void;
  inspect(what: Inspected): void;
  close(): void;
}

interface Shown {
  readonly aside: Aside;
  readonly before: Aside | null;
  readonly ply: number;
}

const CHOOSING: readonly Aside['kind'][] = ['places', 'cards'];

/** Lists to choose from belong to one decision and go with it; panels stay until they are closed. */
export function useAside(ply: number): AsideHandle {
  const [shown, setShown] = useState<Shown | null>(null);
  const stale = shown !== null && shown.ply !== ply && CHOOSING.includes(shown.aside.kind);
  const aside = stale ? null : (shown?.aside ?? null);
  return {
    aside,
    show: (next) => setShown({ aside: next, before: null, ply }),
    toggle: (name) =>
      setShown(
        aside?.kind === 'panel' && aside.name === name
          ? null
          : { aside: { kind: 'panel', name }, before: null, ply },
      ),
    // Closing an answer leads back to where it was asked.
    inspect: (what) =>
      setShown({ aside: { kind: 'inspect', what }, before: aside?.kind === 'inspect' ? null : aside, ply }),
    close: () => {
      const back = aside?.kind === 'inspect' ? (shown?.before ?? null) : null;
      setShown(back === null ? null : { aside: back, before: null, ply: shown?.ply ?? ply });
    },
  };
}
