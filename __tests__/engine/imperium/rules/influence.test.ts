import { changes, holdings, legal, playAll, turn } from '../support/table';

/** Influence of three seats, four tracks each. */
function influence(...rows: readonly string[]): string {
  return `influence = ${rows.join(' ')}`;
}

describe('Influence and Alliances (I8)', () => {
  it('I8.1 the track ends at 6', () => {
    const state = turn('diplomacy', {}, influence('6 0 0 0', '0 0 0 0', '0 0 0 0'), 'alliance = 0 -1 -1 -1');
    playAll(state, 'play:diplomacy', 'space:wealth', 'done');
    expect(holdings(state).emperor).toBe(6);
  });

  it('I8.2 reaching 2 gives a point, falling below takes it', () => {
    const up = turn('', {}, 'intrigue = favored-subject / / ', influence('1 0 0 0', '0 0 0 0', '0 0 0 0'));
    expect(changes(up, 0, 'plot:favored-subject')).toMatchObject({ emperor: 1, points: 1 });
    const down = turn('shifting-allegiances', {}, influence('2 0 0 0', '0 0 0 0', '0 0 0 0'), 'vp = 1 0 0');
    playAll(
      down,
      'play:shifting-allegiances',
      'space:secure-contract',
      'effect:shifting-allegiances.agent.0',
    );
    expect(changes(down, 0, 'faction:emperor')).toEqual({ emperor: -1, points: -1 });
  });

  it.each([
    ['favored-subject', '3 0 0 0', { emperor: 1, garrison: 2 }],
    ['guild-authorization', '0 3 0 0', { guild: 1, solari: 3 }],
    // The card drawn takes the place of the card played.
    ['secret-of-the-sisterhood', '0 0 3 0', { bene: 1, intrigue: 0 }],
    ['know-their-ways', '0 0 0 3', { fremen: 1, water: 1 }],
  ])('I8.3, I8.4 %s reaches 4: the bonus of the track, the Alliance and its point', (card, own, gains) => {
    const state = turn('', {}, `intrigue = ${card} ambush / / `, influence(own, '0 0 0 0', '0 0 0 0'));
    const { intrigue = 0, ...rest } = changes(state, 0, `plot:${card}`);
    expect({ ...rest, ...('intrigue' in gains ? { intrigue } : {}) }).toEqual({ points: 1, ...gains });
    expect(state.alliance.filter((holder) => holder === 0)).toHaveLength(1);
  });

  it('I8.4 only who rises strictly above the holder takes the Alliance', () => {
    const lines = ['alliance = 1 -1 -1 -1', 'vp = 0 2 0', 'intrigue = favored-subject favored-subject / / '];
    const state = turn('', {}, influence('3 0 0 0', '4 0 0 0', '0 0 0 0'), ...lines);
    playAll(state, 'plot:favored-subject');
    expect([state.alliance[0], state.vp]).toEqual([1, [0, 2, 0]]);
    playAll(state, 'plot:favored-subject');
    expect([state.alliance[0], state.vp]).toEqual([0, [1, 1, 0]]);
  });

  const loses = [
    'play:shifting-allegiances',
    'space:secure-contract',
    'effect:shifting-allegiances.agent.0',
    'faction:emperor',
  ];

  it('I8.5 the holder steps down: who was level takes the Alliance', () => {
    const state = turn(
      'shifting-allegiances',
      {},
      influence('5 0 0 0', '5 0 0 0', '4 0 0 0'),
      'alliance = 0 -1 -1 -1',
      'vp = 3 1 1',
    );
    playAll(state, ...loses);
    expect([state.alliance[0], state.vp]).toEqual([1, [2, 2, 1]]);
  });

  it('I8.5 several were level: the loser chooses', () => {
    const state = turn(
      'shifting-allegiances',
      {},
      influence('4 0 0 0', '4 0 0 0', '4 0 0 0'),
      'alliance = 0 -1 -1 -1',
      'vp = 3 1 1',
    );
    playAll(state, ...loses);
    expect(state.frames.at(-1)).toMatchObject({ k: 'heir', seat: 0 });
    expect(legal(state)).toEqual(['seat:1', 'seat:2']);
    playAll(state, 'seat:2');
    expect([state.alliance[0], state.vp]).toEqual([2, [2, 1, 2]]);
  });

  it('I8.5 nobody else at 4: the token returns to the board; above 4 it stays', () => {
    const back = turn(
      'shifting-allegiances',
      {},
      influence('4 0 0 0', '3 0 0 0', '0 0 0 0'),
      'alliance = 0 -1 -1 -1',
      'vp = 3 1 0',
    );
    playAll(back, ...loses);
    expect([back.alliance[0], back.vp]).toEqual([-1, [2, 1, 0]]);
    const stays = turn(
      'shifting-allegiances',
      {},
      influence('5 0 0 0', '4 0 0 0', '0 0 0 0'),
      'alliance = 0 -1 -1 -1',
      'vp = 3 1 0',
    );
    playAll(stays, ...loses);
    expect([stays.alliance[0], stays.vp]).toEqual([0, [3, 1, 0]]);
  });

  it('I8.6 two Influence are both with the same Faction', () => {
    const state = turn('shifting-allegiances', {}, influence('1 0 0 0', '0 0 0 0', '0 0 0 0'));
    playAll(state, ...loses);
    expect(changes(state, 0, 'faction:bene')).toEqual({ bene: 2, points: 1 });
  });
});
