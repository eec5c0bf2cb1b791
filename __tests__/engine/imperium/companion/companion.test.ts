import {
  cloneState,
  HAGAL_CARDS,
  legalMoves,
  newTable,
  pending,
  SPACES,
  tableDeal,
  tableDeck,
  tableMove,
  tableShuffle,
  tableStay,
  tableStuck,
  tableSwords,
  tableTurn,
} from '../../../../engine/imperium';
import type { GameOptions, State } from '../../../../engine/imperium';
import { rivalTurn, told } from '../support/rival';

const TWO: GameOptions = { players: 2, seed: 1, names: ['A', 'B', 'Hagal'] };
const SOLO: GameOptions = {
  players: 1,
  seed: 1,
  names: ['A', 'Leto', 'Memnon'],
  leaders: ['paul', 'leto', 'memnon'],
};
const HAGAL = 2;

/** The same position with something changed by hand. */
function changed(s: State, change: (next: State) => void): State {
  const next = cloneState(s);
  change(next);
  return next;
}

const spaceIndex = (id: string) => SPACES.findIndex((space) => space.id === id);

describe('House Hagal at the table of those who own the game', () => {
  it('I12.9, I13.1 offers the cards of that game', () => {
    const cards = (options: GameOptions) => tableDeck(newTable(options)).map(({ id }) => id);
    expect(cards(TWO)).toContain('reshuffle');
    expect(cards(TWO)).not.toContain('arrakeen-1p');
    expect(cards(SOLO)).toContain('arrakeen-1p');
    expect(cards(SOLO)).not.toContain('reshuffle');
    expect(cards(SOLO)).not.toContain('arrakeen-2p');
    // 31 cards (I1) without the three, or the four, of the other game
    for (const [options, count] of [
      [TWO, 28],
      [SOLO, 27],
    ] as const)
      expect(tableDeck(newTable(options)).reduce((sum, { left }) => sum + left, 0)).toBe(count);
  });

  it('I12.1 remembers which cards are out, until they are shuffled', () => {
    const left = (s: State, id: string) => tableDeck(s).find((card) => card.id === id)?.left;
    const once = tableTurn(newTable(TWO), HAGAL, 'carthag').state;
    expect(left(once, 'carthag')).toBe(2);
    expect(left(tableSwords(once, HAGAL, 'carthag').state, 'carthag')).toBe(1);
    expect(left(tableShuffle(once), 'carthag')).toBe(3);
    expect(left(tableTurn(once, HAGAL, 'reshuffle').state, 'carthag')).toBe(3);
  });

  it('I12.1 says that an empty deck is shuffled before the next card', () => {
    const empty = changed(newTable(TWO), (s) => {
      s.hagalDiscard = [...s.hagalDeck].sort((a, b) => a - b);
      s.hagalDeck = [];
    });
    const { state, events } = tableTurn(empty, HAGAL, 'wealth');
    expect(told(events).slice(0, 2)).toEqual(['I12.1 reshuffles', 'I12.1 reveals wealth']);
    expect([state.hagalDeck.length, state.hagalDiscard.length]).toEqual([27, 1]);
  });

  it('I12.1 believes a card that cannot be in the deck any more: it was shuffled on the table', () => {
    const once = tableTurn(newTable(TWO), HAGAL, 'wealth').state;
    const again = tableSwords(once, HAGAL, 'wealth').state;
    expect([again.hagalDeck.length, again.hagalDiscard.length]).toEqual([27, 1]);
  });

  it('deals the top card for those who leave the deck in its box, and each card once', () => {
    let s = newTable(SOLO);
    const seen: Record<string, number> = {};
    for (let n = 0; n < 27; n++) {
      const id = tableDeal(s);
      seen[id] = (seen[id] ?? 0) + 1;
      s = tableSwords(s, 1, id).state;
    }
    expect(seen).toEqual(Object.fromEntries(tableDeck(newTable(SOLO)).map(({ id, copies }) => [id, copies])));
    // I12.1: the next one comes from a new deck
    expect(tableDeck(s).every(({ left }) => left === 0)).toBe(true);
    expect(tableDeck(tableSwords(s, 1, tableDeal(s)).state).reduce((sum, { left }) => sum + left, 0)).toBe(
      26,
    );
  });

  it('I12.1 knows when no card can send anybody, and lets the Agent stay', () => {
    const full = changed(newTable(TWO), (s) => (s.occupied = s.occupied.map(() => 1)));
    expect([tableStuck(newTable(TWO), HAGAL), tableStuck(full, HAGAL)]).toEqual([false, true]);
    const { state, events } = tableStay(full, HAGAL);
    expect(told(events)).toEqual(['I12.1 finds-no-space']);
    expect(state.agents[HAGAL]).toBe(2);
  });

  it('I12.1 sends the Agent where the card says, as it does in a game here', () => {
    const table = changed(newTable(TWO), (s) => (s.garrison[HAGAL] = 3));
    const { state, events, came } = tableTurn(table, HAGAL, 'carthag');
    const here = rivalTurn({ players: 2 }, 'carthag', 'garrison = 3 3 3');
    expect(came).toBe('went');
    expect(told(events)).toEqual(told(here.events));
    // I12.4 one from the supply, I12.5 two from the garrison
    expect([state.conflict[HAGAL], state.garrison[HAGAL], state.agents[HAGAL]]).toEqual([3, 1, 2]);
    expect(state.frames).toEqual([]);
  });

  it('I12.1 ignores a card whose space is taken, and waits for the next', () => {
    const table = changed(newTable(TWO), (s) => (s.occupied[spaceIndex('wealth')] = 1));
    const { state, events, came } = tableTurn(table, HAGAL, 'wealth');
    expect(came).toBe('ignored');
    expect(told(events)).toEqual(['I12.1 reveals wealth', 'I12.1 ignores wealth']);
    expect(state.agents[HAGAL]).toBe(3);
  });

  it('I12.1 has the Reshuffle card shuffled, in a turn and in Combat', () => {
    expect(tableTurn(newTable(TWO), HAGAL, 'reshuffle').came).toBe('reshuffle');
    expect(tableSwords(newTable(TWO), HAGAL, 'reshuffle').came).toBe('reshuffle');
  });

  it('I12.6 harvests where the most bonus spice lies, and not where there is none', () => {
    expect(tableTurn(newTable(TWO), HAGAL, 'harvest-spice').came).toBe('ignored');
    const table = changed(newTable(TWO), (s) => (s.bonusSpice = [1, 1, 0]));
    const { state, events } = tableTurn(table, HAGAL, 'harvest-spice');
    expect(told(events)).toContain('I12.6 harvests the-great-flat');
    expect(state.bonusSpice).toEqual([0, 1, 0]);
  });

  it('I12.7 adds the swords of the card, in strength only with a troop', () => {
    const table = changed(newTable(TWO), (s) => (s.conflict[HAGAL] = 2));
    const { state, events } = tableSwords(table, HAGAL, 'heighliner');
    expect(state.swords[HAGAL]).toBe(HAGAL_CARDS.find(({ id }) => id === 'heighliner')?.swords);
    expect(events.at(-1)).toMatchObject({ type: 'swords', strength: 10 });
  });

  it('I12.3 uses the signet of a Rival, and I13.7 asks the person where the rules are silent', () => {
    const table = changed(newTable(SOLO), (s) => {
      s.spice[1] = 1;
      s.influence = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    });
    const turn = tableTurn(table, 1, 'arrakeen-1p');
    expect(pending(turn.state)).toMatchObject({ clause: 'I13.7', of: 1, what: 'pay' });
    const yes = legalMoves(turn.state)[0];
    if (yes === undefined) throw new Error('nothing to choose');
    const { state } = tableMove(turn.state, yes);
    expect(pending(state)).toBeNull();
    expect([state.spice[1], state.influence[4]]).toEqual([0, 1]);
  });

  it('I13.6 a Rival spends seven spice at once', () => {
    const table = changed(newTable(SOLO), (s) => {
      s.spice[HAGAL] = 5;
      s.bonusSpice = [0, 1, 0];
    });
    const { state, events } = tableTurn(table, HAGAL, 'harvest-spice');
    expect(told(events)).toContain('I13.6 spends spice');
    expect([state.spice[HAGAL], state.vp[HAGAL]]).toEqual([1, 1]);
  });

  it('leaves the table as it was', () => {
    const table = newTable(TWO);
    const before = JSON.stringify(table);
    tableTurn(table, HAGAL, 'carthag');
    expect(JSON.stringify(table)).toBe(before);
  });
});
