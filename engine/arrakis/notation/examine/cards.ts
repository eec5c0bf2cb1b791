import { at, item } from '../../../core/at';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import { SECRET_OBJECTIVES } from '../../data/components.data';
import { CARD_HOUSE, CARD_IDS, HAWATS_SCHEMING, PLANNING_CARDS } from '../../data/planning.data';
import { HOUSES } from '../../names';
import { CLAIMS_PER_ROUND } from '../../prescience/claims';
import { isSolo } from '../../state/options';
import { isAutomaton, seatPlan } from '../../state/seating';
import type { State } from '../../state/state';
import { demand, isDeal, isWithin } from './demand';

const ATREIDES_HOUSES = [HOUSES.indexOf('atreides'), HOUSES.indexOf('fremen')];
const HARKONNEN_HOUSES = [HOUSES.indexOf('harkonnen'), HOUSES.indexOf('corrino')];
/** Usual ones; what Eyes of Ibad keeps lies open beyond them. */
const MOST_REVEALED = 3;

/** Every planning card is in one place, among those of its own side (R4.7, R6.13). */
function examinePlanning(s: State): void {
  const found = CARD_IDS.map(() => 0);
  const see = (cards: readonly number[], houses: readonly number[]) => {
    for (const card of cards) {
      demand(isWithin(card, 0, CARD_IDS.length - 1), 'R4.7', 'a card that there is not');
      demand(
        houses.includes(at(CARD_HOUSE, card)),
        'R4.7',
        `${item(CARD_IDS, card)} among those of another house`,
      );
      found[card] = at(found, card) + 1;
    }
  };
  s.decks.forEach((cards, house) => see(cards, [house]));
  s.discards.forEach((cards, house) => see(cards, [house]));
  seatPlan(s.options).forEach(({ houses }, seat) => see(item(s.hands, seat), houses));
  see(s.removedCards, [...ATREIDES_HOUSES, ...HARKONNEN_HOUSES]);
  see(
    s.attached.filter((_, index) => index % 2 === 0),
    ATREIDES_HOUSES,
  );
  see(s.reinforcements, HARKONNEN_HOUSES); // R14.2
  demand(
    isWithin(s.schemes, 0, item(PLANNING_CARDS, HAWATS_SCHEMING).copies),
    'R14.18',
    'cards beside the board',
  );
  found[HAWATS_SCHEMING] = at(found, HAWATS_SCHEMING) + s.schemes;
  PLANNING_CARDS.forEach(({ id, copies }, card) => {
    demand(at(found, card) === copies, 'R4.7', `${at(found, card)} of ${copies} ${id}`);
  });
}

function examinePrescience(s: State): void {
  const { prescienceDeck, prescienceRevealed, prescienceGone, attached } = s;
  demand(
    isDeal(PRESCIENCE_IDS.length, prescienceDeck, prescienceRevealed, prescienceGone),
    'R4.4',
    'prescience cards',
  );
  demand(isWithin(s.claimed, 0, CLAIMS_PER_ROUND), 'R8.2', 'claims of the round');
  demand(attached.length % 2 === 0, 'R8.5', 'a card attached to nothing');
  const carriers = attached.filter((_, index) => index % 2 === 1);
  demand(
    carriers.every((card) => prescienceRevealed.includes(card)),
    'R8.5',
    'a card attached to one that does not lie open',
  );
  const usual = prescienceRevealed.filter((card) => !carriers.includes(card));
  demand(usual.length <= MOST_REVEALED, 'R5.1', 'too many prescience cards lie open');
  demand(isDeal(SECRET_OBJECTIVES.length, s.objectives, s.objectiveDeck), 'R4.7', 'secret objectives');
  demand(isWithin(s.objectives.length, 1, 2), 'R4.7', 'secret objectives drawn');
}

/** Tactic cards, reinforcements and the common pile belong to the solo game alone (R14). */
function examineSolo(s: State): void {
  const solo = isSolo(s.options);
  const { tactics, harvestTactic, targetTactic } = s;
  demand(new Set(tactics).size === tactics.length, 'R14.2', 'a tactic card twice');
  const none = tactics.length === 0 && harvestTactic < 0 && targetTactic < 0;
  demand(solo || none, 'R14.2', 'tactic cards of another game');
  demand(solo || (s.reinforcements.length === 0 && s.pile.length === 0), 'R14.2', 'cards of the automaton');
  demand(
    solo || (s.unrolled === 0 && s.schemes === 0 && s.drawnHouse === -1),
    'R14.5',
    'dice of the automaton',
  );
  // R14.10: a card that the automaton plays lies in its hand until it is done.
  const played = s.frames.filter((frame) => frame.k === 'mahdi' && frame.task.t === 'card').length;
  const held = seatPlan(s.options).flatMap((_, seat) =>
    isAutomaton(s.options, seat) ? item(s.hands, seat) : [],
  );
  demand(held.length <= played || !solo || s.winner >= 0, 'R14.2', 'the automaton has no hand');
  const thrown = HARKONNEN_HOUSES.reduce((all, house) => all + item(s.discards, house).length, 0);
  demand(!solo || s.pile.length <= thrown + s.schemes, 'R14.10', 'the common pile');
}

export function examineCards(s: State): void {
  examinePlanning(s);
  examinePrescience(s);
  examineSolo(s);
}
