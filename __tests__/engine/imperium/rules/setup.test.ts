import {
  CONFLICTS,
  LEADERS,
  imperiumGame,
  newGame,
  pending,
  view,
  type GameOptions,
} from '../../../../engine/imperium';
import { item } from '../../../../engine/core/at';
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

  it('I2.1, I2.6 the Mentat stands on its space, the Alliances lie on their tracks, everybody has 1 water', () => {
    const s = setUp(options(4));
    expect([s.mentat, s.alliance, s.water]).toEqual([-1, [-1, -1, -1, -1], [1, 1, 1, 1]]);
    expect([s.control, s.bonusSpice, s.influence.every((place) => place === 0)]).toEqual([
      [-1, -1, -1],
      [0, 0, 0],
      true,
    ]);
  });

  it('I2.8 the first player is random', () => {
    const first = new Set(Array.from({ length: 40 }, (_, seed) => setUp(options(4, { seed })).firstPlayer));
    expect([...first].sort()).toEqual([0, 1, 2, 3]);
  });

  it('I2.9 the Baron chooses two Factions after all setup, before the first round, seen by nobody else', () => {
    const s = newGame(options(3, { leaders: ['ask', 'leto', 'ask'] }));
    playAll(s, 'leader:paul', 'leader:baron');
    expect([pending(s)?.kind, pending(s)?.seat, pending(s)?.private, s.round]).toEqual([
      'masterstroke',
      2,
      true,
      0,
    ]);
    playAll(s, 'faction:guild');
    expect(legal(s)).toEqual(['faction:emperor', 'faction:bene', 'faction:fremen']);
    expect(view(s, 0).decision).toMatchObject({ seat: 2, moves: null });
    playAll(s, 'faction:bene');
    expect([s.round, view(s, 0).seats[2]?.masterstroke]).toEqual([1, null]);
  });

  it('I2.10 one and two players sit with House Hagal or Rivals: three seats, and its cards', () => {
    expect([setUp(options(1)).hagalDeck.length, setUp(options(2)).hagalDeck.length]).toEqual([27, 28]);
    expect([setUp(options(3)).hagalDeck, setUp(options(4)).hagalDeck]).toEqual([[], []]);
    expect([setUp(options(1)).vp.length, setUp(options(2)).vp.length]).toEqual([3, 3]);
  });

  it('I13.1 Rivals are led by neither Paul nor Helena, whether dealt or asked for', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { leader } = setUp(options(1, { seed }));
      expect(leader.slice(1).map((id) => LEADERS[id])).not.toEqual(expect.arrayContaining(['paul']));
      expect(leader.slice(1).map((id) => LEADERS[id])).not.toEqual(expect.arrayContaining(['helena']));
    }
    const asked = newGame(options(1, { leaders: ['memnon', 'ask', 'ask'] }));
    expect(pending(asked)).toMatchObject({ kind: 'leader', seat: 0, of: 1 });
    expect(legal(asked)).toEqual([
      'leader:leto',
      'leader:baron',
      'leader:rabban',
      'leader:ariana',
      'leader:ilban',
    ]);
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

/** Seats with a Leader: House Hagal has none, Rivals have. */
const LED = { 1: 3, 2: 2, 3: 3, 4: 4 } as const;

describe('I2.4 a game in which Leaders are chosen', () => {
  it.each([1, 2, 3, 4] as const)(
    'with %s at the table can be saved and opened at every choice',
    (players) => {
      const state = newGame(
        options(players, { leaders: Array.from({ length: LED[players] }, () => 'ask' as const) }),
      );
      let choices = 0;
      while (pending(state)?.kind === 'leader') {
        const opened = imperiumGame.parsePosition(imperiumGame.printPosition(state));
        expect(() => imperiumGame.examine(opened)).not.toThrow();
        expect(imperiumGame.hash(opened)).toBe(imperiumGame.hash(state));
        imperiumGame.playSilently(state, item(imperiumGame.legalMoves(state), choices));
        choices += 1;
      }
      expect(choices).toBe(LED[players]);
      expect(() => imperiumGame.examine(state)).not.toThrow();
    },
  );
});
