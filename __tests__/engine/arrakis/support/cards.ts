import { HOUSES, pending, PLANNING_CARDS, SIDES } from '../../../../engine/arrakis';
import type { CardId, House, LeaderId, Marker, Result, Side, State } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll } from './position';

/** The side in whose hand a planning card may be. */
export function sideOfCard(card: CardId): Side {
  const house = PLANNING_CARDS.find((fact) => fact.id === card)?.house;
  return house === 'atreides' || house === 'fremen' ? 'atreides' : 'harkonnen';
}

interface Hands {
  /** More cards in the hand that holds the card. */
  readonly also?: string;
  /** The opponent's hand. */
  readonly enemy?: string;
}

/** An action turn of the card's owner, who holds it and two mentat dice; so does the opponent, who is next. */
export function cardTurn(card: CardId, lines: string, hands: Hands = {}, seed = 1): State {
  const side = sideOfCard(card);
  const own = `${card} ${hands.also ?? ''}`;
  const enemy = hands.enemy ?? '';
  const text = side === 'atreides' ? `hands = ${own} / ${enemy}` : `hands = ${enemy} / ${own}`;
  return actionTurn(side, { atreides: { mentat: 2 }, harkonnen: { mentat: 2 } }, `${text}\n${lines}`, seed);
}

/** The same with the die spent and the card played. */
export function played(card: CardId, lines: string, hands: Hands = {}, seed = 1): State {
  const state = cardTurn(card, lines, hands, seed);
  playAll(state, 'result:mentat', `card:${card}`);
  return state;
}

/** Nothing of the action is left to decide: its turn is over but for free actions, or the next one has begun. */
export function atRest(state: State): boolean {
  return pending(state)?.kind === 'turn';
}

/** Plays on, declining what can be declined, until the test holds; the first legal move where nothing can be. */
export function passUntil(state: State, holds: (state: State) => boolean): void {
  for (let decisions = 0; !holds(state); decisions++) {
    const moves = legal(state);
    const pick = moves.find((move) => move === 'done' || move === 'option:decline') ?? moves[0];
    if (pick === undefined || decisions > 500) throw new Error('it never came to that');
    playAll(state, pick);
  }
}

/** An action turn of a side in a later round. */
export function turnOfRound(round: number, side: Side): (state: State) => boolean {
  return (state) => {
    const now = pending(state);
    return (
      state.round === round &&
      now?.kind === 'turn' &&
      now.clause === 'R6.3' &&
      now.seat === SIDES.indexOf(side)
    );
  };
}

/** Cards in a hand. */
export function handOf(state: State, side: Side): string {
  return (state.hands[SIDES.indexOf(side)] ?? []).map((card) => PLANNING_CARDS[card]?.id ?? '?').join(' ');
}

/** Cards on a house's discards, the last one on top. */
export function discardsOf(state: State, house: House): string {
  return (state.discards[HOUSES.indexOf(house)] ?? [])
    .map((card) => PLANNING_CARDS[card]?.id ?? '?')
    .join(' ');
}

/** Spare figures: regular, elite, special elite, generic leader. */
export function supplyOf(state: State, side: Side): string {
  return state.supply.slice(SIDES.indexOf(side) * 4, SIDES.indexOf(side) * 4 + 4).join(' ');
}

/** The line of spare figures; those of the other side as in the box. */
export function spare(side: Side, figures: string): string {
  return side === 'atreides' ? `supply = ${figures} 24 12 8 6` : `supply = 16 8 6 12 ${figures}`;
}

/** A turn of a leader's side with a die of its result, at the choice of what the die does. */
export function leaderTurn(leader: LeaderId, result: Result, lines: string, seed = 1): State {
  const side: Side = ATREIDES_LEADERS.includes(leader) ? 'atreides' : 'harkonnen';
  const dice = { [result]: 2 };
  const other = { mentat: 2 };
  const both =
    side === 'atreides' ? { atreides: dice, harkonnen: other } : { atreides: other, harkonnen: dice };
  const state = actionTurn(side, both, lines, seed);
  playAll(state, `result:${result}`);
  return state;
}

const ATREIDES_LEADERS: readonly LeaderId[] = [
  'paul',
  'muaddib',
  'jessica',
  'reverend-mother',
  'gurney',
  'alia',
  'stilgar',
  'chani',
];

/** An Atreides legion has just entered a testing station, which moves this marker 1 step on from where they were. */
export function advancedBy(marker: Marker, markers: string, lines = ''): State {
  const state = actionTurn(
    'atreides',
    { atreides: { strategy: 1, mentat: 1 }, harkonnen: { mentat: 3 } },
    `ne-3: A 1r\nne-4: station:${marker}\nmarkers = ${markers}\n${lines}`,
  );
  playAll(state, 'result:strategy', 'option:move', 'area:ne-3', 'area:ne-4');
  return state;
}
