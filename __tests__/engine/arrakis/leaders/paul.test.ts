import { advancedBy, atRest, leaderTurn } from '../support/cards';
import { field, inArea, march, picks, placeOf, tankOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { legal, playAll } from '../support/position';

const third = (lines: string) => advancedBy('kwisatzHaderach', '2 0 0', lines);

describe('Paul Atreides', () => {
  const turn = (lines: string) => leaderTurn('paul', 'leadership', lines);

  it('R4.5 starts in play, his card on leadership', () => {
    const s = turn('ne-12: A 1r');
    expect([placeOf(s, 'paul'), picks(s, 'figure')]).toEqual(['available', ['paul']]);
  });

  it('is placed in any legion, then 2 different legions with a leader move', () => {
    const s = turn('ne-12: A 2r\nsw-2: A 1r1g\nsw-6: A 1r\nne-9: H 1r');
    playAll(s, 'figure:paul');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2', 'sw-6']);
    playAll(s, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    march(s);
    expect(picks(s, 'area')).toEqual(['sw-2']);
    playAll(s, 'area:sw-2', 'area:sw-3');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-3')]).toEqual(['A 2r paul', 'A 1r1g']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.8 from elsewhere on the board; the others stay', () => {
    const s = turn('ne-12: A 2r\nsw-2: A 1r1g paul');
    playAll(s, 'figure:paul', 'area:ne-12', 'done');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-2')]).toEqual(['A 2r paul', 'A 1r1g']);
  });

  it('R6.5 placed only, or moves only; he may stay where he is', () => {
    const s = turn('ne-12: A 2r paul\nsw-2: A 1r');
    playAll(s, 'figure:paul', 'done', 'area:ne-12', 'area:ne-8');
    march(s);
    expect(inArea(s, 'ne-8')).toBe('A 2r paul');
    expect(atRest(s)).toBe(true);
  });

  it('R6.8 in the tank he offers nothing', () => {
    expect(legal(turn('ne-12: A 1r\nleaderAt = paul:tank\ntank = paul - - / - - - - -'))).not.toContain(
      'figure:paul',
    );
  });
});

describe("Paul-Muad'Dib", () => {
  const turn = (lines: string) =>
    leaderTurn('muaddib', 'leadership', `leaderAt = paul:removed muaddib:available\n${lines}`);

  it('R8.6 replaces Paul when the Kwisatz Haderach marker reaches 3: on the board, in his place', () => {
    const s = third('sw-2: A 2r paul');
    expect([inArea(s, 'sw-2'), placeOf(s, 'paul')]).toEqual(['A 2r muaddib', 'removed']);
  });

  it('in the tank, in his space', () => {
    const s = third('leaderAt = paul:tank stilgar:tank\ntank = stilgar paul - / - - - - -');
    expect(tankOf(s, 'atreides').includes('muaddib')).toBe(true);
    expect([placeOf(s, 'muaddib'), placeOf(s, 'paul')]).toEqual(['tank', 'removed']);
  });

  it('available if Paul was; his card in the state of the old one', () => {
    const s = third('');
    expect(placeOf(s, 'muaddib')).toBe('available');
    const spent = third('leaderSpent = 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0');
    expect(field(spent, 'leaderSpent')?.startsWith('1 1') ?? false).toBe(true);
  });

  it('is placed in any legion; then 2 different legions with a leader move', () => {
    const s = turn('ne-12: A 2r\nsw-2: A 1r1g');
    playAll(s, 'figure:muaddib', 'area:ne-12', 'number:1');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
  });

  it("or a surprise attack with Paul's legion", () => {
    const s = turn('ne-12: A 2r\nsw-2: A 1r1g\nne-9: H 1r\nsw-3: H 1r');
    playAll(s, 'figure:muaddib', 'area:ne-12', 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const events = playAll(s, 'area:ne-12', 'area:ne-9');
    expect(eventsOf(events, 'attack')).toMatchObject([{ from: 'ne-12', surprise: true }]);
  });

  it('R6.5 not placed: the legion he is with may attack; off the board nobody does', () => {
    const s = turn('ne-12: A 2r muaddib\nsw-2: A 1r1g\nne-9: H 1r');
    playAll(s, 'figure:muaddib', 'done', 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const t = turn('sw-2: A 1r1g\nsw-3: H 1r');
    playAll(t, 'figure:muaddib', 'done', 'number:2');
    expect(atRest(t)).toBe(true);
  });
});
