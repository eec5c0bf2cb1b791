import {
  newTable,
  nextTableLosses,
  parsePosition,
  STARTING_SETS,
  STARTING_SETTLEMENTS,
  startingKindsOf,
  startingTokens,
  SIETCH_RANKS,
  tableAdvances,
  tableArea,
  tableBattle,
  tableDefence,
  tableHazards,
  tableLosses,
  tableRetreats,
  targetFell,
  withCardsTurned,
  withReinforcements,
  withStandingTarget,
  withStartingKind,
  withStartingRank,
  withTableAdvance,
  withTableFallen,
  withTableLoss,
  withTableLosses,
  withWormsigns,
} from '../../../../engine/arrakis';
import type { AreaId, State } from '../../../../engine/arrakis';
import { ranks, target } from '../support/solo';

function table(lines: string): State {
  return parsePosition(
    `arrakis mahdi 1 ["Ann","Mahdi"] ties:ask\nround = 1\n${ranks({})}\nframes = []\n${lines}`,
  );
}

describe('R4.2 the official start, and what differs', () => {
  const kinds = (state: State, at: 0 | 1) =>
    STARTING_SETTLEMENTS.map((area) => startingKindsOf(state, area)?.[at]);

  test('R14.1 the tokens of the box lie there, each once', () => {
    const fresh = newTable(7);
    expect(kinds(fresh, 0)).toEqual([0, 0, 0, 1, 1, 2]);
    expect(kinds(fresh, 1)).toEqual([0, 0, 1, 1, 2, 3]);
    expect(STARTING_SETS.map((set) => startingTokens(set).map(({ copies }) => copies))).toEqual([
      [3, 2, 1],
      [2, 2, 1, 1],
    ]);
  });

  test('tokens change places; the farthest start of a set is three or four touches away', () => {
    let state = newTable(7);
    const wanted = [
      [2, 1, 1, 0, 0, 0],
      [3, 2, 0, 0, 1, 1],
    ];
    let touches = 0;
    STARTING_SETS.forEach((set, at) => {
      const said: AreaId[] = [];
      // The rarest first; the most frequent then lie right by themselves.
      for (const kind of [...startingTokens(set).keys()].reverse()) {
        STARTING_SETTLEMENTS.forEach((area, index) => {
          if (wanted[at]?.[index] !== kind || startingKindsOf(state, area)?.[at] === kind) return;
          state = withStartingKind(state, area, set, kind, said);
          said.push(area);
          touches++;
        });
      }
    });
    expect([kinds(state, 0), kinds(state, 1)]).toEqual(wanted);
    expect(touches).toBeLessThanOrEqual(7);
  });

  test('ranks change places: four touches for two of the lowest and two of the highest', () => {
    const wanted: readonly (readonly [AreaId, number])[] = [
      ['windgap', 1],
      ['tasmin-sink', 1],
      ['bight-of-the-cliff', 3],
      ['gara-kulon', 3],
    ];
    const said: AreaId[] = [];
    const state = wanted.reduce((now, [area, rank]) => {
      const next = withStartingRank(now, area, rank, said);
      said.push(area);
      return next;
    }, newTable(7));
    expect(wanted.map(([area]) => tableArea(state, area).sietchRank)).toEqual([1, 1, 3, 3]);
    expect([...state.sietchRank].sort()).toEqual([...SIETCH_RANKS].sort());
  });
});

