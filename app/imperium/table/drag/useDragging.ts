import { useRef, useState, type RefObject } from 'react';
import { useSharedValue } from 'react-native-reanimated';

import { useTurned } from '../../../board/camera/useTurned';
import type { BoardHandle } from '../../board/ImperiumBoard';
import { plotMove } from '../reach';
import type { Table } from '../useTable';
import type { Dragged, Dragging } from './dragging';

/** Cards that are dragged to the board: onto a space that they reach, or a Plot card anywhere onto the table. */
export function useDragging(
  table: Table,
  sideways: boolean,
): { readonly dragging: Dragging; readonly board: RefObject<BoardHandle | null> } {
  const board = useRef<BoardHandle>(null);
  const [lifted, setLifted] = useState<(Dragged & { readonly ply: number }) | null>(null);
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  // On a turned screen fingers are reported the other way round.
  const turned = useTurned().ways;
  const { ply } = table.game;
  // A card of another position is not held any more.
  const dragged = lifted !== null && lifted.ply === ply ? lifted : null;

  const dragging: Dragging = {
    dragged,
    x,
    y,
    sideways,
    may: ({ kind, id }) =>
      !turned &&
      !table.busy &&
      (kind === 'card'
        ? table.decision?.kind === 'turn' && table.moves.some((move) => move.kind === 'play')
        : plotMove(id, table.moves) !== null),
    lift(what) {
      setLifted({ ...what, ply });
      if (what.kind === 'card') table.aim(what.id);
    },
    drop(what, atX, atY) {
      setLifted(null);
      board.current?.dropAt(atX, atY, (dropped) => {
        if (what.kind === 'intrigue') {
          const play = plotMove(what.id, table.moves);
          if (dropped !== null && play !== null) table.choose(play);
        } else if (dropped?.kind === 'space') table.send(what.id, dropped.id);
        else table.aim(null);
      });
    },
    cancel() {
      setLifted(null);
      table.aim(null);
    },
  };
  return { dragging, board };
}
