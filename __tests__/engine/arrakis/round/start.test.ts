import { newGame } from '../../../../engine/arrakis';
import { eventsOf, roundFrom, table } from '../support/read';

describe('R5.1 start of the round', () => {
  test.each([1, 2, 3, 4])(
    'R5.1 seed %i: a card from each of the own decks, three prescience cards',
    (seed) => {
      const state = newGame({ mode: 'two', seed, names: ['Ann', 'Hal'] });
      const seen = table(state);
      expect(seen.seats.map((seat) => seat.handSize)).toEqual([2, 2]);
      expect(seen.decks.map((deck) => deck.left)).toEqual([17, 17, 17, 17]);
      expect(seen.prescience).toHaveLength(3);
      expect(seen.prescienceLeft).toBe(13);
      expect(new Set([...state.prescienceDeck, ...state.prescienceRevealed]).size).toBe(16);
    },
  );

  test('R5.1 the cards drawn come from the top of each deck', () => {
    const { state } = roundFrom(
      'start',
      'decks = war-plan the-voice / thumpers / hunter-seeker / shigawire breeding-program',
    );
    expect(table(state).decks.map((deck) => deck.left)).toEqual([1, 0, 0, 1]);
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2]);
  });

  test('R6.13 an empty deck is not reshuffled: nothing is drawn from it', () => {
    const lines = 'decks = / thumpers / /\ndiscards = war-plan / / hunter-seeker / shigawire';
    const { state, events } = roundFrom('start', lines);
    expect(table(state).seats.map((seat) => seat.handSize)).toEqual([1, 0]);
    expect(table(state).decks.map((deck) => deck.discarded)).toEqual([
      ['war-plan'],
      [],
      ['hunter-seeker'],
      ['shigawire'],
    ]);
    expect(eventsOf(events, 'cardsDrawn')).toEqual([
      { type: 'cardsDrawn', seat: 0, house: 'fremen', count: 1 },
    ]);
  });

  test('R9.4 with fewer than three prescience cards what is left is revealed', () => {
    const { state } = roundFrom('start', 'prescienceDeck = razzia mahdi');
    expect(
      table(state)
        .prescience.map((entry) => entry.card)
        .sort(),
    ).toEqual(['mahdi', 'razzia']);
  });

  test('R5 the round begins with phases start and vehicles, and counts on', () => {
    const { state, events } = roundFrom('start', '');
    expect(eventsOf(events, 'phase').map((event) => event.phase)).toEqual(['start', 'vehicles']);
    expect(eventsOf(events, 'roundBegins')).toEqual([{ type: 'roundBegins', round: 2 }]);
    expect(table(state).round).toBe(2);
  });

  test('R8.2 the claims of the round before are forgotten', () => {
    const { state } = roundFrom('start', 'claimed = 2');
    expect(table(state).claimedThisRound).toBe(0);
  });
});