describe('R14.14 a battle with the dice of the table', () => {
  const SIETCH =
    'csw-3: H 3r1s1g\nwindgap: A 3r1g stilgar sietch\nreinforcements = sandmasters hunter-seeker shigawire';

  test('just as many reinforcements as make six dice', () => {
    const battle = tableBattle(table(SIETCH), 'csw-3', 'windgap');
    expect(battle).toMatchObject({ attacks: true, dice: 6, cards: 2 });
    expect(withCardsTurned(table(SIETCH), 2).reinforcements).toHaveLength(1);
  });

  test('R14.2 the pile is as high as the one on the table', () => {
    const start = newTable(4);
    for (const count of [5, 2, 0, 9]) {
      const put = withReinforcements(start, count);
      expect(put.reinforcements).toHaveLength(count);
      const cards = [...put.decks, ...put.discards, ...put.hands, put.reinforcements].flat();
      expect(cards).toHaveLength([...start.decks, ...start.discards, ...start.hands].flat().length);
    }
    const twice = withReinforcements(withReinforcements(start, 6), 2);
    expect(twice.reinforcements).toHaveLength(2);
  });

  test('R10.6 none under the Landsraad ban; R7.10 his settlement adds its rank', () => {
    expect(tableBattle(table(`${SIETCH}\nbans = 0 0 1`), 'csw-3', 'windgap')).toMatchObject({
      dice: 4,
      cards: 0,
    });
    const city = 'carthag: H 2r city\ncne-1: A 3r\nreinforcements = sandmasters hunter-seeker shigawire';
    expect(tableBattle(table(city), 'cne-1', 'carthag')).toMatchObject({ attacks: false, dice: 6, cards: 2 });
  });

  test('ceasing: at most half of the enemy, figure by figure', () => {
    // 3 regulars 6, Sardaukar 4, bashar 1; against 6 + 1 + 2.
    expect(tableBattle(table(SIETCH), 'csw-3', 'windgap')).toMatchObject({ goesOn: true, own: 11, enemy: 9 });
    const weak = 'csw-3: H 2r\nwindgap: A 4r sietch';
    expect(tableBattle(table(weak), 'csw-3', 'windgap')).toMatchObject({ goesOn: false, own: 4, enemy: 8 });
  });

  test('casualties fall in his order, one touch each', () => {
    let state = table('csw-3: H 1r1e1s2g');
    const fallen: string[] = [];
    for (let hit = 0; hit < 20; hit++) {
      const [loss] = nextTableLosses(state, 'csw-3');
      if (loss === undefined) break;
      fallen.push(loss);
      state = withTableLoss(state, 'csw-3', loss);
    }
    expect(fallen.join(' ')).toBe('generic elite special regular regular generic regular');
    expect(tableArea(state, 'csw-3').side).toBeNull();
  });

  test('R7.11 a named leader goes to the tank, and the human chooses which', () => {
    const state = table('csw-3: H 3r baron rabban');
    expect([...nextTableLosses(state, 'csw-3')].sort()).toEqual(['baron', 'rabban']);
    const after = withTableLoss(state, 'csw-3', 'rabban');
    expect(tableArea(after, 'csw-3').leaders).toEqual(['baron']);
    expect(after.tank.some((spaces) => spaces.some((leader) => leader >= 0))).toBe(true);
  });
});

