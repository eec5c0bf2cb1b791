import { AREA_FACTS, DEPLOYMENT_TOKENS, PLANNING_CARDS, newGame, view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { setUp } from '../../../../engine/arrakis/setup';
import { leaderPlace, shows, table } from '../support/read';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
const SIETCHES = [
  'bight-of-the-cliff',
  'gara-kulon',
  'habbanya-ridge',
  'hobars-gap',
  'rock-outcroppings',
  'sihaya-ridge',
  'tasmin-sink',
  'windgap',
];
const SETTLEMENTS = {
  arrakeen: 3,
  carthag: 2,
  arsunt: 1,
  'hagga-basin': 1,
  'imperial-basin': 1,
  'north-pole': 1,
};
const STATIONS = ['cne-2', 'cne-6', 'cnw-4', 'false-wall-east', 'ne-4', 'nw-15'];

function game(seed: number): State {
  return setUp({ mode: 'two', seed, names: ['Ann', 'Hal'] });
}

/** Every area as the Atreides see it: they may look at their own tokens. */
function areas(state: State) {
  return view(state, 0).areas;
}

function code(counts: { regular: number; elite: number; special: number; generic: number }): string {
  return (
    'r'.repeat(counts.regular) +
    'e'.repeat(counts.elite) +
    's'.repeat(counts.special) +
    'b'.repeat(counts.generic)
  );
}

function different(of: (state: State) => string): number {
  return new Set(SEEDS.map((seed) => of(game(seed)))).size;
}

describe.each(SEEDS)('setup with seed %i', (seed) => {
  const state = game(seed);

  test('R4.1 the eight sietch tokens lie face down on the eight sietch areas', () => {
    const sietches = areas(state).filter((area) => area.sietch !== null);
    expect(sietches.map((area) => area.area).sort()).toEqual(SIETCHES);
    expect(sietches.map((area) => area.sietch?.rank ?? 0).sort()).toEqual([1, 1, 2, 2, 2, 2, 3, 3]);
    expect(sietches.every((area) => area.sietch?.revealed === false)).toBe(true);
  });

  test('R4.1 each sietch holds one starting token and one naib, and nothing else of the Atreides is on the board', () => {
    const held = areas(state).filter((area) => area.legion?.side === 'atreides');
    expect(held.map((area) => area.area).sort()).toEqual(SIETCHES);
    for (const area of held) {
      expect(area.legion).toMatchObject({ regular: 0, elite: 0, special: 0, generic: 1, leaders: [] });
      expect(area.legion?.tokens).toHaveLength(1);
    }
    const contents = held.flatMap((area) => area.legion?.tokens.map((token) => token.contents));
    expect(contents.map((counts) => (counts ? code(counts) : 'hidden')).sort()).toEqual(
      ['rr', 'rr', 'rr', 're', 're', 're', 'rs', 'es'].sort(),
    );
  });

  test('R4.1 the standard tokens are the supply', () => {
    const contents = state.tokenSupply.map((token) => DEPLOYMENT_TOKENS[state.tokenFace[token] ?? -1]);
    expect(contents.map((fact) => (fact ? code(fact) : '?')).sort()).toEqual(
      ['rr', 're', 're', 'rs', 'rs', 'es', 'es', 'es'].sort(),
    );
    expect(table(state).supply.deploymentTokens).toBe(8);
  });

  test('R4.2 six settlements, each with the figures of one black and one silver token', () => {
    const black = ['rr', 're', 'ee'];
    const silver = ['rsb', 'reb', 'rs', 're'];
    const sums = black.flatMap((first) => silver.map((second) => [...(first + second)].sort().join('')));
    const held = areas(state).filter((area) => area.legion?.side === 'harkonnen');
    expect(Object.fromEntries(held.map((area) => [area.area, area.settlement]))).toEqual(SETTLEMENTS);
    for (const { legion } of held) {
      expect(legion).toMatchObject({ tokens: [], leaders: [] });
      expect(sums).toContain([...(legion ? code(legion) : '')].sort().join(''));
    }
    // All twelve tokens together: rr rr rr re re ee + bsr bsr ber ber sr er.
    const total = [...held.map((area) => (area.legion ? code(area.legion) : '')).join('')];
    const count = (letter: string) => total.filter((one) => one === letter).length;
    expect([count('r'), count('e'), count('s'), count('b')]).toEqual([14, 7, 3, 4]);
  });

  test('R4.3 six testing stations on their areas, two of each marker', () => {
    const stations = areas(state).filter((area) => area.station);
    expect(stations.map((area) => area.area).sort()).toEqual(STATIONS);
    const symbols = state.station.filter((marker) => marker >= 0);
    expect([...symbols].sort()).toEqual([0, 0, 1, 1, 2, 2]);
  });

  test('R4.4 markers at 0, a deck of 16 prescience cards, a full wormsign pool', () => {
    const seen = table(state);
    expect(seen.markers).toEqual({ kwisatzHaderach: 0, sandDwellers: 0, jihad: 0 });
    expect(seen.supremacy).toBe(0);
    expect(new Set(state.prescienceDeck).size).toBe(16);
    expect(seen.prescienceLeft).toBe(16);
    expect(seen.supply.wormsigns).toBe(16);
    expect(seen.areas.some((area) => area.wormsign || area.sandworm !== null || area.harvester)).toBe(false);
  });

  test('R4.5 six named leaders are available with their cards face up, the others are not in play', () => {
    const starting = ['paul', 'jessica', 'stilgar', 'baron', 'rabban', 'aramsham'];
    for (const { leader, ready } of table(state).leaders) {
      expect([leader, leaderPlace(state, leader), ready]).toEqual(
        starting.includes(leader) ? [leader, 'available', true] : [leader, 'notInPlay', false],
      );
    }
    expect(shows(state, 'tank')).toBe('');
  });

  test('R4.6 the imperium markers start on the top row without bans', () => {
    expect(table(state).powers).toEqual([
      { power: 'choam', row: 0, banned: false },
      { power: 'spacingGuild', row: 0, banned: false },
      { power: 'landsraad', row: 0, banned: false },
    ]);
    expect(table(state).spiceReserve).toBe(0);
  });

  test('R4.7 four planning decks of 18, one secret objective of six', () => {
    state.decks.forEach((deck, house) => {
      expect(deck).toHaveLength(18);
      const printed = PLANNING_CARDS.filter((card) => card.house === table(state).decks[house]?.house);
      for (const card of printed) {
        expect(deck.filter((one) => PLANNING_CARDS[one]?.id === card.id)).toHaveLength(card.copies);
      }
    });
    expect(state.objectives).toHaveLength(1);
    expect([...state.objectives, ...state.objectiveDeck].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('R3.7 the Atreides start with one Bene Gesserit token, four are in reserve', () => {
    expect(table(state).seats.map((seat) => seat.beneGesserit)).toEqual([1, 0]);
    expect(table(state).supply.beneGesserit).toBe(4);
  });

  test('R3.1, R3.5 what is not on the board is in the supply', () => {
    const { units, generic, vehicles, sandworms } = table(state).supply;
    expect(units.atreides).toEqual({ regular: 16, elite: 8, special: 6 });
    expect(units.harkonnen).toEqual({ regular: 24 - 14, elite: 12 - 7, special: 8 - 3 });
    expect(generic).toEqual({ atreides: 12 - 8, harkonnen: 6 - 4 });
    expect(vehicles).toEqual({ harvester: 8, ornithopter: 6, carryall: 3 });
    expect(sandworms).toBe(4);
  });
});

describe('setup is shuffled', () => {
  test.each([
    ['R4.1 sietch ranks', (s: State) => s.sietchRank.join()],
    ['R4.1 starting tokens', (s: State) => s.tokenFace.slice(0, 8).join()],
    ['R4.1 the token supply', (s: State) => s.tokenSupply.map((token) => s.tokenFace[token]).join()],
    [
      'R4.2 settlements',
      (s: State) =>
        Object.keys(SETTLEMENTS)
          .map((area) => shows(s, area))
          .join(),
    ],
    ['R4.3 testing stations', (s: State) => s.station.join()],
    ['R4.4 prescience', (s: State) => s.prescienceDeck.join()],
    ['R4.7 decks', (s: State) => s.decks.join()],
    ['R4.7 objective', (s: State) => s.objectives.join()],
  ])('%s', (_name, part) => {
    expect(different(part)).toBeGreaterThan(3);
  });

  test('R4 the same seed gives the same game', () => {
    expect(game(7)).toEqual(game(7));
  });
});

test('R2.1 the board has 101 areas', () => {
  expect(AREA_FACTS).toHaveLength(101);
});

test('R5 a new game waits for the Harkonnen to place the vehicles of round 1', () => {
  const state = newGame({ mode: 'two', seed: 3, names: ['Ann', 'Hal'] });
  const seen = table(state);
  expect([seen.round, seen.phase, seen.decision?.seat, seen.decision?.kind]).toEqual([
    1,
    'vehicles',
    1,
    'vehicles',
  ]);
});
