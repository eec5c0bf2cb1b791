import { eventsSince, headlineOf, recapOf } from '../../../../app/arrakis/recap/recap';
import { EN, type GameEvent } from '../../../../engine/arrakis';

const options = { mode: 'two', seed: 3, names: ['Ann', 'Hal'] } as const;
const [ANN, HAL] = [0, 1];

const attack: GameEvent = {
  type: 'attack',
  side: 'harkonnen',
  from: 'arsunt',
  to: 'windgap',
  surprise: false,
  how: 'foot',
};
const fall: GameEvent = { type: 'settlementDestroyed', area: 'windgap', rank: 2, side: 'atreides' };
const spent: GameEvent = { type: 'dieSpent', seat: ANN, result: 'mentat' };
const placed = (area: 'ne-5' | 'ne-4'): GameEvent => ({ type: 'vehiclePlaced', vehicle: 'harvester', area });
const secret: GameEvent = { type: 'cardsSeen', seat: HAL, cards: ['shigawire'], only: HAL };

const entries = [
  { ply: 0, seat: null, events: [{ type: 'roundBegins', round: 1 } as const] },
  { ply: 1, seat: ANN, events: [spent] },
  { ply: 2, seat: HAL, events: [placed('ne-5')] },
  { ply: 3, seat: HAL, events: [placed('ne-4'), secret] },
  { ply: 4, seat: HAL, events: [attack] },
  { ply: 5, seat: HAL, events: [fall] },
];

function texts(seat: number, list = entries): readonly string[] {
  return recapOf(list, seat, options, EN).map(({ text }) => text);
}

describe('what happened since a seat last decided', () => {
  it('begins after its own last decision, and counts equal steps of several taps together', () => {
    expect(texts(ANN)).toEqual([
      'Harkonnen attacked Windgap from Arsunt.',
      'The sietch of Windgap, rank 2, was destroyed.',
    ]);
    const [first] = recapOf(entries, ANN, options, EN);
    expect(first?.more.join()).toContain('Harkonnen placed 2 harvesters');
  });

  it('does not tell a seat what it did itself, but what came of it', () => {
    expect(texts(HAL)).toEqual(['The sietch of Windgap, rank 2, was destroyed.']);
    expect(texts(HAL, entries.slice(0, 5))).toEqual([]);
  });

  it('tells how the game began to whoever has not decided yet', () => {
    expect(texts(HAL, entries.slice(0, 2))).toEqual(['Round 1 began.', 'Atreides spent a Mentat die.']);
  });

  it('counts what two partners said together as a decision of both (R13.3)', () => {
    const four = { mode: 'four', seed: 3, names: ['Ann', 'Filip', 'Hal', 'Cora'] } as const;
    const [, , hal, cora] = [0, 1, 2, 3];
    const list = [
      { ply: 1, seat: cora, events: [placed('ne-5')] },
      { ply: 2, seat: ANN, events: [attack] },
      { ply: 3, seat: hal, partner: cora, events: [spent] },
      { ply: 4, seat: ANN, events: [fall] },
    ];
    const since = (seat: number, both?: readonly number[]) =>
      recapOf(list, seat, four, EN, both).map(({ lead }) => lead);
    // Who acts was said by both.
    expect(since(cora)).toEqual(since(hal));
    expect(since(cora)).not.toContain('attack');
    const before = list.slice(0, 2);
    const asked = recapOf(before, hal, four, EN, [hal, cora]).map(({ lead }) => lead);
    expect(asked).toEqual(recapOf(before, cora, four, EN).map(({ lead }) => lead));
  });

  it('has nothing in it that only one seat may know, not even for that seat', () => {
    for (const seat of [ANN, HAL]) {
      expect(eventsSince(entries, seat)).not.toContain(secret);
      for (const { events } of recapOf(entries, seat, options, EN)) expect(events).not.toContain(secret);
    }
  });

  it('wears the crest of whoever did it, also where the event does not say', () => {
    const sideOf = (event: GameEvent) =>
      recapOf([{ ply: 1, seat: ANN, events: [event] }], HAL, options, EN).map(({ side }) => side);
    expect(sideOf({ type: 'leaderEnters', leader: 'chani' })).toEqual(['atreides']);
    expect(sideOf({ type: 'prescienceClaimed', card: 'desert-war' })).toEqual(['atreides']);
    expect(sideOf({ type: 'storm', area: 'ne-5' })).toEqual([null]);
  });

  it('has a place to be shown on the board', () => {
    const items = recapOf(entries, ANN, options, EN);
    expect(items.map(({ place }) => place)).toEqual([
      { kind: 'area', id: 'windgap' },
      { kind: 'area', id: 'windgap' },
    ]);
    expect(items[0]?.arrows).toEqual([{ from: 'arsunt', to: 'windgap', kind: 'attack' }]);
  });

  it('stands for the greatest thing, of several the last', () => {
    const items = recapOf(entries, ANN, options, EN);
    expect(headlineOf(items)?.text).toBe('The sietch of Windgap, rank 2, was destroyed.');
    expect(headlineOf([])).toBeNull();
  });

  it('stands for what decides the war, even where a leader comes of it afterwards', () => {
    const enters: GameEvent = { type: 'leaderEnters', leader: 'hawat', at: { track: 'supremacy', step: 1 } };
    const items = recapOf([...entries, { ply: 6, seat: HAL, events: [enters] }], ANN, options, EN);
    expect(items.at(-1)?.text).toContain('Thufir Hawat');
    expect(headlineOf(items)?.text).toBe('The sietch of Windgap, rank 2, was destroyed.');
  });
});
