import { readLastGame } from '../../../../app/arrakis/newGame/lastGame';

describe('how the last game was set up', () => {
  it('is as it was left', () => {
    const kept = { mode: 'mahdi', names: ['Ann', ''], ties: 'random' };
    expect(readLastGame(kept)).toEqual(kept);
  });

  it.each([
    undefined,
    null,
    'two',
    { mode: 'three', names: ['', ''], ties: 'ask' },
    { mode: 'mahdi', names: ['Ann', 'x'.repeat(99)], ties: 'ask' },
  ])('is as before the first game when it cannot be understood: %j', (stored) => {
    expect(readLastGame(stored)).toEqual({ mode: 'two', names: ['', ''], ties: 'random' });
  });
});
