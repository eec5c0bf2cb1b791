import {
  ACTION_DICE,
  ATOMIC_TARGETS,
  BENE_GESSERIT_TOKENS,
  COMBAT_DIE,
  DASHBOARD,
  DEPLOYMENT_TOKENS,
  GENERIC_COMBAT,
  GENERIC_LEADER_SUPPLY,
  LEADER_FACTS,
  PLANNING_CARDS,
  PRESCIENCE,
  PRESCIENCE_CARDS,
  RESULTS,
  SANDWORM_SUPPLY,
  SECRET_OBJECTIVES,
  SIETCH_RANKS,
  SPICE_ROWS,
  STATION_SYMBOLS,
  SUPREMACY,
  TACTICS,
  UNIT_SUPPLY,
  VEHICLE_SUPPLY,
  WORMSIGN_SUPPLY,
  WORMSIGN_TOTAL,
} from '../../../../engine/arrakis';
import type { TokenFact } from '../../../../engine/arrakis';

/** What the printed components say, written down once more from their list. Markers: KH, SD, J. */
const MARKER = { KH: 'kwisatzHaderach', SD: 'sandDwellers', J: 'jihad' } as const;

function gain(text: string): Record<string, number> {
  return Object.fromEntries(
    text.split(' ').map((word) => {
      const [marker, steps] = word.split(':');
      return [MARKER[marker as keyof typeof MARKER], Number(steps)];
    }),
  );
}

