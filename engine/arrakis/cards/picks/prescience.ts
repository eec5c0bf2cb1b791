import { at, item } from '../../../core/at';
import { shuffle } from '../../../core/random';
import { CARD_HOUSE } from '../../data/planning.data';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import { become, pop } from '../../../core/stack';
import { moveOf } from '../../moves';
import { attachCard, isKept, releaseAttachments } from '../../prescience/attachments';
import { refuse } from '../../refusals';
import type { State } from '../../state/state';
import type { Picker } from './picker';

/** Revealed cards that may be taken away: not those under Eyes of Ibad. */
function loose(s: State): number[] {
  return s.prescienceRevealed.filter((card) => !isKept(s, card)).sort((a, b) => a - b);
}

function takeOff(s: State, card: number): void {
  s.prescienceRevealed.splice(s.prescienceRevealed.indexOf(card), 1);
  releaseAttachments(s, card);
}

export const reshufflePicker: Picker = {
  clause: 'R5.1',
  options: (s) => loose(s).map((card) => moveOf('prescience', card)),
  pick(s, _frame, move, log) {
    pop(s);
    takeOff(s, move.value);
    s.prescienceDeck.push(move.value);
    shuffle(s.random, s.prescienceDeck);
    log?.push({ type: 'prescienceDropped', card: item(PRESCIENCE_IDS, move.value) });
  },
  explain: (_s, _frame, move) => (move.kind === 'prescience' ? refuse('R5.1', 'noneHere') : null),
};

/** Any number of revealed cards leave the game; when all are named as many come from the deck (vars: how many left). */
export const replacePicker: Picker = {
  clause: 'R5.1',
  options: (s) => loose(s).map((card) => moveOf('prescience', card)),
  pick(s, frame, move, log) {
    takeOff(s, move.value);
    s.prescienceGone.push(move.value);
    log?.push({ type: 'prescienceDropped', card: item(PRESCIENCE_IDS, move.value) });
    become(s, { ...frame, vars: [at(frame.vars, 0) + 1] });
  },
  finish(s, frame, log) {
    const turned: number[] = [];
    for (let n = at(frame.vars, 0); n > 0; n--) {
      const card = s.prescienceDeck.pop();
      if (card !== undefined) turned.push(card);
    }
    s.prescienceRevealed.push(...turned);
    if (turned.length === 0) return;
    log?.push({ type: 'prescienceRevealed', cards: turned.map((card) => item(PRESCIENCE_IDS, card)) });
  },
  explain: (_s, _frame, move) => (move.kind === 'prescience' ? refuse('R5.1', 'noneHere') : null),
};

/** The card being played is laid on a revealed prescience card (vars: the planning card). */
export const attachPicker: Picker = {
  clause: 'R8.3',
  options: (s) => [...s.prescienceRevealed].sort((a, b) => a - b).map((card) => moveOf('prescience', card)),
  pick(s, frame, move) {
    pop(s);
    const card = at(frame.vars, 0);
    const pile = item(s.discards, at(CARD_HOUSE, card));
    pile.splice(pile.lastIndexOf(card), 1);
    attachCard(s, card, move.value);
  },
  explain: (_s, _frame, move) => (move.kind === 'prescience' ? refuse('R8.3', 'noneHere') : null),
};
