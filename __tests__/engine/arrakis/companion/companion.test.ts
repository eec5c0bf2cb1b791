import {
  ImpossibleTable,
  atRest,
  newTable,
  parsePosition,
  pending,
  printPosition,
  play,
  legalMoves,
  tableArea,
  tableDie,
  tableRound,
  withTableLeader,
  withTableZone,
  withTactics,
} from '../../../../engine/arrakis';
import { inArea, placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { attacks, marches } from '../support/solo';
import { clearTable, put } from '../support/tables';

describe('R14 a table of one’s own', () => {
  test('R14.1 a new table is the set-up, and nothing is going on', () => {
    const state = newTable(1);
    expect(pending(state)).toBeNull();
    expect(tableArea(state, 'arrakeen')).toMatchObject({ side: 'harkonnen', settlement: true });
    expect(tableArea(state, 'windgap').sietchRank).not.toBeNull();
  });

  test('what is put into an area lies there; the supply follows', () => {
    const before = clearTable();
    const after = put(before, 'cne-2', { side: 'harkonnen', regular: 2, elite: 1, leaders: ['rabban'] });
    expect(inArea(after, 'cne-2')).toBe('H 2r1e rabban');
    expect(placeOf(after, 'rabban')).toBe('cne-2');
    expect(after.supply[4]).toBe((before.supply[4] ?? 0) - 2);
    const cleared = put(after, 'cne-2', {});
    expect(cleared.supply).toEqual(before.supply);
    expect(placeOf(cleared, 'rabban')).toBe('available');
  });

  test('a leader who stood elsewhere comes along; one in the tank too', () => {
    const first = put(clearTable(), 'cne-2', { side: 'harkonnen', regular: 1, leaders: ['rabban'] });
    const moved = put(first, 'cne-3', { side: 'harkonnen', regular: 1, leaders: ['rabban'] });
    expect([inArea(moved, 'cne-2'), inArea(moved, 'cne-3')]).toEqual(['H 1r', 'H 1r rabban']);
    const tank = withTableLeader(moved, 'rabban', 'tank', false);
    expect(placeOf(tank, 'rabban')).toBe('tank');
    const back = put(tank, 'cne-2', { side: 'harkonnen', regular: 1, leaders: ['rabban'] });
    expect(placeOf(back, 'rabban')).toBe('cne-2');
  });

  test('more figures than the box holds are refused with a reason (R3.1)', () => {
    expect(() => put(clearTable(), 'cne-2', { side: 'atreides', special: 7 })).toThrow(ImpossibleTable);
  });

  test('R3.3 a leader without units is refused; so is one of the other side', () => {
    expect(() => put(clearTable(), 'cne-2', { side: 'harkonnen', leaders: ['rabban'] })).toThrow('stranded');
    expect(() => put(clearTable(), 'cne-2', { side: 'atreides', regular: 1, leaders: ['rabban'] })).toThrow(
      'leaders',
    );
  });

  test('a sietch that fell comes back as it was', () => {
    const gone = put(newTable(1), 'windgap', {});
    expect(tableArea(gone, 'windgap').sietchRank).toBeNull();
    expect(tableArea(put(gone, 'windgap', { sietchRank: 2 }), 'windgap').sietchRank).toBe(2);
  });

  test('the table can be written down and read again', () => {
    const state = put(newTable(7), 'cne-3', { side: 'harkonnen', regular: 1, leaders: ['rabban'] });
    expect(parsePosition(printPosition(state))).toEqual(state);
  });

  test('face-down tokens count, whatever they hide', () => {
    const state = put(clearTable(), 'windgap', { side: 'atreides', tokens: 2, sietchRank: 3 });
    expect(tableArea(state, 'windgap')).toMatchObject({ tokens: 2, sietchRank: 3 });
  });
});

describe('R14.5 a die on the table', () => {
  const table = () =>
    withTactics(
      put(put(clearTable(), 'windgap', { side: 'atreides', regular: 1, sietchRank: 2 }), 'cne-2', {
        side: 'harkonnen',
        regular: 3,
      }),
      'gara-kulon',
      'windgap',
    );

  test('R14.12 strategy: the legion moves on, and the table is at rest again', () => {
    const told = tableDie(table(), 'strategy');
    expect(marches(told.events)).toEqual(['cne-2 > splintered-rock foot']);
    expect(pending(told.state)).toBeNull();
    expect(told.state.spent[1]).toEqual([0, 1, 0, 0, 0]);
  });

  test('R14.8 strategy: an attack is told; the battle may be fought on the table', () => {
    const near = put(table(), 'csw-3', { side: 'harkonnen', regular: 4 });
    const told = tableDie(near, 'strategy');
    expect(attacks(told.events)).toEqual(['csw-3 > windgap']);
    expect(pending(atRest(told.state))).toBeNull();
  });

  test('R14.4 an ornithopter put into its zone is used', () => {
    const flying = withTableZone(table(), 'air-cne-cnw', 'ornithopter');
    const told = tableDie(flying, 'strategy');
    const events = [...told.events];
    for (let move = legalMoves(told.state)[0]; move !== undefined; move = legalMoves(told.state)[0])
      events.push(...play(told.state, move));
    expect(marches(events)[0]).toMatch(/air$/);
  });

  test('R14.5 no result given: a die is rolled', () => {
    const told = tableDie(table(), null);
    expect(eventsOf(told.events, 'diceRolled')).toHaveLength(1);
  });

  test('R14.2-R14.4 a new round: tactics, reinforcements, vehicles; ties are asked', () => {
    const told = tableRound(newTable(3));
    expect(eventsOf(told.events, 'tactics')).toHaveLength(1);
    expect(told.state.reinforcements).toHaveLength(2);
    const state = told.state;
    for (let i = 0; i < 40 && pending(state) !== null; i++) {
      const [first] = legalMoves(state);
      if (first !== undefined) play(state, first);
    }
    expect(pending(state)).toBeNull();
    expect(state.harvester.filter((one) => one === 1).length).toBeGreaterThan(0);
  });
});
