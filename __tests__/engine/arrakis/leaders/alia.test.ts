import { advancedBy, atRest, leaderTurn } from '../support/cards';
import { inArea, picks, placeOf } from '../support/areas';
import { legal, playAll } from '../support/position';

describe('Alia', () => {
  const turn = (lines: string) => leaderTurn('alia', 'house', `leaderAt = alia:available\n${lines}`);

  it('enters when any marker reaches 6, once', () => {
    expect(placeOf(advancedBy('jihad', '0 0 5'), 'alia')).toBe('available');
    expect(placeOf(advancedBy('kwisatzHaderach', '5 0 0'), 'alia')).toBe('available');
    expect(placeOf(advancedBy('sandDwellers', '0 4 0'), 'alia')).toBe('out');
    expect(placeOf(advancedBy('jihad', '6 0 5', 'sw-2: A 1r alia'), 'alia')).toBe('sw-2');
  });

  it('is placed in any legion, then the die is used as any other result', () => {
    const s = turn('ne-12: A 2r\nsw-2: A 1r');
    playAll(s, 'figure:alia', 'area:sw-2');
    expect(inArea(s, 'sw-2')).toBe('A 1r alia');
    for (const option of ['move', 'attack', 'moveWithLeader', 'surpriseAttack', 'deploy', 'draw']) {
      expect(legal(s)).toContain(`option:${option}`);
    }
    playAll(s, 'option:moveWithLeader', 'area:sw-2', 'area:sw-3');
    expect(inArea(s, 'sw-3')).toBe('A 1r alia');
    expect(s.dice[0]).toEqual([0, 0, 0, 0, 1]); // one die in all
  });

  it("R6.6 also for another leader's special action, not for her own again, nor for a card", () => {
    const s = turn('ne-12: A 2r\nhands = thumpers /');
    playAll(s, 'figure:alia', 'done');
    expect(picks(s, 'figure')).toEqual(['jessica', 'paul', 'stilgar']);
    expect(picks(s, 'card')).toEqual([]);
    playAll(s, 'figure:stilgar', 'done');
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 placed, and the die used for nothing', () => {
    const s = turn('ne-12: A 2r');
    playAll(s, 'figure:alia', 'figure:alia', 'done');
    expect([inArea(s, 'ne-12'), atRest(s)]).toEqual(['A 2r alia', true]);
  });
});
