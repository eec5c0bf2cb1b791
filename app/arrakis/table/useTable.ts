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
import { actorsOf, type Actor } from './actions/actors';
import { controlsOf, type Controls } from './actions/controls';
import { movesWithoutEffect } from './actions/noEffect';
import { canSplit, marchAfter } from './actions/split';
import { useConfirmAlone, type ConfirmAlone } from './actions/useConfirmAlone';
import { useConfirmCone, type ConfirmCone } from './actions/useConfirmCone';
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
  /** Partners who may act now, each with the dice to begin with (R13.3); empty while that is not asked. */
  readonly actors: readonly Actor[];
  readonly curtain: Curtain;
  readonly drawn: DrawnHandle;
  readonly busy: boolean;
  readonly ending: ConfirmEnd<arrakis.Move>;
  readonly alone: ConfirmAlone;
  readonly cone: ConfirmCone;
  /** Whether some of the legion that is to move shall stay; null where nobody could. */
  readonly split: boolean | null;
  setSplit(split: boolean): void;
  readonly notice: Notice | null;
  /** Ways to use the die that would come to nothing now. */
  readonly withoutEffect: ReadonlySet<arrakis.Move>;
  readonly motions: readonly BoardMotion[];
  dropMotion(id: string): void;
  choose(move: arrakis.Move): void;
  /** Says who of the side acts, and with which die: one tap. */
  act(actor: Actor, move: arrakis.Move): void;
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

/** Whom the curtain has to wait for; under a cone of silence both partners look (R13.7). */
function askedNow(state: arrakis.State) {
  const now = arrakis.pending(state);
  return now === null ? null : { ...now, together: now.kind === 'cone' };
}

/**
 * Against the automaton there is nobody to hide from: the screen shows what the only player knows, or, of two who share the
 * Atreides and show each other everything, who decides (R14.0). Null where there is somebody.
 */
function openSeat(state: arrakis.State): number | null {
  if (!arrakis.isSolo(state.options)) return null;
  return arrakis.pending(state)?.seat ?? 0;
}

/** The running game as the table shows it, and what can be done with it. */
export function useTable(game: ShownGame, stored: RunningGame = game): Table {
  const t = useT();
  const catalogue = useCatalogue();
  const busy = useRunningGame((state) => state.busy);
  const drawn = useDrawn(stored);
  const curtain = useCurtain(
    askedNow(game.settled),
    openSeat(game.settled),
    game.telling,
    unseenBy(game.state, drawn),
  );
  const [lastNotice, setLastNotice] = useState<(Notice & { readonly ply: number }) | null>(null);
  const [splitAt, setSplitAt] = useState<number | null>(null);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const { id, state, events, ply, firstEvent } = game;
  const viewer = curtain.openFor ?? 'table';
  const view = useMemo(() => arrakis.view(state, viewer), [state, viewer]);
  const decision = view.decision;
  const ending = useConfirmEnd(decision, endsTurn);
  const alone = useConfirmAlone(state);
  const cone = useConfirmCone(state);
  const controls = useMemo(() => controlsOf(decision), [decision]);
  const actors = useMemo(() => actorsOf(state, decision), [state, decision]);
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

  const playTap = (tap: Parameters<typeof playMoves>[0]) => {
    void playMoves(tap, id).catch((error: unknown) =>
      setLastNotice({ text: error instanceof Error ? error.message : String(error), clause: null, ply }),
    );
  };

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
    if (ending.holdBack(move) || alone.holdBack(move) || cone.holdBack(move)) return;
    const wholeLegion = (after: arrakis.State) => marchAfter(decision, after);
    playTap(splitAt === ply ? [move] : [move, wholeLegion]);
  };

  return {
    game,
    view,
    decision,
    prompt,
    controls,
    actors,
    curtain,
    drawn,
    busy,
    ending,
    alone,
    cone,
    split: canSplit(decision, view) ? splitAt === ply : null,
    setSplit: (split) => setSplitAt(split ? ply : null),
    // A notice about another position no longer holds.
    notice: lastNotice !== null && lastNotice.ply === ply ? lastNotice : null,
    withoutEffect,
    motions: useMemo(() => motions.filter(({ id }) => !dropped.includes(id)), [motions, dropped]),
    dropMotion: (id) => setDropped((now) => [...now.slice(-200), id]),
    choose,
    act: (actor, move) => {
      setLastNotice(null);
      if (curtain.openFor !== null) drawn.see(curtain.openFor);
      playTap([actor.move, move]);
    },
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
