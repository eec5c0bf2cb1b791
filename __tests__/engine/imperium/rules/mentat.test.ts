import { legal, playAll, refusal, roundFrom, turn } from '../support/table';

const HOLD = 'occupied = 0 0 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0';

describe('The Mentat (I5.8)', () => {
  it('is one more Agent in the very round in which it is taken', () => {
    const state = turn('dagger dagger', {}, 'agents = 1 2 2', 'intrigue = / / ', 'decks = / / ');
    playAll(state, 'play:dagger', 'space:mentat');
    expect([state.mentat, state.agents[0]]).toEqual([0, 1]);
    expect(state.turnSeat).toBe(1);
  });

  it('is taken from its space alone: the next one draws a card and gets none', () => {
    const state = turn(
      'dagger',
      {},
      'mentat = 1',
      'agents = 2 2 2',
      'intrigue = calculated-hire ambush / / ',
    );
    expect(refusal(state, 'plot:calculated-hire')).toBe('I10.2 requirement');
    playAll(state, 'play:dagger', 'space:mentat', 'effect:space.mentat.0');
    expect([state.mentat, state.agents[0]]).toEqual([1, 1]);
  });

  it('returns in Phase 5', () => {
    const { state } = roundFrom('recall', {}, 'mentat = 1', HOLD, 'agents = 2 2 2');
    expect([state.mentat, state.agents]).toEqual([-1, [2, 2, 2]]);
  });

  it('is won from whoever has it, but taken at the start of the next round', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflictCard = sort-through-the-chaos',
      'conflict = 2 0 0',
      'intrigue = / / ',
      'mentat = 1',
      'agents = 0 1 0',
      'firstPlayer = 0',
    );
    playAll(state, 'done');
    expect([state.round, state.mentat, state.agents]).toEqual([2, 0, [3, 2, 2]]);
    // It does not stand on its space in that round.
    playAll(state, 'option:reveal');
    expect(legal(state).length).toBeGreaterThan(0);
    expect(state.mentat).toBe(0);
    const { state: after } = roundFrom('recall', {}, 'mentat = 0', 'agents = 3 2 2');
    expect([after.mentat, after.agents]).toEqual([-1, [2, 2, 2]]);
  });

  it('a Rival that wins it uses it in the next round (I13.5)', () => {
    const { state, events } = roundFrom(
      'combat',
      { players: 1 },
      'conflictCard = sort-through-the-chaos',
      'conflict = 0 2 0',
      'intrigue = / / ',
      'firstPlayer = 2',
      'hagalDeck = wealth secrets stillsuits hall-of-oratory rally-troops conspire foldspace carthag',
    );
    expect(events).toContainEqual({ type: 'mentatTaken', seat: 1 });
    expect(state.mentat).toBe(1);
  });
});
