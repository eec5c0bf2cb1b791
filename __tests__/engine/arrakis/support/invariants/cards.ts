import {
  HOUSES,
  PLANNING_CARDS as CARD_FACTS,
  type PlanningCardFact,
  type State,
} from '../../../../../engine/arrakis';
import {
  CLAIMS_PER_ROUND,
  HOUSE_DECK,
  OBJECTIVES,
  PHASE,
  PLANNING_CARDS,
  PRESCIENCE_CARDS,
  PRESCIENCE_REVEALED,
  seatsAt,
} from './facts';
import { get, type Check, type Report } from './report';

const FACTS: readonly PlanningCardFact[] = CARD_FACTS;
const COPIES: readonly number[] = FACTS.map((card) => card.copies);
const HOUSE: readonly number[] = FACTS.map((card) => HOUSES.indexOf(card.house));
const HAWATS_SCHEMING = FACTS.findIndex((card) => card.id === 'hawats-scheming');

function attachedCards(s: State): number[] {
  return s.attached.filter((_, index) => index % 2 === 0);
}

/** R4.7, R6.13: 72 planning cards, each in one place, 18 of each house. */
const planning: Check = (s, report) => {
  const count = COPIES.map(() => 0);
  const perHouse = [0, 0, 0, 0];
  const see = (cards: readonly number[], where: string, belongs: (house: number) => boolean): void => {
    for (const card of cards) {
      const house = HOUSE[card];
      if (house === undefined) {
        report('R4.7', `card ${card} in ${where}`);
        continue;
      }
      count[card] = get(count, card) + 1;
      perHouse[house] = get(perHouse, house) + 1;
      if (!belongs(house)) report('R4.7', `${String(FACTS[card]?.id)} in ${where}`);
    }
  };
  s.decks.forEach((cards, house) => see(cards, `deck ${house}`, (of) => of === house));
  s.discards.forEach((cards, house) => see(cards, `discards ${house}`, (of) => of === house));
  s.hands.forEach((cards, seat) =>
    see(cards, `hand ${seat}`, (of) => seatsAt(s.options)[seat]?.houses.includes(of) === true),
  );
  see(s.removedCards, 'the box', () => true);
  see(attachedCards(s), 'attachments', (of) => of < 2);
  see(s.reinforcements, 'the reinforcements', (of) => of >= 2); // R14.2
  see(
    Array.from({ length: s.schemes }, () => HAWATS_SCHEMING),
    'beside the board',
    (of) => of === 2,
  ); // R14.18
  COPIES.forEach((copies, card) => {
    if (get(count, card) !== copies)
      report('R4.7', `${String(FACTS[card]?.id)}: ${get(count, card)} of ${copies}`);
  });
  const total = count.reduce((all, n) => all + n, 0);
  if (total !== PLANNING_CARDS) report('R4.7', `${total} planning cards`);
  if (perHouse.some((n) => n !== HOUSE_DECK)) report('R4.7', `cards by house: ${perHouse.join(' ')}`);
};

/** Every number below `size` exactly once. */
function isPartition(size: number, ...lists: readonly (readonly number[])[]): boolean {
  const seen = new Set<number>();
  let n = 0;
  for (const list of lists) {
    for (const card of list) {
      n++;
      if (card >= 0 && card < size) seen.add(card);
    }
  }
  return n === size && seen.size === size;
}

/** R4.4, R5.1, R8.2, R8.5 */
const prescience: Check = (s, report) => {
  if (!isPartition(PRESCIENCE_CARDS, s.prescienceDeck, s.prescienceRevealed, s.prescienceGone)) {
    report('R4.4', 'prescience cards are lost or doubled');
  }
  if (s.claimed < 0 || s.claimed > CLAIMS_PER_ROUND) report('R8.2', `${s.claimed} claims in a round`);
  const carriers = new Set(s.attached.filter((_, index) => index % 2 === 1));
  for (const card of carriers) {
    if (!s.prescienceRevealed.includes(card)) report('R8.5', 'a card attached to none that lies open');
  }
  const usual = s.prescienceRevealed.filter((card) => !carriers.has(card)).length;
  if (usual > PRESCIENCE_REVEALED) report('R5.1', `${usual} prescience cards lie open`);
};

/** R4.7 */
const objectives: Check = (s, report) => {
  if (!isPartition(OBJECTIVES.length, s.objectives, s.objectiveDeck))
    report('R4.7', 'objectives are lost or doubled');
  if (s.objectives.length < 1 || s.objectives.length > 2)
    report('R4.7', `${s.objectives.length} objectives drawn`);
};

/** R5.4 e, R13.4: six or four cards are kept; one of each own deck is drawn before the vehicles are placed (R5.1). */
const hands: Check = (s, report) => {
  if (s.phase !== PHASE.vehicles) return;
  s.hands.forEach((hand, seat) => {
    const { hand: kept, houses } = seatsAt(s.options)[seat] ?? { hand: 0, houses: [] };
    if (hand.length > kept + houses.length)
      report('R5.4', `seat ${seat} begins the round with ${hand.length} cards`);
  });
};

export const CARD_CHECKS: readonly Check[] = [planning, prescience, objectives, hands];
export type { Report };
