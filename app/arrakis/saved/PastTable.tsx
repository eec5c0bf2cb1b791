import { useMemo } from 'react';

import { arrakis } from '../../../engine';
import { Board } from '../board/Board';

interface PastTableProps {
  readonly state: arrakis.State;
  readonly controls: boolean;
}

/** The board as it lay open then. */
export function PastTable({ state, controls }: PastTableProps) {
  const table = useMemo(() => arrakis.view(state, 'table'), [state]);
  return <Board view={table} pace={0} controls={controls} />;
}
