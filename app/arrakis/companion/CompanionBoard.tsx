import { useMemo } from 'react';

import { Board, type BoardArrow, type Target } from '../board/Board';
import { usePace } from '../../feedback/usePace';
import type { Table } from '../table/useTable';
import type { Waiting } from './waiting';
import type { Editing } from './useEditing';
import type { MahdiTold } from './useMahdiTold';

interface CompanionBoardProps {
  readonly table: Table;
  readonly waiting: Waiting;
  readonly told: MahdiTold | null;
  readonly places: Editing;
}

/** The board with the entered pieces. A tap opens a place to edit, answers a question, or says where a legion goes. */
export function CompanionBoard({ table, waiting, told, places }: CompanionBoardProps) {
  const pace = usePace();
  const { controls, view, decision } = table;
  const { moving, selected } = places;
  const { areas, zones } = controls;
  const deciding = told === null && waiting.for === 'decision';
  const onMap = deciding && areas.length + zones.length > 0;
  const legal = useMemo(() => (onMap ? { areas, zones } : null), [onMap, areas, zones]);
  const attack = waiting.for === 'attack' ? waiting.attack : null;
  const line = told === null || told.at === null ? null : (told.lines[told.at] ?? null);
  const lines = told?.lines ?? null;
  const arrows = useMemo<readonly BoardArrow[]>(() => {
    if (line !== null) return line.arrows;
    // Until one of his steps is touched, the ways of all are shown.
    if (lines !== null && attack === null) return lines.flatMap((one) => one.arrows);
    const fight = attack ?? decision?.battle ?? null;
    return fight === null ? [] : [{ from: fight.from, to: fight.to, kind: 'attack' }];
  }, [line, lines, attack, decision]);
  const marked = useMemo<Target | null>(() => {
    if (line !== null) return line.place;
    if (deciding)
      return decision === null || decision.area === null ? null : { kind: 'area', id: decision.area };
    return moving === null ? selected : { kind: 'area', id: moving };
  }, [line, deciding, decision, moving, selected]);
  return (
    <Board
      view={view}
      legal={legal}
      selected={marked}
      arrows={arrows}
      pace={pace}
      onChoose={(target) => {
        if (deciding) table.touch(target);
        else if (waiting.for === 'nothing') places.touch(target);
      }}
      onInspect={(target) => {
        if (waiting.for === 'nothing') places.touch(target);
      }}
    />
  );
}
