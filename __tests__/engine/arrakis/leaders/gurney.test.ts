import { leaderTurn, played } from '../support/cards';
import { picks, placeOf } from '../support/areas';
import { legal, playAll } from '../support/position';

describe('Gurney Halleck', () => {
  it('enters by Smugglers alone, straight onto the board', () => {
    const s = played('smugglers-b', '');
    playAll(s, 'area:ne-12', 'option:supply', 'figure:gurney');
    expect(placeOf(s, 'gurney')).toBe('ne-12');
  });

  it('R11.2 has no special action, whatever the die', () => {
    for (const result of ['leadership', 'strategy', 'deployment', 'mentat', 'house'] as const) {
      const s = leaderTurn('gurney', result, 'ne-12: A 2r gurney');
      expect(legal(s)).not.toContain('figure:gurney');
    }
  });

  it('R3.3 is a leader like others: his legion moves under leadership', () => {
    const s = leaderTurn('gurney', 'leadership', 'ne-12: A 2r gurney\nsw-2: A 2r');
    playAll(s, 'option:moveWithLeader');
    expect(picks(s, 'area')).toEqual(['ne-12']);
  });

  it('R3.8 off the board but not in the tank he may be deployed', () => {
    const s = leaderTurn('gurney', 'deployment', 'gara-kulon: A 1r sietch\nleaderAt = gurney:available');
    playAll(s, 'option:deploy', 'number:1', 'area:gara-kulon', 'figure:gurney');
    expect(placeOf(s, 'gurney')).toBe('gara-kulon');
  });
});
