import { ukrainianEuphony } from '../../../../engine/core/text/euphony';
import { fill, plain, type Grammar } from '../../../../engine/core/text/phrase';
import { ukrainianPlural } from '../../../../engine/core/text/plurals';

describe('the Ukrainian preposition «у», «в»', () => {
  it.each([
    // Between consonants «у», after a vowel «в».
    ['1 гарвестер ', 'в пустелі', 'у пустелі'],
    ['2 гарвестери ', 'у пустелі', 'в пустелі'],
    ['2 піщаних хробаків ', 'в порожній пустелі', 'у порожній пустелі'],
    ['та ', 'у\u00a0Карфазі', 'в\u00a0Карфазі'],
    // Before a vowel «в», before «в» and «ф» «у», whatever stands in front.
    ['загін ', 'у Арракіні', 'в Арракіні'],
    ['наїба ', 'в Вигині кручі', 'у Вигині кручі'],
    ['загони ', 'в Фальшивій стіні', 'у Фальшивій стіні'],
    // What stands behind a slot begins with its own space.
    ['знак хробака', ' у зону', ' в зону'],
  ])('%s| %s: %s', (before, text, heard) => {
    expect(ukrainianEuphony(before, text)).toBe(heard);
  });

  it.each([
    ['Битва: ', 'у пустелі'],
    ['(схід) ', 'у пустелі'],
    ['Anna ', 'у пустелі'],
    ['маркер ', 'на полі'],
    ['2 загони ', 'уранці'],
  ])('%s| %s stays', (before, text) => {
    expect(ukrainianEuphony(before, text)).toBe(text);
  });

  it('is heard where a template is filled', () => {
    const grammar: Grammar = {
      plural: ukrainianPlural,
      counted: '{n} {noun}',
      lists: {
        and: { pair: '{a} та {b}', middle: '{a}, {b}', last: '{a} та {b}' },
        or: { pair: '{a} або {b}', middle: '{a}, {b}', last: '{a} або {b}' },
      },
      euphony: ukrainianEuphony,
    };
    const where = { says: 'text', text: 'у пустелі' } as const;
    expect(plain(fill(grammar, 'Буря лютує {where}.', { where }))).toBe('Буря лютує в пустелі.');
    expect(plain(fill(grammar, 'Розміщено гарвестер {where}.', { where }))).toBe(
      'Розміщено гарвестер у пустелі.',
    );
    // A picture beside a word does not hide it from the next.
    const what = { says: 'text', text: '2 гарвестери', glyph: 'harvester' } as const;
    expect(plain(fill<string>(grammar, 'Розміщено {what} {where}.', { what, where }))).toBe(
      'Розміщено 2 гарвестери в пустелі.',
    );
  });
});
