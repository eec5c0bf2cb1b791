import { useMemo, useState } from 'react';

import { arrakis } from '../../../engine';
import { useConfirmEnd } from '../../feedback/useConfirmEnd';
import { signalRefusal } from '../../feedback/useFeedback';
import { movesWithoutEffect } from '../table/actions/noEffect';
import { useConfirmAlone } from '../table/actions/useConfirmAlone';
import { controlsOf } from '../table/actions/controls';
import { endsTurn } from '../table/endsTurn';
import { useCurtain } from '../../curtain/useCurtain';
import { reasonText } from '../texts/reason';
import { moveAt, type Notice, type Table } from '../table/useTable';
import { useCatalogue } from '../texts/catalogue';
import { stepBack, useCompanion } from './store';
import type { Mahdi } from './useMahdi';
import { waitingOf, type Waiting } from './waiting';

/** Cards of a table of one's own are in people's hands. */
/** Beside a table of one's own nobody says who of a side acts, and no cone is spent. */
const NOBODY: Table['actors'] = [];
const NO_CONE: Table['cone'] = { waits: null, holdBack: () => false, forget: () => undefined };
const NOTHING_DRAWN = { of: () => null, see: () => undefined };
/** An id that no stored game has. */
const ID = -1;

/** The entered position in the form that the table's own controls know. */
export function useCompanionTable(mahdi: Mahdi): { readonly table: Table; readonly waiting: Waiting } {
  const catalogue = useCatalogue();
  const { state: stored, ply, fought, last, past } = useCompanion();
  const [said, setSaid] = useState<(Notice & { readonly ply: number }) | null>(null);
  const waiting = useMemo(() => waitingOf(stored, fought !== null), [stored, fought]);
  const asked = waiting.for === 'decision';
  // Where no person has to decide, frames that wait for something else must not look like a decision.
  const state = useMemo(() => (asked ? stored : { ...stored, frames: [] }), [asked, stored]);
  const curtain = useCurtain(arrakis.pending(state), 0);
  const view = useMemo(() => arrakis.view(state, 0), [state]);
  const decision = view.decision;
  const ending = useConfirmEnd(decision, endsTurn);
  const alone = useConfirmAlone(state);
  const controls = useMemo(() => controlsOf(decision), [decision]);
  const prompt = useMemo(
    () => (decision === null ? null : arrakis.prompt(decision, catalogue)),
    [decision, catalogue],
  );

  const choose = (move: arrakis.Move) => {
    const refusal = arrakis.explain(state, move);
    if (refusal !== null) {
      signalRefusal();
      setSaid({ text: reasonText(refusal, catalogue), clause: refusal.clause, ply });
      return;
    }
    setSaid(null);
    mahdi.answer(move);
  };

  const table: Table = {
    game: {
      id: ID,
      kind: arrakis.arrakisGame.id,
      name: '',
      state,
      ply,
      events: last?.told.events ?? [],
      last: null,
      undo: past.length === 0 ? 'start' : null,
      trouble: null,
      firstEvent: 0,
      settled: state,
      telling: false,
    },
    view,
    decision,
    prompt,
    controls,
    actors: NOBODY,
    curtain,
    drawn: NOTHING_DRAWN,
    busy: false,
    ending,
    alone,
    cone: NO_CONE,
    split: null,
    setSplit: () => undefined,
    notice: said !== null && said.ply === ply ? said : null,
    motions: [],
    dropMotion: () => undefined,
    withoutEffect: movesWithoutEffect(state, view),
    choose,
    act: (actor) => choose(actor.move),
    touch: (target) => choose(moveAt(target)),
    why: (move) => arrakis.explain(state, move),
    undo: stepBack,
    dismissNotice: () => setSaid(null),
  };
  return { table, waiting };
}
