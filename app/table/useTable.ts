import { useCallback, useMemo, useState } from 'react';

import {
  AIR_ZONES,
  AREA_FACTS,
  REASONS,
  explain,
  moveOf,
  prompt,
  view as viewOf,
  type DecisionView,
  type Move,
  type Prompt,
  type Reason,
  type Refusal,
  type View,
} from '../../engine';
import type { Target } from '../board/Board';
import { motionsFromEvents } from '../board/motion/fromEvents';
import type { BoardMotion } from '../board/motion/types';
import { useConfirmEnd, type ConfirmEnd } from '../feel/useConfirmEnd';
import { feelRefusal } from '../feel/useFeel';
import { useCatalogue, useT } from '../i18n';
import { playMove, undoMove, useRunningGame, type RunningGame } from '../store/gamesRunning';
import { choicesOf, type Choices } from './moves';
import { useCurtain, type Curtain } from './useCurtain';

export interface Table {
  readonly game: RunningGame;
  readonly view: View<DecisionView>;
  readonly decision: DecisionView | null;
  readonly prompt: Prompt | null;
  readonly choices: Choices;
  readonly curtain: Curtain;
  readonly busy: boolean;
  readonly ending: ConfirmEnd;
  /** Something to tell: a refusal, or why nothing can be taken back. */
  readonly notice: string | null;
  readonly motions: readonly BoardMotion[];
  dropMotion(id: string): void;
  choose(move: Move): void;
  touch(target: Target, legal: boolean): void;
  undo(): void;
}

function isReason(text: string): text is Reason {
  return Object.hasOwn(REASONS, text);
}

function moveAt(target: Target): Move {
  if (target.kind === 'area')
    return moveOf(
      'area',
      AREA_FACTS.findIndex((fact) => fact.id === target.id),
    );
  return moveOf(
    'zone',
    AIR_ZONES.findIndex((fact) => fact.id === target.id),
  );
}

/** The running game as the table shows it, and what can be done with it. */
export function useTable(game: RunningGame): Table {
  const t = useT();
  const catalogue = useCatalogue();
  const busy = useRunningGame((state) => state.busy);
  const curtain = useCurtain(game.state);
  const [notice, setNotice] = useState<string | null>(null);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { state, events, ply } = game;
  const viewer = curtain.openFor ?? 'table';
  const view = useMemo(() => viewOf(state, viewer), [state, viewer]);
  const decision = view.decision;
  const ending = useConfirmEnd(decision);
  const choices = useMemo(() => choicesOf(decision), [decision]);
  const motions = useMemo(() => motionsFromEvents(events, ply * 1000), [events, ply]);

  const refuse = useCallback(
    (refusal: Refusal) => {
      feelRefusal();
      const reason = isReason(refusal.reason) ? catalogue.reasons[refusal.reason] : refusal.reason;
      setNotice(t('table.why', { reason, clause: refusal.clause }));
    },
    [catalogue, t],
  );

  const choose = (move: Move) => {
    const refusal = explain(state, move);
    if (refusal !== null) {
      refuse(refusal);
      return;
    }
    setNotice(null);
    if (ending.stops(move)) return;
    void playMove(move).catch((error: unknown) =>
      setNotice(error instanceof Error ? error.message : String(error)),
    );
  };

  return {
    game,
    view,
    decision,
    prompt: decision === null ? null : prompt(decision, catalogue),
    choices,
    curtain,
    busy,
    ending,
    notice,
    motions: motions.filter(({ id }) => !dropped.includes(id)),
    dropMotion: (id) => setDropped((now) => [...now.slice(-200), id]),
    choose,
    touch: (target) => choose(moveAt(target)),
    undo: () => {
      void undoMove().then((barrier) => setNotice(barrier === null ? null : t(`table.undo.${barrier}`)));
    },
  };
}
