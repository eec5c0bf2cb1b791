import { readLastGame } from '../../../../app/arrakis/newGame/lastGame';

const NOBODY = { atreides: '', fremen: '', harkonnen: '', corrino: '' };

describe('how the last game was set up', () => {
  it('is as it was left', () => {
    const kept = {
      mode: 'three',
      names: { ...NOBODY, atreides: 'Ann', corrino: 'Cora' },
      shared: 'atreides',
      across: ['fremen', 'corrino'],
      ties: 'random',
    };
    expect(readLastGame(kept)).toEqual(kept);
  });

  it('keeps the names of a time when nobody could share a side', () => {
    expect(readLastGame({ mode: 'mahdi', names: ['Ann', 'Hal'], ties: 'ask' })).toEqual({
      mode: 'mahdi',
      names: { ...NOBODY, atreides: 'Ann', harkonnen: 'Hal' },
      shared: 'harkonnen',
      across: ['harkonnen', 'corrino'],
      ties: 'ask',
    });
  });

  it.each([
    undefined,
    null,
    'two',
    { mode: 'five', names: ['', ''], ties: 'ask' },
    { mode: 'mahdi', names: ['Ann', 'x'.repeat(99)], ties: 'ask' },
    { mode: 'four', names: { ...NOBODY, corrino: 7 }, ties: 'ask' },
  ])('is as before the first game when it cannot be understood: %j', (stored) => {
    expect(readLastGame(stored)).toEqual({
      mode: 'two',
      names: NOBODY,
      shared: 'harkonnen',
      across: ['harkonnen', 'corrino'],
      ties: 'random',
    });
  });
});
