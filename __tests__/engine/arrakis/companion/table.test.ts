import {
  AREA_FACTS,
  AIR_ZONES,
  TABLE_FAULTS,
  atRest,
  foughtOnTable,
  legalMoves,
  parsePosition,
  pending,
  printPosition,
  tableArea,
  tableAttack,
  tableDie,
  tableGoOn,
  tableMove,
  tableTracks,
  withNextCard,
  withTableLeader,
  withTableMove,
  withTableTracks,
  withTableZone,
  withTactics,
} from '../../../../engine/arrakis';
import type { State, TableArea } from '../../../../engine/arrakis';
import { inArea, placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { attacks } from '../support/solo';
import { clearTable, put } from '../support/tables';

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
