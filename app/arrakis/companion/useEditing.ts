import { useState } from 'react';

import { arrakis } from '../../../engine';
import type { Target } from '../board/Board';
import { changeTable } from './store';
import type { TabName } from './CompanionTabs';

/** What is being edited: a place, a legion that is to move, or one of the panels. */
export interface Editing {
  readonly selected: Target | null;
  /** The legion of this area waits for the tap that says where it goes. */
  readonly moving: arrakis.AreaId | null;
  readonly fault: arrakis.TableFault | null;
  readonly tab: TabName;
  touch(target: Target): void;
  /** The selected legion sets off. */
  move(): void;
  cancel(): void;
  close(): void;
  show(tab: TabName): void;
}

export function useEditing(): Editing {
  const [selected, setSelected] = useState<Target | null>(null);
  const [moving, setMoving] = useState<arrakis.AreaId | null>(null);
  const [fault, setFault] = useState<arrakis.TableFault | null>(null);
  const [tab, setTab] = useState<TabName>('die');

  return {
    selected,
    moving,
    fault,
    tab,
    touch: (target) => {
      if (moving === null || target.kind !== 'area') {
        if (moving === null) setSelected(target);
        return;
      }
      const wrong = changeTable((state) => arrakis.withTableMove(state, moving, target.id));
      setFault(wrong);
      if (wrong !== null) return;
      setMoving(null);
      setSelected(target);
    },
    move: () => {
      setFault(null);
      setMoving(selected?.kind === 'area' ? selected.id : null);
    },
    cancel: () => {
      setFault(null);
      setMoving(null);
    },
    close: () => setSelected(null),
    show: (next) => {
      setMoving(null);
      setFault(null);
      setSelected(null);
      setTab(next);
    },
  };
}