describe('R14.14 what a battle on the table comes to', () => {
  const places = (state: State) => state.tank.flat().filter((leader) => leader >= 0).length;

  test('hits of a round are entered together, as far as nobody has to choose', () => {
    const state = table('csw-3: H 1r1e1s2g');
    const order = tableLosses(state, 'csw-3').map(({ figure, reduced }) => `${figure}${reduced ? '+' : ''}`);
    expect(order.join(' ')).toBe('generic elite+ special+ regular regular generic regular');
    expect(tableArea(withTableLosses(state, 'csw-3', 3), 'csw-3')).toMatchObject({
      regular: 3,
      elite: 0,
      special: 0,
      generic: 1,
    });
    expect(tableArea(withTableLosses(state, 'csw-3', 7), 'csw-3').side).toBeNull();
  });

  test('among named leaders the human chooses: no hit is entered before that', () => {
    expect(tableLosses(table('csw-3: H 3r baron rabban'), 'csw-3')).toEqual([]);
  });

  test('R7.11 hits on the Atreides fall where they cost least; nothing is known of what tokens hide', () => {
    const figures = tableLosses(table('windgap: A 2r1e1g sietch'), 'windgap').map(({ figure }) => figure);
    expect(figures.join(' ')).toBe('elite generic regular regular regular');
    expect(tableLosses(table('windgap: A 2r #1 sietch'), 'windgap')).toEqual([]);
  });

  test('R7.11 a legion that falls takes its named leaders to the tank', () => {
    const fallen = withTableFallen(table('csw-3: H 3r baron rabban'), 'csw-3');
    expect(tableArea(fallen, 'csw-3').side).toBeNull();
    expect(places(fallen)).toBe(2);
    const taken = withTableAdvance(table('csw-3: H 3r\nwindgap: A 2r stilgar sietch'), 'csw-3', 'windgap');
    expect(places(taken)).toBe(1);
    expect(tableArea(taken, 'windgap')).toMatchObject({ side: 'harkonnen', sietchRank: null });
  });

  test('always into a sietch; elsewhere only where that is nearer the sietch that he moves on', () => {
    expect(tableAdvances(table('csw-3: H 3r\nwindgap: A 1r sietch'), 'csw-3', 'windgap')).toEqual([
      'advance',
    ]);
    const toward = `${target('windgap')}\nwindgap: sietch`;
    const near = table(`${toward}\ncne-2: H 3r\nsplintered-rock: A 1r`);
    const far = table(`${toward}\nsplintered-rock: H 3r\ncne-2: A 1r`);
    expect(tableAdvances(near, 'cne-2', 'splintered-rock')).toEqual(['advance']);
    expect(tableAdvances(far, 'splintered-rock', 'cne-2')).toEqual(['hold']);
    // With no sietch that he is strong enough for, he stays where he is.
    expect(tableAdvances(table('csw-3: H 3r\nwindgap: A 1r'), 'csw-3', 'windgap')).toEqual(['hold']);
  });

  test('a legion that retreats goes to an empty area, if there is one; its figures go with it', () => {
    const state = table('csw-3: H 3r\nwindgap: A 2r stilgar sietch');
    const ways = tableRetreats(state, 'windgap');
    expect(ways.length).toBeGreaterThan(1);
    expect(ways).not.toContain('csw-3');
    const [first, ...others] = ways;
    if (first === undefined) throw new Error('nowhere to go');
    // Where the enemy stands is no way (R2.5).
    const littered = table(
      `csw-3: H 3r\nwindgap: A 2r stilgar sietch\n${others.map((id) => `${id}: H 1r`).join('\n')}`,
    );
    expect(tableRetreats(littered, 'windgap')).toEqual([first]);
    expect(tableRetreats(state, 'csw-3')).toEqual([]);
  });

  test('attacked, he turns over what makes six dice; his settlement counts', () => {
    const pile = 'reinforcements = sandmasters hunter-seeker shigawire';
    expect(tableDefence(table(`carthag: H 2r city\n${pile}`), 'carthag')).toEqual({ dice: 6, cards: 2 });
    expect(tableDefence(table(`cne-1: H 2r\n${pile}`), 'cne-1')).toEqual({ dice: 5, cards: 3 });
    expect(tableDefence(table(pile), 'cne-1')).toBeNull();
  });
});

describe('R9 hazards of the table', () => {
  const DESERT = ['ne-9: H 3r', 'ne-10: harvester', 'csw-3: A 2r wormsign', 'ne-12: wormsign'].join('\n');

  test('R9.1, R9.2 where wormsigns go and where they leave', () => {
    const { back, put } = tableHazards(table(DESERT));
    expect(back).toEqual(['csw-3']);
    expect([...put].sort()).toEqual(['ne-10', 'ne-9']);
    const laid = withWormsigns(table(DESERT));
    const lying = (['csw-3', 'ne-9', 'ne-10', 'ne-12'] as const satisfies readonly AreaId[]).map(
      (area) => tableArea(laid, area).wormsign,
    );
    expect(lying).toEqual([false, true, true, true]);
    expect(tableHazards(laid).put).toEqual([]);
  });

  test('R9.5 what a worm would find', () => {
    const found = new Map(tableHazards(table(DESERT)).turn.map(({ area, finds }) => [area, finds]));
    expect([found.get('ne-9'), found.get('ne-10'), found.get('ne-12')]).toEqual([
      'legion',
      'harvester',
      'nobody',
    ]);
  });

  test('R9.7 storms strike legions in the open', () => {
    const { storms } = tableHazards(table('ne-9: H 3r\narrakeen: H 2r city\ncsw-3: A 2r'));
    expect(storms).toEqual(['ne-9']);
  });
});

describe('R14.2 a target that falls', () => {
  test('is asked for, and drawn only when people leave it to the device', () => {
    const before = table(`${target('windgap')}\ncsw-3: H 3r\nwindgap: sietch\ngara-kulon: sietch`);
    expect(targetFell(before)).toBe(false);
    const fallen = withTableAdvance(before, 'csw-3', 'windgap');
    expect(targetFell(fallen)).toBe(true);
    expect(targetFell(withStandingTarget(fallen))).toBe(false);
  });
});
