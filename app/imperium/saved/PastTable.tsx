import { useMemo } from 'react';

import { imperium } from '../../../engine';
import { ImperiumBoard } from '../board/ImperiumBoard';

interface PastTableProps {
  readonly state: imperium.State;
  readonly controls: boolean;
}

/** The board as it lay open then. */
export function PastTable({ state, controls }: PastTableProps) {
  const view = useMemo(() => imperium.view(state, 'table'), [state]);
  return <ImperiumBoard view={view} pace={0} controls={controls} />;
}
