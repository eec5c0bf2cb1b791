import { useMemo, useState } from 'react';

import { imperium } from '../../../engine';
import { usePace } from '../../feedback/usePace';
import { ImperiumBoard, motionsOf, type BoardThing } from '../board/ImperiumBoard';
import type { Playback } from '../playback/usePlayback';
import type { Inspected } from './inspected';
import type { PanelName } from './panelNames';
import { moveFor, wordOf } from './reach';
import type { Table } from './useTable';

interface TableBoardProps {
  readonly table: Table;
  readonly playback: Playback | null;
  /** Where something of the past was. */
  readonly spot: string | null;
  readonly onInspect: (what: Inspected) => void;
  readonly onShow: (name: PanelName) => void;
  /** What was inspected gives way to what has been picked. */
  readonly onPick: () => void;
}

const NOWHERE: readonly string[] = [];

function isFaction(word: string): word is imperium.Faction {
  return imperium.FACTIONS.some((faction) => faction === word);
}

/** The board with what may be chosen on it. A long press tells what something is. */
export function TableBoard({ table, playback, spot, onInspect, onShow, onPick }: TableBoardProps) {
  const pace = usePace();
  const { view, spaces, picked, moves, game } = table;
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { events, id, ply } = game;
  const name = `${id}-${ply}-${playback?.step ?? 'end'}`;
  const motions = useMemo(() => motionsOf(events, name), [events, name]);
  const shown = useMemo(() => motions.filter((motion) => !dropped.includes(motion.id)), [motions, dropped]);
  const deciding = playback === null;
  const factions = useMemo(
    () =>
      deciding
        ? moves
            .filter(({ kind }) => kind === 'faction')
            .map(wordOf)
            .filter(isFaction)
        : [],
    [deciding, moves],
  );
  const targets = deciding ? (spaces ?? NOWHERE) : NOWHERE;

  const inspect = (thing: BoardThing) => {
    if (thing.kind === 'space') onInspect({ kind: 'space', id: thing.id });
    else if (thing.kind === 'conflict') {
      if (view.conflict !== null) onInspect({ kind: 'conflict', id: view.conflict });
    } else if (thing.kind === 'seat') {
      const leader = view.seats[thing.seat]?.leader ?? null;
      if (leader === null) onShow('seats');
      else onInspect({ kind: 'leader', id: leader });
    } else onShow('seats');
  };
  return (
    <ImperiumBoard
      memory={`imperium-${id}`}
      view={view}
      targets={targets}
      targetFactions={factions}
      faded={targets.length > 0}
      chosen={deciding ? (picked.space ?? spot) : playback.line.space}
      onSpace={(space) => {
        const may = deciding && (table.decision?.kind === 'turn' || targets.length > 0);
        if (may) {
          onPick();
          table.pickSpace(space);
        } else onInspect({ kind: 'space', id: space });
      }}
      onThing={(thing, legal) => {
        if (thing.kind === 'track' && legal) {
          const move = moveFor('faction', thing.faction);
          if (move !== null) table.choose(move);
        } else onShow(thing.kind === 'conflict' ? 'conflict' : 'seats');
      }}
      onLongPress={inspect}
      motions={shown}
      onMotionEnd={(motion) => setDropped((now) => [...now.slice(-100), motion])}
      pace={pace}
      controls={false}
    />
  );
}
