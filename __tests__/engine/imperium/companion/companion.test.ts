import { cloneState, HAGAL_CARDS, legalMoves, pending, SPACES } from '../../../../engine/imperium';
import {
  newTable,
  tableCards,
  tableMove,
  tableRound,
  tableSwords,
  tableTurn,
} from '../../../../engine/imperium/companion/companion';
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
    expect(tableCards(TWO)).toContain('reshuffle');
    expect(tableCards(TWO)).not.toContain('arrakeen-1p');
    expect(tableCards(SOLO)).toContain('arrakeen-1p');
    expect(tableCards(SOLO)).not.toContain('reshuffle');
    expect(tableCards(SOLO)).not.toContain('arrakeen-2p');
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

  it('I4.4, I4.5, I7.6 a new round: spice where nobody stood, Agents home, troops to the supply', () => {
    const table = changed(newTable(TWO), (s) => {
      s.occupied[spaceIndex('hagga-basin')] = 2;
      s.conflict = [1, 2, 3];
      s.agents[HAGAL] = 0;
      s.firstPlayer = 1;
    });
    const next = tableRound(table);
    expect([next.bonusSpice, next.conflict, next.agents[HAGAL], next.firstPlayer, next.round]).toEqual([
      [1, 0, 1],
      [0, 0, 0],
      3,
      0,
      2,
    ]);
    expect(next.occupied.every((seats) => seats === 0)).toBe(true);
  });

  it('leaves the table as it was', () => {
    const table = newTable(TWO);
    const before = JSON.stringify(table);
    tableTurn(table, HAGAL, 'carthag');
    tableRound(table);
    expect(JSON.stringify(table)).toBe(before);
  });
});
