import { useEffect, useMemo, useRef } from 'react';

import type { arrakis } from '../../../engine';
import { Board, type BoardArrow, type BoardHandle, type Target } from '../board/Board';
import { usePace } from '../../feedback/usePace';
import type { Playback } from '../playback/usePlayback';
import type { Replay } from '../recap/useReplay';
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
  /** What is being told: its place is looked at and marked, and nothing can be chosen. Null while nothing is. */
  readonly playback: Playback | null;
  /** Something of the past that somebody wants to see again. */
  readonly replay: Replay;
}

/** The board with what may be chosen on it. Tapping anything else explains what it is, or why it cannot be chosen. */
export function TableBoard({ table, aside, playback, replay }: TableBoardProps) {
  const pace = usePace();
  const board = useRef<BoardHandle>(null);
  const { controls, view, decision, dropMotion } = table;
  const { now: replayed, drop } = replay;
  const { areas, zones } = controls;
  const onMap = playback === null && areas.length + zones.length > 0;
  const legal = useMemo(() => (onMap ? { areas, zones } : null), [onMap, areas, zones]);
  const line = playback?.line ?? replayed;
  const arrows = useMemo(() => line?.arrows ?? arrowsOf(decision), [line, decision]);
  const selected = useMemo<Target | null>(
    () => (line === null ? whereOf(decision) : line.place),
    [line, decision],
  );
  const motions = useMemo(
    () => (replayed === null ? table.motions : [...replayed.motions, ...table.motions]),
    [replayed, table.motions],
  );

  const told = playback?.line.place ?? null;
  const great = playback?.line.rank === 'moment';
  useEffect(() => {
    if (told === null) return;
    board.current?.lookAt(told);
    if (great) board.current?.pulse(told);
  }, [told, great]);
  const count = replayed?.count ?? 0;
  const again = replayed?.place ?? null;
  useEffect(() => {
    if (count === 0 || again === null) return;
    board.current?.lookAt(again);
    board.current?.pulse(again);
  }, [count, again]);

  return (
    <Board
      ref={board}
      memory={`game-${table.game.id}`}
      view={view}
      legal={legal}
      selected={selected}
      arrows={arrows}
      motions={motions}
      onMotionEnd={(id) => {
        dropMotion(id);
        drop(id);
      }}
      pace={pace}
      onChoose={(target, may) => {
        if (playback !== null) playback.next();
        else if (may || onMap) table.touch(target);
        else aside.inspect(target);
      }}
      onInspect={(target) => aside.inspect(target)}
    />
  );
}
