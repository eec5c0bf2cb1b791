import { at, item } from '../../../core/at';
import { shuffle } from '../../../core/random';
import { CARD_HOUSE } from '../../data/planning.data';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import { become, pop } from '../../frames/stack';
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

/** Any number of revealed cards leave the game, each replaced from the deck; new ones stay (vars: the new ones). */
export const replacePicker: Picker = {
  clause: 'R5.1',
  options: (s, frame) =>
    loose(s)
      .filter((card) => !frame.vars.includes(card))
      .map((card) => moveOf('prescience', card)),
  pick(s, frame, move, log) {
    takeOff(s, move.value);
    s.prescienceGone.push(move.value);
    log?.push({ type: 'prescienceDropped', card: item(PRESCIENCE_IDS, move.value) });
    const next = s.prescienceDeck.pop();
    if (next !== undefined) {
      s.prescienceRevealed.push(next);
      log?.push({ type: 'prescienceRevealed', cards: [item(PRESCIENCE_IDS, next)] });
    }
    become(s, { ...frame, vars: next === undefined ? frame.vars : [...frame.vars, next] });
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
