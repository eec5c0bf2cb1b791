import { CONFLICTS, type State } from '../../../../engine/imperium';
import { holdings, playAll, roundFrom } from '../support/table';

/**
 * One spec for each Conflict. Four play; seat 0 is first, seat 1 second, seat 2 third. Choices are made one after the
 * other; nobody holds Intrigue, so that nothing is asked in between. The game ends with the round.
 */
interface Spec {
  readonly picks?: readonly string[];
  readonly first: Record<string, number>;
  readonly second: Record<string, number>;
  readonly third: Record<string, number>;
  readonly control?: number;
}

const SPECS: Record<string, Spec> = {
  'skirmish-a': { first: { points: 1 }, second: { intrigue: 1, solari: 2 }, third: { solari: 2 } },
  'skirmish-b': { first: { points: 1 }, second: { water: 1 }, third: { spice: 1 } },
  'skirmish-c': {
    picks: ['faction:bene'],
    first: { bene: 1, spice: 1 },
    second: { spice: 2 },
    third: { spice: 1 },
  },
  'skirmish-d': {
    picks: ['faction:guild'],
    first: { guild: 1, solari: 2 },
    second: { solari: 3 },
    third: { solari: 2 },
  },
  'cloak-and-dagger': {
    picks: ['faction:bene', 'number:2', 'done'],
    first: { bene: 1, intrigue: 2 },
    second: { intrigue: 1, spice: 1 },
    third: { spice: 1 },
  },
  'desert-power': { first: { points: 1, water: 1 }, second: { water: 1, spice: 1 }, third: { spice: 1 } },
  'guild-bank-raid': { first: { solari: 6 }, second: { solari: 4 }, third: { solari: 2 } },
  machinations: {
    picks: ['number:1', 'number:4'],
    first: { emperor: 1, fremen: 1 },
    second: { water: 1, solari: 2 },
    third: { water: 1 },
  },
  'raid-stockpiles': {
    picks: ['done'],
    first: { intrigue: 1, spice: 3 },
    second: { spice: 2 },
    third: { spice: 1 },
  },
  'secure-imperial-basin': { first: { points: 1 }, second: { water: 2 }, third: { water: 1 }, control: 2 },
  'siege-of-arrakeen': { first: { points: 1 }, second: { solari: 4 }, third: { solari: 2 }, control: 0 },
  'siege-of-carthag': {
    first: { points: 1 },
    second: { intrigue: 1, spice: 1 },
    third: { spice: 1 },
    control: 1,
  },
  'sort-through-the-chaos': {
    picks: ['done'],
    first: { intrigue: 1, solari: 2 },
    second: { intrigue: 1, solari: 2 },
    third: { solari: 2 },
  },
  'terrible-purpose': {
    picks: ['discard:dagger'],
    first: { points: 1, discard: -1, trashed: 1 },
    second: { water: 1, spice: 1 },
    third: { spice: 1 },
  },
  'battle-for-arrakeen': {
    picks: ['number:2', 'number:3'],
    first: { points: 2 },
    second: { spice: 2, solari: 3 },
    third: { intrigue: 1, solari: 2 },
    control: 0,
  },
  'battle-for-carthag': {
    first: { points: 2 },
    second: { intrigue: 1, spice: 3 },
    third: { spice: 3 },
    control: 1,
  },
  'battle-for-imperial-basin': {
    first: { points: 2 },
    second: { spice: 5 },
    third: { spice: 3 },
    control: 2,
  },
  'grand-vision': {
    picks: ['faction:emperor', 'done'],
    first: { emperor: 2, points: 1, intrigue: 1 },
    second: { intrigue: 1, spice: 3 },
    third: { spice: 3 },
  },
};

function difference(after: State, before: State, seat: number): Record<string, number> {
  const was = holdings(before, seat);
  return Object.fromEntries(
    Object.entries(holdings(after, seat)).flatMap(([key, now]) => {
      const by = now - (was[key] ?? NaN);
      return by === 0 || key === 'conflict' ? [] : [[key, by]];
    }),
  );
}

describe('Conflict cards (I7.3)', () => {
  it.each(CONFLICTS.map((card) => card.id))('%s', (id) => {
    const spec = SPECS[id];
    if (spec === undefined) throw new Error(`no spec for ${id}`);
    const lines = [
      `conflictCard = ${id}`,
      'conflict = 4 3 2 0',
      'intrigue = / / / ',
      'discards = dagger / / / ',
      'conflictDeck =',
    ];
    const before = roundFrom('recall', { players: 4 }, ...lines).state;
    const { state } = roundFrom('combat', { players: 4 }, ...lines);
    playAll(state, ...(spec.picks ?? []));
    expect([0, 1, 2, 3].map((seat) => difference(state, before, seat))).toEqual([
      spec.first,
      spec.second,
      spec.third,
      {},
    ]);
    expect(state.control).toEqual([0, 1, 2].map((space) => (space === spec.control ? 0 : -1)));
    expect(state.mentatNext).toBe(id === 'sort-through-the-chaos' ? 0 : -1);
    expect(state.conflict).toEqual([0, 0, 0, 0]);
  });
});
