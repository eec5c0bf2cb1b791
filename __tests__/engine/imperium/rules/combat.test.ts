import { rank } from '../../../../engine/imperium/combat/ranking';
import { legal, playAll, roundFrom } from '../support/table';

describe('Rewards and ties (I7.3, I7.4)', () => {
  const cases: readonly [string, number[], boolean, number[], number][] = [
    ['first, second, third with four players', [9, 7, 5, 3], true, [1, 2, 3, 0], 0],
    ['no third reward with three players', [9, 7, 5], false, [1, 2, 0], 0],
    ['strength 0 never gets anything', [4, 0, 0, 0], true, [1, 0, 0, 0], 0],
    ['a tie for first: nobody wins, each takes the second reward', [6, 6, 4], false, [2, 2, 0], -1],
    ['two of four tied for first: the others compete for the third', [6, 6, 4, 2], true, [2, 2, 3, 0], -1],
    ['and get nothing when they tie too', [6, 6, 4, 4], true, [2, 2, 0, 0], -1],
    ['three tied for first leave nothing for the fourth', [6, 6, 6, 2], true, [2, 2, 2, 0], -1],
    ['a tie for second: each takes the third reward', [9, 5, 5, 3], true, [1, 3, 3, 0], 0],
    ['a tie for second with three players: nothing', [9, 5, 5], false, [1, 0, 0], 0],
    ['a tie for third: nothing', [9, 7, 5, 5], true, [1, 2, 0, 0], 0],
    ['all four tied', [4, 4, 4, 4], true, [2, 2, 2, 2], -1],
    ['nobody came', [0, 0, 0], false, [0, 0, 0], -1],
  ];
  it.each(cases)('%s', (_name, strengths, third, places, winner) => {
    expect(rank(strengths, third)).toEqual({ places, winner });
  });
});

describe('Combat (I7)', () => {
  it('I7.1 only players with a troop act; passing does not lock out; all must pass in a row', () => {
    const { state } = roundFrom('combat', {}, 'conflict = 1 1 0', 'intrigue = ambush / ambush / ambush');
    const seats: number[] = [];
    for (const text of ['done', 'intrigue:ambush', 'intrigue:ambush']) {
      const frame = state.frames.at(-1);
      if (frame?.k === 'combatTurn') seats.push(frame.seat);
      playAll(state, text);
    }
    // 0 passes, 1 plays, 0 plays; who has no card left passes by itself.
    expect(seats).toEqual([0, 1, 0]);
    expect(state.round).toBe(2);
  });

  it('I6.4 without a troop strength is 0, swords or not', () => {
    const { events } = roundFrom('combat', {}, 'conflict = 0 1 0', 'swords = 9 0 0', 'intrigue = / / ');
    expect(events).toContainEqual({ type: 'conflictResolved', winner: 1, strengths: [0, 2, 0] });
  });

  it('I4.3, I7.2 after all turns comes Combat, and after its rewards the cards of a winner', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflict = 2 1 0',
      'intrigue = to-the-victor / demand-respect / ',
      'conflictCard = skirmish-b',
    );
    // Neither can be played in the Combat itself.
    expect(legal(state)).toEqual(['done']);
    playAll(state, 'done', 'done');
    // The rewards have been taken, and the loser is not asked.
    expect([state.vp[0], state.water[1]]).toEqual([1, 6]);
    expect(legal(state)).toEqual(['intrigue:to-the-victor', 'done']);
    playAll(state, 'intrigue:to-the-victor');
    expect([state.spice[0], state.round]).toEqual([13, 2]);
  });

  it('I7.2 an Intrigue card that was just won may be played, if it is such a card', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflict = 2 0 0',
      'intrigue = / / ',
      'conflictCard = raid-stockpiles',
      'intrigueDeck = to-the-victor',
    );
    expect(legal(state)).toEqual(['intrigue:to-the-victor', 'done']);
  });

  it('I7.5 the Control marker replaces another one', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflict = 0 1 0',
      'intrigue = / / ',
      'conflictCard = siege-of-carthag',
      'control = 0 0 0',
    );
    expect(state.control).toEqual([0, 1, 0]);
  });

  it('I7.6 troops go to the supply, not to the garrison', () => {
    const { state } = roundFrom('combat', {}, 'conflict = 5 1 0', 'intrigue = / / ');
    expect([state.conflict, state.garrison, state.swords]).toEqual([
      [0, 0, 0],
      [3, 3, 3],
      [0, 0, 0],
    ]);
  });

  it('I4.1 the controller may send a troop of the supply to defend', () => {
    const lines = ['conflictDeck = grand-vision siege-of-carthag', 'control = -1 2 -1'];
    const { state } = roundFrom('start', {}, ...lines);
    expect(state.frames.at(-1)).toMatchObject({ k: 'defend', seat: 2 });
    expect(legal(state)).toEqual(['option:yes', 'option:no']);
    playAll(state, 'option:yes');
    expect([state.conflict, state.garrison]).toEqual([
      [0, 0, 1],
      [3, 3, 3],
    ]);
    expect(roundFrom('start', {}, ...lines, 'garrison = 3 3 12').state.frames.at(-1)).toMatchObject({
      k: 'turn',
    });
  });

  it('I5.8 the Mentat won for the next round is an Agent there and not on its space', () => {
    const { state } = roundFrom('recall', {}, 'mentatNext = 2', 'mentat = 1', 'agents = 0 0 0');
    expect([state.mentat, state.mentatNext]).toEqual([2, -1]);
    expect(state.agents).toEqual([2, 2, 3]);
  });
});
