import { useMemo, useState } from 'react';

import { arrakis, type Refusal } from '../../../engine';
import type { Target } from '../board/Board';
import { motionsFromEvents } from '../board/motion/fromEvents';
import type { BoardMotion } from '../board/motion/types';
import { useConfirmEnd, type ConfirmEnd } from '../../feedback/useConfirmEnd';
import { signalRefusal } from '../../feedback/useFeedback';
import { useT } from '../../i18n';
import { undoMove, useRunningGame } from '../../store/gamesRunning';
import { playMoves } from '../runningGame';
import { controlsOf, type Controls } from './actions/controls';
import { movesWithoutEffect } from './actions/noEffect';
import { canSplit, marchAfter } from './actions/split';
import { useConfirmAlone, type ConfirmAlone } from './actions/useConfirmAlone';
import { useCurtain, type Curtain } from '../../curtain/useCurtain';
import { useDrawn, type DrawnHandle } from './drawn/useDrawn';
import type { RunningGame } from '../runningGame';
import type { ShownGame } from '../playback/usePlayback';
import { endsTurn } from './endsTurn';
import { reasonText } from '../texts/reason';
import { useCatalogue } from '../texts/catalogue';

/** What the prompt line tells the player: a refusal with its clause, or why nothing can be taken back. */
export interface Notice {
  readonly text: string;
  readonly clause: string | null;
}

export interface Table {
  readonly game: ShownGame;
  readonly view: arrakis.View<arrakis.DecisionView>;
  readonly decision: arrakis.DecisionView | null;
  readonly prompt: arrakis.Prompt | null;
  readonly controls: Controls;
  readonly curtain: Curtain;
  readonly drawn: DrawnHandle;
  readonly busy: boolean;
  readonly ending: ConfirmEnd<arrakis.Move>;
  readonly alone: ConfirmAlone;
  /** Whether some of the legion that is to move shall stay; null where nobody could. */
  readonly split: boolean | null;
  setSplit(split: boolean): void;
  readonly notice: Notice | null;
  /** Ways to use the die that would come to nothing now. */
  readonly withoutEffect: ReadonlySet<arrakis.Move>;
  readonly motions: readonly BoardMotion[];
  dropMotion(id: string): void;
  choose(move: arrakis.Move): void;
  touch(target: Target): void;
  /** Why a move cannot be made now; null if it can. */
  why(move: arrakis.Move): Refusal | null;
  undo(): void;
  dismissNotice(): void;
}

export function moveAt(target: Target): arrakis.Move {
  const facts: readonly { readonly id: string }[] =
    target.kind === 'area' ? arrakis.AREA_FACTS : arrakis.AIR_ZONES;
  return arrakis.moveOf(
    target.kind,
    facts.findIndex((fact) => fact.id === target.id),
  );
}

/** Seats that have just got cards and have not seen them. */
function unseenBy({ options }: arrakis.State, drawn: DrawnHandle): readonly number[] {
  return arrakis.seatPlan(options).flatMap((_, seat) => (drawn.of(seat)?.justNow === true ? [seat] : []));
}

/** The running game as the table shows it, and what can be done with it. */
export function useTable(game: ShownGame, stored: RunningGame = game): Table {
  const t = useT();
  const catalogue = useCatalogue();
  const busy = useRunningGame((state) => state.busy);
  const drawn = useDrawn(stored);
  const solo = game.state.options.mode === 'mahdi' ? 0 : null;
  const curtain = useCurtain(arrakis.pending(game.settled), solo, game.telling, unseenBy(game.state, drawn));
  const [lastNotice, setLastNotice] = useState<(Notice & { readonly ply: number }) | null>(null);
  const [splitAt, setSplitAt] = useState<number | null>(null);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { id, state, events, ply, firstEvent } = game;
  const viewer = curtain.openFor ?? 'table';
  const view = useMemo(() => arrakis.view(state, viewer), [state, viewer]);
  const decision = view.decision;
  const ending = useConfirmEnd(decision, endsTurn);
  const alone = useConfirmAlone(state);
  const controls = useMemo(() => controlsOf(decision), [decision]);
  const motions = useMemo(
    () => motionsFromEvents(events, ply * 1000 + firstEvent),
    [events, ply, firstEvent],
  );
  const prompt = useMemo(
    () => (decision === null ? null : arrakis.prompt(decision, catalogue)),
    [decision, catalogue],
  );
  const withoutEffect = useMemo(() => movesWithoutEffect(state, view), [state, view]);
  const why = (move: arrakis.Move) => arrakis.explain(state, move);

  const choose = (move: arrakis.Move) => {
    // What is offered is legal: only what is not has to be explained.
    const refusal = decision?.moves?.includes(move) ? null : why(move);
    if (refusal !== null) {
      signalRefusal();
      setLastNotice({ text: reasonText(refusal, catalogue), clause: refusal.clause, ply });
      return;
    }
    setLastNotice(null);
    // In a question of Mahdi's nothing else is shown (see ActionArea).
    if (curtain.openFor !== null && decision?.kind !== 'tie') drawn.see(curtain.openFor);
    if (ending.holdBack(move) || alone.holdBack(move)) return;
    const wholeLegion = (after: arrakis.State) => marchAfter(decision, after);
    const tap = splitAt === ply ? [move] : [move, wholeLegion];
    void playMoves(tap, id).catch((error: unknown) =>
      setLastNotice({ text: error instanceof Error ? error.message : String(error), clause: null, ply }),
    );
  };

  return {
    game,
    view,
    decision,
    prompt,
    controls,
    curtain,
    drawn,
    busy,
    ending,
    alone,
    split: canSplit(decision, view) ? splitAt === ply : null,
    setSplit: (split) => setSplitAt(split ? ply : null),
    // A notice about another position no longer holds.
    notice: lastNotice !== null && lastNotice.ply === ply ? lastNotice : null,
    withoutEffect,
    motions: useMemo(() => motions.filter(({ id }) => !dropped.includes(id)), [motions, dropped]),
    dropMotion: (id) => setDropped((now) => [...now.slice(-200), id]),
    choose,
    touch: (target) => choose(moveAt(target)),
    why,
    undo: () => {
      void undoMove().then((barrier) => {
        setLastNotice(barrier === null ? null : { text: t(`table.undo.${barrier}`), clause: null, ply });
      });
    },
    dismissNotice: () => setLastNotice(null),
  };
}
