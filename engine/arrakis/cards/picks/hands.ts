import { item } from '../../../core/at';
import { discardFromHand, discardable } from '../../battle/combatCards';
import { become, pop } from '../../../core/stack';
import { moveOf } from '../../moves';
import { demandUnmet } from '../../partners/demand';
import { refuse } from '../../refusals';
import { playCard, playable } from '../play';
import type { Picker } from './picker';

/** "Play 1 planning card" inside another card or action; it costs nothing more. */
export const playCardPicker: Picker = {
  clause: 'R6.13',
  // Declining needs no look at the hand.
  private: true,
  partlyOpen: true,
  waits: (s, frame) => item(s.hands, frame.seat).length > 0,
  options: (s, frame) => playable(s, frame.seat).map((card) => moveOf('card', card)),
  pick(s, frame, move, log) {
    pop(s);
    playCard(s, frame.seat, move.value, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'card' ? refuse('R6.13', 'notInHand') : null),
};

/** The opponent discards cards of their own choice, never Hawat's Scheming (R6.11). */
export const discardPicker: Picker = {
  clause: 'R6.13',
  private: true,
  compulsory: true,
  options: (s, frame) =>
    frame.left === 0 ? [] : discardable(s, frame.seat).map((card) => moveOf('card', card)),
  pick(s, frame, move, log) {
    become(s, { ...frame, left: frame.left - 1 });
    discardFromHand(s, frame.seat, move.value, 'effect', log);
  },
  finish(s, frame) {
    if (frame.left > 0) demandUnmet(s, frame.seat);
  },
  explain(s, frame, move) {
    if (move.kind !== 'card') return refuse('R6.13', 'compulsory');
    return item(s.hands, frame.seat).includes(move.value)
      ? refuse('R6.11', 'neverDiscarded')
      : refuse('R6.13', 'notInHand');
  },
};
