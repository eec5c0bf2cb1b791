import {
  legalMoves,
  newTable,
  pending,
  tableArea,
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
  withTableTracks,
  withTactics,
} from '../../../../engine/arrakis';
import type { AreaId, CardId, House, State, Told } from '../../../../engine/arrakis';
import { placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
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
    expect(placeOf(after, 'paul')).toBe('tank'); // R7.11
  });

  test('R14.2 a target that fell is replaced at once, by the card of the table or by one drawn here', () => {
    const { target } = tableTactics(withStandingTarget(withTableAdvance(before(), 'csw-3', 'windgap')));
    expect([null, 'windgap']).not.toContain(target);
  });

  test('a legion that was beaten in the open costs nothing but itself', () => {
    const open = put(before(), 'csw-4', { side: 'atreides', regular: 1 });
    const after = withTableAdvance(open, 'csw-3', 'csw-4');
    expect([after.supremacy, tableArea(after, 'csw-4').side]).toEqual([0, 'harkonnen']);
  });
});
