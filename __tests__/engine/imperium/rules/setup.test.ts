import { CONFLICTS, imperiumGame, newGame, pending, type GameOptions } from '../../../../engine/imperium';
import { setUp } from '../../../../engine/imperium/setup';
import { cardsOf, legal, playAll } from '../support/table';

function options(players: GameOptions['players'], more: Partial<GameOptions> = {}): GameOptions {
  return {
    players,
    seed: 11,
    names: Array.from({ length: Math.max(3, players) }, (_, i) => `P${i}`),
    ...more,
  };
}

describe('Setup (I2)', () => {
  it('I2.2 builds the Conflict deck: one of tier I on top, five of II, four of III', () => {
    const s = setUp(options(3));
    const tiers = [...s.conflictDeck].reverse().map((card) => CONFLICTS[card]?.tier);
    expect(tiers).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
    expect(s.conflictsUnused).toHaveLength(8);
  });

  it('I2.3 lays out five cards of 67 and the three stacks', () => {
    const s = setUp(options(4));
    expect(s.row).toHaveLength(5);
    expect(s.imperiumDeck).toHaveLength(62);
    expect(s.reserve).toEqual([8, 10, 6]);
    expect(s.intrigueDeck).toHaveLength(40);
  });

  it('I2.5 to I2.7 gives each player ten cards, 1 water, 2 Agents, 3 troops; four players start at 1 point', () => {
    for (const players of [3, 4] as const) {
      const s = setUp(
        options(players, { leaders: (['leto', 'paul', 'memnon', 'ilban'] as const).slice(0, players) }),
      );
      for (let seat = 0; seat < players; seat++) {
        expect(cardsOf(s.decks[seat]).sort()).toEqual([
          'convincing-argument',
          'convincing-argument',
          'dagger',
          'dagger',
          'diplomacy',
          'dune-the-desert-planet',
          'dune-the-desert-planet',
          'reconnaissance',
          'seek-allies',
          'signet-ring',
        ]);
        expect([s.water[seat], s.solari[seat], s.spice[seat], s.agents[seat], s.garrison[seat]]).toEqual([
          1, 0, 0, 2, 3,
        ]);
        expect(s.vp[seat]).toBe(players === 4 ? 1 : 0);
      }
    }
  });

  it('I2.4 Leaders are named, dealt or asked for; each exists once', () => {
    const dealt = setUp(options(4));
    expect(new Set(dealt.leader).size).toBe(4);
    const asked = newGame(options(3, { leaders: ['ask', 'leto', 'ask'] }));
    expect(pending(asked)).toMatchObject({ kind: 'leader', seat: 0 });
    expect(legal(asked)).not.toContain('leader:leto');
    playAll(asked, 'leader:paul');
    expect(legal(asked)).not.toContain('leader:paul');
    playAll(asked, 'leader:rabban');
    expect(asked.round).toBe(1);
    // I2.9: Rabban brings 1 spice and 1 Solari.
    expect([asked.spice[2], asked.solari[2]]).toEqual([1, 1]);
  });

  it('I4.1 everybody draws five cards in the first round', () => {
    const s = newGame(options(4, { leaders: ['leto', 'paul', 'memnon', 'ilban'] }));
    expect(s.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(s.conflictDeck).toHaveLength(9);
  });

  it('refuses options of no game', () => {
    const bad: unknown[] = [
      { players: 5, seed: 1, names: [] },
      { players: 3, seed: 1, names: ['A', 'B'] },
      { players: 3, seed: 1, names: ['A', 'B', 'C'], leaders: ['paul', 'paul', 'leto'] },
      { players: 1, seed: 1, names: ['A', 'B', 'C'], leaders: ['leto', 'paul', 'baron'] },
      { players: 3, seed: 1, names: ['A', 'B', 'C'], difficulty: 'mentat' },
    ];
    for (const from of bad) expect(() => imperiumGame.readOptions(from)).toThrow();
    expect(imperiumGame.readOptions(options(2, { leaders: ['paul', 'ask'] }))).toEqual(
      options(2, { leaders: ['paul', 'ask'] }),
    );
  });
});
