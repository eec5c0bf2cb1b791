import { useMemo, useState } from 'react';

import { imperium } from '../../../engine';
import { useCurtain, type Curtain } from '../../curtain/useCurtain';
import { useConfirmEnd, type ConfirmEnd } from '../../feedback/useConfirmEnd';
import { signalRefusal } from '../../feedback/useFeedback';
import { useT } from '../../i18n';
import { undoMove, useRunningGame } from '../../store/gamesRunning';
import type { TapMove } from '../../store/playTap';
import type { ShownGame } from '../playback/usePlayback';
import { playMoves } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { reasonText } from '../texts/reason';
import { DONE, REVEAL, endIfOver, following, isAlone, isOpenQuestion } from './following';
import { moveFor, reachOf, whyNotThere, wordOf, type Reach } from './reach';

/** What the prompt line tells the player: a refusal with its clause, or why nothing can be taken back. */
export interface Notice {
  readonly text: string;
  readonly clause: string | null;
}

/** What has been touched first, of a card and a space that belong together. */
export interface Picked {
  readonly card: string | null;
  readonly space: string | null;
}

export interface Table {
  readonly game: ShownGame;
  readonly view: imperium.View;
  readonly decision: imperium.DecisionView | null;
  /** What may be picked by whoever looks at the screen. */
  readonly moves: readonly imperium.Move[];
  readonly prompt: imperium.Prompt | null;
  readonly curtain: Curtain;
  readonly busy: boolean;
  readonly ending: ConfirmEnd<imperium.Move>;
  readonly notice: Notice | null;
  readonly picked: Picked;
  readonly reach: Reach;
  /** Spaces that may be touched now; null while no space is asked for. */
  readonly spaces: readonly string[] | null;
  pickCard(card: string): void;
  pickSpace(space: string): void;
  choose(move: imperium.Move): void;
  undo(): void;
  dismissNotice(): void;
}

const NOTHING: Picked = { card: null, space: null };
const NO_MOVES: readonly imperium.Move[] = [];
const PASS: readonly imperium.Move[] = [DONE];

/** What hands the device on, or lays the hand open: neither can be taken back. */
function endsTurn(decision: imperium.DecisionView | null, move: imperium.Move): boolean {
  if (move === REVEAL) return decision?.moves?.some(({ kind }) => kind === 'play') === true;
  return move === DONE && (decision?.kind === 'agent' || decision?.kind === 'reveal');
}

/** Where the curtain stands: Intrigue outside of one's own turn is asked for on the open table. */
function asked(now: imperium.Pending | null): { readonly seat: number; readonly private: boolean } | null {
  return now === null ? null : { seat: now.seat, private: now.private && !isOpenQuestion(now.kind) };
}

/** The running game as the table shows it, and what can be done with it. */
export function useTable(game: ShownGame): Table {
  const t = useT();
  const catalogue = useCatalogue();
  const busy = useRunningGame((state) => state.busy);
  const { id, state, ply, settled, telling } = game;
  // Who decides next does not have to take the device before everything is told.
  const curtain = useCurtain(asked(imperium.pending(settled)), isAlone(state.options) ? 0 : null, telling);
  const [lastNotice, setLastNotice] = useState<(Notice & { readonly ply: number }) | null>(null);
  const [touched, setTouched] = useState<Picked & { readonly ply: number }>({ ...NOTHING, ply });
  const viewer = curtain.openFor ?? 'table';
  const view = useMemo(() => imperium.view(state, viewer), [state, viewer]);
  const { decision } = view;
  const moves =
    decision === null ? NO_MOVES : (decision.moves ?? (isOpenQuestion(decision.kind) ? PASS : NO_MOVES));
  const ending = useConfirmEnd(decision, endsTurn);
  const prompt = useMemo(
    () => (decision === null ? null : imperium.prompt(decision, view.seats, catalogue)),
    [decision, view.seats, catalogue],
  );
  const reach = useMemo(() => reachOf(state, decision), [state, decision]);
  const picked: Picked = touched.ply === ply ? touched : NOTHING;
  const pick = (next: Picked) => setTouched({ ...next, ply });

  const refuse = (text: string, clause: string | null) => {
    signalRefusal();
    setLastNotice({ text, clause, ply });
  };
  const play = (tap: readonly TapMove<imperium.State, imperium.Move>[]) => {
    setLastNotice(null);
    const seat = decision?.seat ?? 0;
    void playMoves([...tap, ...following(seat)], id).catch((error: unknown) =>
      setLastNotice({ text: error instanceof Error ? error.message : String(error), clause: null, ply }),
    );
  };
  const choose = (move: imperium.Move) => {
    const refusal = moves.includes(move) ? null : imperium.explain(state, move);
    if (refusal !== null) {
      refuse(reasonText(refusal, catalogue), refusal.clause);
      return;
    }
    setLastNotice(null);
    if (ending.holdBack(move)) return;
    play(move.kind === 'deploy' && decision !== null ? [move, endIfOver(decision.seat)] : [move]);
  };
  /** A card and a space: both are one tap, and are taken back together. */
  const send = (card: string, space: string) => {
    const first = moveFor('play', card);
    const second = moveFor('space', space);
    if (first === null || second === null) return;
    if (reach.get(card)?.has(space)) {
      play([first, second]);
      return;
    }
    const refusal = whyNotThere(state, first, second);
    if (refusal !== null) refuse(reasonText(refusal, catalogue), refusal.clause);
  };

  const ownSpaces = moves.filter(({ kind }) => kind === 'space').map(wordOf);
  const ofPicked = picked.card === null ? null : [...(reach.get(picked.card) ?? [])];
  return {
    game,
    view,
    decision,
    moves,
    prompt,
    curtain,
    busy,
    ending,
    // A notice about another position no longer holds.
    notice: lastNotice !== null && lastNotice.ply === ply ? lastNotice : null,
    picked,
    reach,
    spaces: decision?.kind === 'turn' ? ofPicked : ownSpaces.length > 0 ? ownSpaces : null,
    pickCard(card) {
      setLastNotice(null);
      if (decision?.kind !== 'turn' || decision.moves === null) return;
      if (picked.space !== null) {
        send(card, picked.space);
        return;
      }
      const move = moveFor('play', card);
      const refusal = move === null || reach.has(card) ? null : imperium.explain(state, move);
      if (refusal !== null) refuse(reasonText(refusal, catalogue), refusal.clause);
      pick({ card: picked.card === card || refusal !== null ? null : card, space: null });
    },
    pickSpace(space) {
      setLastNotice(null);
      if (decision === null) return;
      if (decision.kind === 'turn' && decision.moves !== null) {
        if (picked.card !== null) send(picked.card, space);
        else if (picked.space === space) pick(NOTHING);
        else if ([...reach.values()].some((spaces) => spaces.has(space))) pick({ card: null, space });
        else refuse(t('imp.noCardThere'), null);
        return;
      }
      const move = moveFor('space', space);
      if (move !== null && ownSpaces.length > 0) choose(move);
    },
    choose,
    undo: () => {
      void undoMove().then((barrier) => {
        if (barrier === null) setLastNotice(null);
        else refuse(t(`imp.undo.${barrier}`), null);
      });
    },
    dismissNotice: () => setLastNotice(null),
  };
}
