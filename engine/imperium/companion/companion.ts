import { item } from '../../core/at';
import { addSwords } from '../combat/combat';
import { HAGAL_CARDS } from '../data/hagal.data';
import { loop, settle } from '../engine';
import type { GameEvent } from '../events';
import { goBy, leaveAtHome, spaceOf, tell } from '../hagal/turn';
import type { Move } from '../moves';
import { PHASES } from '../names';
import { setUp } from '../setup';
import { cloneState } from '../state/clone';
import type { GameOptions } from '../state/options';
import type { State } from '../state/state';
import { resetTurn } from '../turns/hub';
import { cardIndex, tableDeck, turnUp } from './deck';

/**
 * House Hagal for people who play on their own table (I12, I13). The state is their position with nothing going on: no
 * frames. They turn up a card of their own deck and say which it was; what the automaton does with it is told. In the
 * game of one a person decides for a Rival where the rules leave it open (I13.7): then `pending` asks, and `tableMove`
 * answers.
 */
export interface Told {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** What became of the card: the Agent went, the next card is to be turned up, or the deck was shuffled first. */
  readonly came: 'went' | 'ignored' | 'reshuffle';
}

/** A fresh table before the first Conflict is turned up: the set-up of I2 with I12.9 or I13. */
export function newTable(options: GameOptions): State {
  const s = setUp(options);
  s.frames.length = 0;
  s.round = 1;
  s.phase = PHASES.indexOf('roundStart');
  return s;
}

/** An Agent turn of that seat with the card that was turned up on the table (I12.1). */
export function tableTurn(s: State, seat: number, id: string): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const card = turnUp(state, seat, id, 'I12.1', events);
  if (item(HAGAL_CARDS, card).reshuffle) return { state, events, came: 'reshuffle' };
  const space = spaceOf(state, seat, card);
  if (space < 0) {
    tell(events, seat, 'I12.1', 'ignores', id);
    return { state, events, came: 'ignored' };
  }
  resetTurn(state, seat);
  goBy(state, seat, card, space, events);
  settle(state, events);
  return { state, events, came: 'went' };
}

/** No card of the deck names a space that is free, as far as the table is known: turning up more is in vain. */
export function tableStuck(s: State, seat: number): boolean {
  return tableDeck(s).every(({ id }) => spaceOf(s, seat, cardIndex(id)) < 0);
}

/** Every space that a card names is taken: the Agent stays at home for this round. */
export function tableStay(s: State, seat: number): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  leaveAtHome(state, seat, events);
  return { state, events, came: 'went' };
}

/** Answers what was asked for a Rival (I13.7). */
export function tableMove(s: State, move: Move): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  loop.perform(state, move, events);
  return { state, events, came: 'went' };
}

/** The swords of the card that was turned up at the start of Combat (I12.7). */
export function tableSwords(s: State, seat: number, id: string): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const card = turnUp(state, seat, id, 'I12.7', events);
  if (item(HAGAL_CARDS, card).reshuffle) return { state, events, came: 'reshuffle' };
  addSwords(state, seat, card, events);
  return { state, events, came: 'went' };
}
