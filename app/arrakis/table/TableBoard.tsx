import { useMemo } from 'react';

import type { arrakis } from '../../../engine';
import { Board, type BoardArrow, type Target } from '../board/Board';
import { usePace } from '../../feedback/usePace';
import type { Playback } from '../playback/usePlayback';
import type { AsideHandle } from './useAside';
import type { Table } from './useTable';

function whereOf(decision: arrakis.DecisionView | null): Target | null {
  return decision === null || decision.area === null ? null : { kind: 'area', id: decision.area };
}

function arrowsOf(decision: arrakis.DecisionView | null): readonly BoardArrow[] {
  if (decision === null) return [];
  const { battle, area, target } = decision;
  if (battle) return [{ from: battle.from, to: battle.to, kind: 'attack' }];
  return area !== null && target !== null && area !== target
    ? [{ from: area, to: target, kind: 'move' }]
    : [];
}

interface TableBoardProps {
  readonly table: Table;
  readonly aside: AsideHandle;
  /** The playback of the automaton's turn: its paths are marked, and nothing can be chosen. Null while none runs. */
  readonly playback: Playback | null;
}

/** The board with what may be chosen on it. Tapping anything else explains what it is, or why it cannot be chosen. */
export function TableBoard({ table, aside, playback }: TableBoardProps) {
  const pace = usePace();
  const { controls, view, decision } = table;
  const { areas, zones } = controls;
  const onMap = playback === null && areas.length + zones.length > 0;
  const legal = useMemo(() => (onMap ? { areas, zones } : null), [onMap, areas, zones]);
  const line = playback?.line ?? null;
  const arrows = useMemo(() => line?.arrows ?? arrowsOf(decision), [line, decision]);
  const selected = useMemo<Target | null>(
    () => (line === null ? whereOf(decision) : line.place),
    [line, decision],
  );
  return (
    <Board
      memory={`game-${table.game.id}`}
      view={view}
      legal={legal}
      selected={selected}
      arrows={arrows}
      motions={table.motions}
      onMotionEnd={table.dropMotion}
      pace={pace}
      onChoose={(target, may) => {
        if (may || onMap) table.touch(target);
        else aside.inspect(target);
      }}
      onInspect={(target) => aside.inspect(target)}
    />
  );
}