describe('what is in the box', () => {
  test('R3.1 units: 16 regulars, 8 elites, 6 Fedaykin; 24, 12 and 8 Sardaukar', () => {
    expect(UNIT_SUPPLY).toEqual({
      atreides: { regular: 16, elite: 8, special: 6 },
      harkonnen: { regular: 24, elite: 12, special: 8 },
    });
  });

  test('R3.3 12 naibs, 6 bashars; each turns a special into 1 hit', () => {
    expect(GENERIC_LEADER_SUPPLY).toEqual({ atreides: 12, harkonnen: 6 });
    expect(GENERIC_COMBAT).toEqual({ hits: 1, shields: 0 });
  });

  test('R3.5, R3.6, R3.7 vehicles, worms, wormsigns, Bene Gesserit tokens', () => {
    expect(VEHICLE_SUPPLY).toEqual({ harvester: 8, ornithopter: 6, carryall: 3 });
    expect([SANDWORM_SUPPLY, WORMSIGN_TOTAL]).toEqual([4, 16]);
    expect(WORMSIGN_SUPPLY).toEqual({ sand: 6, sandworm: 6, burrowing: 4 });
    expect(BENE_GESSERIT_TOKENS).toEqual({ total: 5, atreidesStart: 1 });
  });

  test('R3.4 what stands behind the deployment tokens', () => {
    const letters = (token: TokenFact) =>
      `${'b'.repeat(token.generic)}${'r'.repeat(token.regular)}${'e'.repeat(token.elite)}${'s'.repeat(token.special)}`;
    const of = (set: TokenFact['set']) =>
      DEPLOYMENT_TOKENS.filter((token) => token.set === set)
        .map(letters)
        .join(' ');
    expect(of('atreidesStarting')).toBe('rr rr rr re re re rs es');
    expect(of('atreidesStandard')).toBe('rr re re rs rs es es es');
    expect(of('harkonnenBlack')).toBe('rr rr rr re re ee');
    expect(of('harkonnenSilver')).toBe('brs brs bre bre rs re');
  });

  test('R3.4 all Atreides tokens together ask for no more regulars than there are, and hold 2 units each', () => {
    const ours = DEPLOYMENT_TOKENS.filter(({ set }) => set.startsWith('atreides'));
    expect(ours).toHaveLength(16);
    const sum = (of: 'regular' | 'elite' | 'special') => ours.reduce((all, token) => all + token[of], 0);
    expect([sum('regular'), sum('elite'), sum('special')]).toEqual([16, 9, 7]);
    expect(ours.every(({ regular, elite, special }) => regular + elite + special === 2)).toBe(true);
  });

  test('R6.1, R7.10 dice', () => {
    expect(COMBAT_DIE).toEqual(['hit', 'hit', 'hit', 'shield', 'shield', 'special']);
    const six = ['leadership', 'strategy', 'deployment', 'mentat', 'house'];
    expect(ACTION_DICE.atreides.count).toBe(4);
    expect([...ACTION_DICE.atreides.faces].sort()).toEqual(['leadership', ...six].sort());
    expect(ACTION_DICE.harkonnen.count).toBe(8);
    expect([...ACTION_DICE.harkonnen.faces].sort()).toEqual(['strategy', ...six].sort());
  });

  test.each([
    ['giediPrime', '3 3 2 3 2', 5],
    ['sietchTabr', '2 2 2 2 2', 3],
    ['houseHarkonnen', '2 0 0 2 2', 5],
    ['corrino', '0 2 2 2 0', 5],
    ['houseAtreides', '1 0 0 1 1', 3],
    ['fremen', '1 1 1 0 0', 3],
  ] as const)('R6.1, R12.1, R13.1 the dashboard %s: slots %s, a tank of %i', (id, slots, tank) => {
    expect(RESULTS).toEqual(['leadership', 'strategy', 'deployment', 'mentat', 'house']);
    expect(RESULTS.map((result) => DASHBOARD[id].slots[result]).join(' ')).toBe(slots);
    expect(DASHBOARD[id].tank).toBe(tank);
  });

  test('R5.2 the spice board from its top row down', () => {
    const rows = SPICE_ROWS.map((row) =>
      [row.dice, row.harvesters, row.ornithopters, row.carryalls].join(' '),
    );
    expect(rows).toEqual(['8 3 2 1', '7 4 2 1', '6 5 3 1', '5 5 4 2', '4 6 4 2']);
  });

  test('R1.2, R3.7, R8.6 steps of the tracks', () => {
    expect(SUPREMACY).toEqual({ win: 10, hawat: 1, feyd: 6, beneGesseritSteps: [4, 7] });
    expect(PRESCIENCE).toEqual({ max: 10, desertLeaders: 3, alia: 6, atomics: 8 });
  });

  test('R2.6, R4.3 ranks of the sietches, symbols of the stations', () => {
    expect(SIETCH_RANKS.join(' ')).toBe('1 1 2 2 2 2 3 3');
    for (const marker of Object.values(MARKER))
      expect(STATION_SYMBOLS.filter((symbol) => symbol === marker)).toHaveLength(2);
    expect(STATION_SYMBOLS).toHaveLength(6);
  });

  test('R1.3 secret objectives: 10, 5 and 3 in every order', () => {
    expect(
      SECRET_OBJECTIVES.map((value) =>
        Object.values(MARKER)
          .map((m) => value[m])
          .join(' '),
      ).sort(),
    ).toEqual(['10 3 5', '10 5 3', '3 10 5', '3 5 10', '5 10 3', '5 3 10']);
  });

  test('R14.1 tactic cards', () => {
    expect(TACTICS.map(({ sietch, sector }) => `${sietch} ${sector}`).sort()).toEqual(
      [
        ...['gara-kulon NE', 'sihaya-ridge NE', 'tasmin-sink SE', 'habbanya-ridge SW'],
        ...['rock-outcroppings NW', 'bight-of-the-cliff NW', 'hobars-gap central', 'windgap central'],
      ].sort(),
    );
  });

  test('R8.8 mountains that atomics level, and what they lay open', () => {
    expect(ATOMIC_TARGETS).toEqual([
      { area: 'splintered-rock', exposes: ['hagga-basin'] },
      { area: 'hole-in-the-rock', exposes: ['imperial-basin'] },
      { area: 'rimwall-west', exposes: ['imperial-basin', 'arrakeen'] },
    ]);
  });

  test('R4.7 four planning decks of 18', () => {
    for (const house of ['atreides', 'fremen', 'harkonnen', 'corrino'] as const) {
      const cards = PLANNING_CARDS.filter((card) => card.house === house);
      expect(cards.reduce((sum, card) => sum + ('copies' in card ? (card.copies ?? 1) : 1), 0)).toBe(18);
    }
  });
});

