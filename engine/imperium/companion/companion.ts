import { at, filled, item } from '../../core/at';
import { HAGAL_IDS, MAKER_SPACES } from '../cards/tables';
import { addSwords } from '../combat/combat';
import { HAGAL_CARDS } from '../data/hagal.data';
import { loop, settle } from '../engine';
import type { GameEvent } from '../events';
import { goBy, spaceOf, tell } from '../hagal/turn';
import type { Move } from '../moves';
import { setUp } from '../setup';
import { cloneState } from '../state/clone';
import { isPerson, isSolo } from '../state/options';
import type { GameOptions } from '../state/options';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import { resetTurn } from '../turns/hub';

/**
 * House Hagal for people who play on their own table (I12, I13). The state is their position with nothing going on: no
 * frames. They turn up a card of their own deck and say which it was; what the automaton does with it is told. In the
 * game of one a person decides for a Rival where the rules leave it open (I13.7): then `pending` asks, and `tableMove`
 * answers.
 */
export interface Told {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** What became of the card: the Agent went, the next card is to be turned up, or the deck is to be shuffled first. */
  readonly came: 'went' | 'ignored' | 'reshuffle';
}

const HAGAL_AGENTS = 3;
const RIVAL_AGENTS = 2;

/** A fresh table, at rest: the set-up of I2 with I12.9 or I13. */
export function newTable(options: GameOptions): State {
  const s = setUp(options);
  s.frames.length = 0;
  s.round = 1;
  return s;
}

function cardIndex(id: string): number {
  const index = HAGAL_IDS.indexOf(id);
  if (index < 0) throw new Error(`no such House Hagal card: ${id}`);
  return index;
}

/** The cards that are in the deck of that game (I12.9, I13.1). */
export function tableCards(options: GameOptions): readonly string[] {
  const other = isSolo(options) ? 'two' : 'solo';
  return HAGAL_CARDS.filter(({ mode }) => mode !== other).map(({ id }) => id);
}

/** An Agent turn of that seat with the card that was turned up on the table (I12.1). */
export function tableTurn(s: State, seat: number, id: string): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const card = cardIndex(id);
  tell(events, seat, 'I12.1', 'reveals', id);
  if (item(HAGAL_CARDS, card).reshuffle) {
    tell(events, seat, 'I12.1', 'reshuffles');
    return { state, events, came: 'reshuffle' };
  }
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
  const card = cardIndex(id);
  tell(events, seat, 'I12.7', 'reveals', id);
  if (item(HAGAL_CARDS, card).reshuffle) {
    tell(events, seat, 'I12.1', 'reshuffles');
    return { state, events, came: 'reshuffle' };
  }
  addSwords(state, seat, card, events);
  return { state, events, came: 'went' };
}

/** The next round: troops to the supplies, spice where nobody stands, Agents home (I7.6, I4.4, I4.5). */
export function tableRound(s: State): State {
  const next = cloneState(s);
  next.round++;
  next.conflict = filled(next.conflict.length, 0);
  next.swords = filled(next.swords.length, 0);
  MAKER_SPACES.forEach((space, maker) => {
    if (at(next.occupied, space) === 0) next.bonusSpice[maker] = at(next.bonusSpice, maker) + 1;
  });
  next.occupied = filled(next.occupied.length, 0);
  next.mentat = NOBODY;
  for (let seat = 0; seat < next.vp.length; seat++) {
    if (isPerson(next.options, seat)) continue;
    const base = isSolo(next.options) ? RIVAL_AGENTS : HAGAL_AGENTS;
    next.agents[seat] = base + at(next.swordmaster, seat);
  }
  next.firstPlayer = (next.firstPlayer + 1) % (isSolo(next.options) ? next.vp.length : next.options.players);
  return next;
}
