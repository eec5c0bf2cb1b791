import {
  AREA_FACTS,
  AIR_ZONES,
  TABLE_FAULTS,
  atRest,
  foughtOnTable,
  legalMoves,
  newTable,
  parsePosition,
  pending,
  printPosition,
  tableArea,
  tableAttack,
  tableDie,
  tableDraw,
  tableGoOn,
  tableHarvest,
  tableMove,
  tableRound,
  tableTactics,
  tableTracks,
  targetsBeside,
  withNextCard,
  withStandingTarget,
  withTableAdvance,
  withTableLeader,
  withTableMove,
  withTableTracks,
  withTableZone,
  withTactics,
} from '../../../../engine/arrakis';
import type { AreaId, CardId, House, State, TableArea, Told } from '../../../../engine/arrakis';
import { inArea, placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { attacks } from '../support/solo';
import { clearTable, put } from '../support/tables';

/** Answers every question with its first move. */
function settled(told: Told): State {
  let { state } = told;
  for (let i = 0; i < 60 && pending(state) !== null; i++) {
    const [move] = legalMoves(state);
    if (move === undefined) break;
    state = tableMove(state, move).state;
  }
  return state;
}

describe('what cannot stand on a table', () => {
  const deserts = AREA_FACTS.filter(({ terrain }) => terrain === 'desert').map(({ id }) => id);
  const all = (part: Partial<TableArea>, count: number) =>
    deserts.slice(0, count).reduce((state, id) => put(state, id, part), clearTable());

  test('R3.2 a legion of more than six units; five under the CHOAM ban', () => {
    const seven = { side: 'harkonnen', regular: 7 } as const;
    expect(() => put(clearTable(), 'cne-2', seven)).toThrow('limit');
    const six = { side: 'harkonnen', regular: 4, tokens: 2 } as const;
    expect(inArea(put(clearTable(), 'cne-2', six), 'cne-2')).toMatch(/^H 4r/);
    const tracks = tableTracks(clearTable());
    const banned = withTableTracks(clearTable(), { ...tracks, bans: { ...tracks.bans, choam: true } });
    expect(() => put(banned, 'cne-2', six)).toThrow('limit');
    expect(() => put(banned, 'cne-2', { ...six, side: 'atreides' })).not.toThrow();
  });

  test('R3.1 more wormsigns, sandworms, Wild Makers or vehicles than the box holds', () => {
    expect(() => all({ wormsign: true }, 16)).not.toThrow();
    expect(() => all({ wormsign: true }, 17)).toThrow('wormsigns');
    expect(() => all({ sandworm: 'sandworm' }, 4)).not.toThrow();
    expect(() => all({ sandworm: 'sandworm' }, 5)).toThrow('sandworms');
    expect(() => all({ sandworm: 'wildMaker' }, 2)).toThrow('wildMaker');
    expect(() => all({ harvester: true }, 9)).toThrow('vehicles');
    const zones = (count: number) =>
      AIR_ZONES.slice(0, count).reduce((state, { id }) => withTableZone(state, id, 'carryall'), clearTable());
    expect(() => zones(3)).not.toThrow();
    expect(() => zones(4)).toThrow('vehicles');
  });

  test('a rank that no sietch has, or more sietches than there are', () => {
    expect(() => put(clearTable(), 'windgap', { sietchRank: 4 })).toThrow('rank');
    expect(() => put(clearTable(), 'cne-2', { sietchRank: 1 })).toThrow('sietches');
  });

  test('R7.16 a legion beside a settlement of the other side', () => {
    expect(() => put(clearTable(), 'windgap', { side: 'harkonnen', regular: 1, sietchRank: 2 })).toThrow(
      'enemy',
    );
    expect(() => put(clearTable(), 'arrakeen', { side: 'atreides', regular: 1, settlement: true })).toThrow(
      'enemy',
    );
    const near = put(clearTable(), 'csw-3', { side: 'harkonnen', regular: 1 });
    expect(() => withTableMove(near, 'csw-3', 'windgap')).toThrow('enemy');
  });

  test('tokens that lie on the board are not in the supply, and the table can be written and read', () => {
    const state = put(clearTable(), 'cne-3', { side: 'atreides', regular: 1, tokens: 5 });
    expect(parsePosition(printPosition(state))).toEqual(state);
    const cleared = put(state, 'cne-3', {});
    expect(parsePosition(printPosition(cleared))).toEqual(cleared);
  });

  test('every fault has a name', () => expect(new Set(TABLE_FAULTS).size).toBe(TABLE_FAULTS.length));
});

describe('a legion is moved by hand', () => {
  const start = () =>
    put(clearTable(), 'cne-2', { side: 'harkonnen', regular: 2, tokens: 1, leaders: ['rabban'] });

  test('it goes as it is, tokens and leaders too', () => {
    const before = start();
    const after = withTableMove(before, 'cne-2', 'cne-3');
    expect(inArea(after, 'cne-3')).toBe(inArea(before, 'cne-2'));
    expect(tableArea(after, 'cne-2').side).toBeNull();
    expect(placeOf(after, 'rabban')).toBe('cne-3');
    expect(after.supply).toEqual(before.supply);
  });

  test('it joins its own, never more than six (R3.2), and never the enemy (R2.5)', () => {
    const friends = put(start(), 'cne-3', { side: 'harkonnen', elite: 3 });
    expect(tableArea(withTableMove(friends, 'cne-2', 'cne-3'), 'cne-3')).toMatchObject({
      regular: 2,
      elite: 3,
      tokens: 1,
      leaders: ['rabban'],
    });
    const crowd = put(start(), 'cne-3', { side: 'harkonnen', elite: 4 });
    expect(() => withTableMove(crowd, 'cne-2', 'cne-3')).toThrow('limit');
    const enemies = put(start(), 'cne-3', { side: 'atreides', regular: 1 });
    expect(() => withTableMove(enemies, 'cne-2', 'cne-3')).toThrow('enemy');
    expect(() => withTableMove(start(), 'cne-4', 'cne-3')).toThrow('nobody');
  });
});

describe('R14.5 a die that fell on the table', () => {
  const table = () =>
    withTactics(
      put(put(clearTable(), 'windgap', { side: 'atreides', regular: 1, tokens: 1, sietchRank: 2 }), 'csw-3', {
        side: 'harkonnen',
        regular: 5,
      }),
      'gara-kulon',
      'windgap',
    );

  test('R14.5 the tank moves for a die that was entered, as for one that was rolled', () => {
    const waiting = withTableLeader(table(), 'rabban', 'tank', false);
    const space = (state: State) => state.tank[1]?.findIndex((leader) => leader >= 0);
    const before = space(waiting) ?? 0;
    expect(space(tableDie(waiting, 'house').state)).toBe(before + 1);
  });

  test('R14.5 the result is spent and one die fewer is left', () => {
    const ready = withTableTracks(table(), { ...tableTracks(table()), dice: 5 });
    const { state } = tableDie(ready, 'mentat');
    expect([state.unrolled, state.spent[1]]).toEqual([4, [0, 0, 0, 1, 0]]);
  });

  test('R14.8 the table waits where the battle begins: nothing is turned and no die is rolled', () => {
    const told = tableDie(table(), 'strategy');
    expect(tableAttack(told.state)).toEqual({
      attacker: 'harkonnen',
      from: 'csw-3',
      to: 'windgap',
      surprise: false,
    });
    expect(eventsOf(told.events, 'combatDice')).toEqual([]);
    expect(eventsOf(told.events, 'tokenRevealed')).toEqual([]);
    expect(tableArea(told.state, 'windgap').tokens).toBe(1);
    expect(told.steps.flatMap(({ events }) => events)).toEqual(told.events);
  });

  test('R14.8 leadership attacks by surprise', () => {
    const led = put(table(), 'csw-3', { side: 'harkonnen', regular: 5, generic: 1 });
    expect(tableAttack(tableDie(led, 'leadership').state)?.surprise).toBe(true);
  });

  test('R7.9 fought here, the tokens turn and the dice roll', () => {
    const told = tableGoOn(tableDie(table(), 'strategy').state);
    expect(eventsOf(told.events, 'tokenRevealed').length).toBeGreaterThan(0);
    expect(eventsOf(told.events, 'combatDice').length).toBeGreaterThan(0);
  });

  test('fought on the table, the position is as it was and the action goes on when its end is entered', () => {
    const attacked = tableDie(table(), 'strategy').state;
    const fought = foughtOnTable(attacked);
    expect(tableAttack(fought)).toBeNull();
    expect(tableArea(fought, 'windgap').tokens).toBe(1);
    const taken = put(put(fought, 'windgap', {}), 'csw-3', {});
    const after = put(taken, 'windgap', { side: 'harkonnen', regular: 3 });
    const { state } = tableGoOn(after);
    expect(pending(state)).toBeNull();
    expect(inArea(state, 'windgap')).toBe('H 3r');
  });

  test('R14.10 after a battle on the table the second Mentat card still comes', () => {
    const ready = put(table(), 'csw-3', { side: 'harkonnen', regular: 4, special: 1 });
    let { state, events } = tableGoOn(
      withNextCard(tableDie(ready, 'mentat', 'table').state, 'killers-without-mercy'),
    );
    const told = [...events];
    for (let i = 0; i < 40 && (tableAttack(state) !== null || pending(state) !== null); i++) {
      const [move] = legalMoves(state);
      if (tableAttack(state) !== null) ({ state, events } = tableGoOn(foughtOnTable(state)));
      else if (move !== undefined) ({ state, events } = tableMove(state, move));
      told.push(...events);
    }
    expect(attacks(told)).toEqual(['csw-3 > windgap']);
    expect(eventsOf(told, 'cardPlayed').map(({ card }) => card)).toHaveLength(2);
    expect(eventsOf(told, 'cardPlayed')[0]?.card).toBe('killers-without-mercy');
  });

  test('dropping everything leaves the position', () => {
    const { state } = tableDie(table(), 'strategy');
    expect(pending(atRest(state))).toBeNull();
    expect(attacks(tableDie(atRest(state), 'strategy').events)).toEqual(['csw-3 > windgap']);
  });
});

describe('R14.10 cards that are drawn on the table', () => {
  /** Plays a Mentat with these cards, asked for one by one. */
  function mentat(start: State, cards: readonly CardId[]): { asked: (House | null)[]; played: string[] } {
    const asked: (House | null)[] = [];
    let told = tableDie(start, 'mentat', 'table');
    const played = eventsOf(told.events, 'cardPlayed').map(({ card }) => card);
    const left = [...cards];
    for (let i = 0; i < 60; i++) {
      const { state } = told;
      const [move] = legalMoves(state);
      const house = tableDraw(state);
      const next = left[0];
      if (house !== null && next !== undefined) {
        asked.push(house);
        left.shift();
        told = tableGoOn(withNextCard(state, next), 'table');
      } else if (pending(state) !== null && house === null && move !== undefined)
        told = tableMove(state, move, 'table');
      else break;
      played.push(...eventsOf(told.events, 'cardPlayed').map(({ card }) => card));
    }
    return { asked, played };
  }

  test('each is asked for when its turn comes, and is the one that is played', () => {
    const cards = ['spotter-control', 'full-control-of-the-air'] as const;
    const { asked, played } = mentat(newTable(2), cards);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe('harkonnen'); // nothing is discarded yet
    expect(played).toEqual(cards);
  });

  test('a card of the other deck is believed', () => {
    const cards = ['full-control-of-the-air', 'spotter-control'] as const;
    expect(mentat(newTable(2), cards).played).toEqual(cards);
  });

  test('dealt here, nothing is asked', () => {
    const { state, events } = tableDie(newTable(2), 'mentat');
    expect(tableDraw(state)).toBeNull();
    expect(eventsOf(events, 'cardPlayed').length).toBeGreaterThan(0);
  });
});

describe('R14.2 tactic cards of the table', () => {
  test('as drawn on the table: the round harvests and aims by them', () => {
    const { state, events } = tableRound(newTable(3), { harvest: 'gara-kulon', target: 'windgap' });
    expect(tableTactics(state)).toEqual({ harvest: 'gara-kulon', target: 'windgap' });
    expect(eventsOf(events, 'tactics')).toEqual([{ type: 'tactics', harvest: 'NE', target: 'windgap' }]);
  });

  test('the target is of another sector and stands', () => {
    const state = newTable(3);
    expect(targetsBeside(state, 'gara-kulon')).not.toContain('sihaya-ridge');
    expect(targetsBeside(state, 'gara-kulon')).toContain('windgap');
    expect(targetsBeside(put(state, 'windgap', {}), 'gara-kulon')).not.toContain('windgap');
  });

  test('a target that fell on the table is replaced at once', () => {
    const aimed = withTactics(newTable(3), 'gara-kulon', 'windgap');
    expect(withStandingTarget(aimed)).toBe(aimed);
    const { target } = tableTactics(withStandingTarget(put(aimed, 'windgap', {})));
    expect(target).not.toBeNull();
    expect(target).not.toBe('windgap');
  });
});

describe('R14.15 the rounds of the table', () => {
  test('each round after the first begins with one more supremacy', () => {
    const first = settled(tableRound(newTable(3)));
    expect([first.round, first.supremacy]).toEqual([1, 0]);
    const second = settled(tableRound(first));
    expect([second.round, second.supremacy]).toEqual([2, 1]);
  });

  test('vehicles are placed anew, leaders are ready, no die is spent', () => {
    const first = withTableLeader(settled(tableRound(newTable(3))), 'baron', 'available', true);
    const second = settled(tableRound(tableDie(first, 'house').state));
    expect(second.leaderSpent.every((spent) => spent === 0)).toBe(true);
    expect(second.spent[1]).toEqual([0, 0, 0, 0, 0]);
    expect(second.zones.filter((vehicle) => vehicle > 0).length).toBeLessThanOrEqual(9);
  });

  test('the harvest keeps markers from falling, lowest first', () => {
    const rich = ['ne-1', 'ne-2', 'ne-3'].reduce(
      (state, id) => put(state, id as AreaId, { harvester: true }),
      clearTable(),
    );
    const { state, events } = tableHarvest(rich);
    expect(eventsOf(events, 'spice')).toHaveLength(1);
    const after = settled({ state, events, steps: [] });
    expect(after.harvester.every((one) => one === 0)).toBe(true);
    expect(eventsOf(events, 'mahdi').every(({ clause }) => clause === 'R14.15')).toBe(true);
  });
});

describe('tracks of the table', () => {
  test('R8.6 whom a risen supremacy brings comes', () => {
    const state = newTable(1);
    const six = withTableTracks(state, { ...tableTracks(state), supremacy: 6 });
    expect(placeOf(six, 'feyd')).toBe('available');
    expect(placeOf(six, 'rabban')).toBe('removed');
  });

  test('ten, entered by mistake, can be put right', () => {
    const state = newTable(1);
    const ten = withTableTracks(state, { ...tableTracks(state), supremacy: 10 });
    expect(ten.winner).toBe(-1);
    expect(withTableTracks(ten, { ...tableTracks(ten), supremacy: 9 }).supremacy).toBe(9);
  });

  test('what is too much or too little is cut', () => {
    const state = newTable(1);
    const odd = withTableTracks(state, { ...tableTracks(state), dice: 99, reserve: 7, supremacy: -3 });
    expect(tableTracks(odd)).toMatchObject({ dice: 8, reserve: 1, supremacy: 0 });
  });
});

describe('a battle that was won on the table', () => {
  const before = () =>
    withTactics(
      put(
        put(clearTable(), 'windgap', { side: 'atreides', regular: 1, leaders: ['paul'], sietchRank: 3 }),
        'csw-3',
        { side: 'harkonnen', regular: 2, generic: 1 },
      ),
      'gara-kulon',
      'windgap',
    );

  test('R7.16 the sietch falls, supremacy rises by its rank, the victor stands there', () => {
    const after = withTableAdvance(before(), 'csw-3', 'windgap');
    expect(tableArea(after, 'windgap')).toMatchObject({ side: 'harkonnen', regular: 2, sietchRank: null });
    expect(tableArea(after, 'csw-3').side).toBeNull();
    expect(after.supremacy).toBe(3);
    expect(placeOf(after, 'paul')).toBe('available');
  });

  test('R14.2 a target that fell is replaced at once', () => {
    const { target } = tableTactics(withTableAdvance(before(), 'csw-3', 'windgap'));
    expect([null, 'windgap']).not.toContain(target);
  });

  test('a legion that was beaten in the open costs nothing but itself', () => {
    const open = put(before(), 'csw-4', { side: 'atreides', regular: 1 });
    const after = withTableAdvance(open, 'csw-3', 'csw-4');
    expect([after.supremacy, tableArea(after, 'csw-4').side]).toEqual([0, 'harkonnen']);
  });
});