describe('R11.1 named leaders', () => {
  // id, house, slot, in play from the start, hits and shields of a special, what is reconstructed.
  test.each([
    ['paul', 'atreides', 'leadership', true, '1 0', null],
    ['muaddib', 'fremen', 'leadership', false, '2 1', 'special action'],
    ['jessica', 'atreides', 'mentat', true, '0 1', 'slot, special action'],
    ['reverend-mother', 'atreides', 'mentat', false, '0 2', 'slot, special action'],
    ['gurney', 'atreides', null, false, '2 1', null],
    // Transcriptions of her card disagree: 1 hit or 1 shield.
    ['alia', 'atreides', 'house', false, '1 0', 'combat, slot, special action'],
    ['stilgar', 'fremen', 'strategy', true, '2 0', 'slot, special action'],
    ['chani', 'fremen', 'deployment', false, '1 1', 'slot, special action'],
    ['rabban', 'harkonnen', 'leadership', true, '2 0', null],
    ['feyd', 'harkonnen', 'leadership', false, '2 1', null],
    ['baron', 'harkonnen', 'house', true, '0 2', null],
    ['hawat', 'harkonnen', 'mentat', false, '1 2', null],
    ['mohiam', 'corrino', 'mentat', false, '0 3', null],
    ['aramsham', 'corrino', 'deployment', true, '1 1', null],
    ['shaddam', 'corrino', 'strategy', false, '2 0', null],
  ] as const)('%s', (id, house, slot, startsInPlay, combat, reconstructed) => {
    const leader = LEADER_FACTS.find((fact) => fact.id === id);
    expect(leader).toMatchObject({ house, slot, startsInPlay });
    expect(`${leader?.combat.hits} ${leader?.combat.shields}`).toBe(combat);
    expect(leader?.reconstructed ?? null).toBe(reconstructed);
  });
});

describe('R8.3 prescience cards', () => {
  test.each([
    ['dew-collectors', 'endOfRound', 'SD:2', null],
    ['mahdi', 'endOfRound', 'KH:1 J:1', null],
    ['water-discipline', 'endOfRound', 'KH:1 SD:1', null],
    ['wind-traps', 'endOfRound', 'SD:1 J:1', null],
    ['stunted-worms', 'endOfRound', 'KH:1 SD:2', null],
    ['bene-gesserit-ways', 'endOfRound', 'KH:2', null],
    ['desert-war', 'endOfRound', 'SD:1 J:2', null],
    ['lisan-al-gaib', 'endOfRound', 'KH:1 SD:1 J:1', null],
    ['water-of-life', 'actionPhase', 'KH:3', null],
    ['tahaddi-challenge', 'actionPhase', 'KH:2 J:1', 'which markers'],
    ['families-flee', 'actionPhase', 'SD:1 J:1', 'which markers'],
    ['sandride-mudir', 'actionPhase', 'SD:1 J:1', 'which markers'],
    ['razzia', 'actionPhase', 'J:2', 'requirement and markers'],
    ['oppressor-falls', 'actionPhase', 'KH:1 J:2', 'requirement and markers'],
    ['jessica-changes-the-water', 'actionPhase', 'SD:3', 'requirement and markers'],
    ['maker-strikes', 'actionPhase', 'KH:1 J:1', 'requirement and markers'],
  ] as const)('%s', (id, when, gains, reconstructed) => {
    const card = PRESCIENCE_CARDS.find((fact) => fact.id === id);
    expect(card).toMatchObject({ when, gain: gain(gains) });
    expect(card !== undefined && 'reconstructed' in card ? card.reconstructed : null).toBe(reconstructed);
  });
});
