import { bookFor } from '../../../../app/arrakis/book/books';
import type { ParagraphShape } from '../../../../app/arrakis/book/shapes';
import { CHAPTERS } from '../../../../app/arrakis/book/structure';
import { paragraphText } from '../../../../app/reference/book/places';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

/** What people at a table look up and must find where they look for it. */
const PLACED = CHAPTERS.flatMap((chapter) =>
  chapter.sections.flatMap((section) =>
    section.paragraphs.map((paragraph: ParagraphShape) => ({ chapter: chapter.id, ...paragraph })),
  ),
);
const at = (id: string) => {
  const found = PLACED.find((paragraph) => paragraph.id === id);
  if (found === undefined) throw new Error(`No paragraph ${id}.`);
  return found;
};

beforeAll(loadLanguages);

describe('where things stand', () => {
  it('R9.8 the drawing of a worm that attacks is beside its attack', () => {
    expect(at('worm-attack')).toMatchObject({ clauses: ['R9.8'], diagram: 'worm' });
  });

  it('R9.4 too few prescience cards are spoken of where they are turned up', () => {
    expect(at('round-few-prescience')).toMatchObject({ chapter: 'round', clauses: ['R5.1'] });
  });

  it.each([
    'solo-together',
    'solo-harvesters-overflow',
    'solo-aircraft-rest',
    'solo-move-wait',
    'shared-house-die',
  ])('%s is printed in the rulebook, no ruling of this app', (id) => {
    expect(at(id).kind ?? 'text').toBe('text');
  });

  it.each([
    ['R9.5', 'worm-edition'],
    ['R12.2', 'tank-edition'],
    ['R14.3', 'solo-harvesters-edition'],
    ['R14.8', 'solo-attack-edition'],
    ['R14.10', 'solo-mentat-edition'],
    ['R14.12', 'solo-move-edition'],
    ['R14.17', 'solo-reveal-edition'],
  ])('%s says that editions differ', (clause, id) => {
    expect(at(id)).toMatchObject({ kind: 'edition' });
    expect(at(id).clauses).toContain(clause);
  });

  it.each(['bene-gesserit-example', 'claims-example', 'solo-battle-example'])('%s is worked out', (id) => {
    expect(at(id).kind).toBe('example');
  });

  it('the solo game is drawn too', () => {
    const drawn = PLACED.filter(({ chapter, diagram }) => chapter === 'solo' && diagram !== undefined);
    expect(drawn.map(({ diagram }) => diagram)).toEqual(['mahdiDie', 'mahdiAttack']);
  });
});

/** Numbers that a text must name, in whatever words. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  'setup-figures': [16, 8, 6, 12, 24, 3, 4],
  'setup-dice': [4, 8],
  'setup-tracks': [0, 16],
  'solo-battle': [6, 1, 2, 3, 4],
  'solo-harvest': [2, 3, 1, 7],
  'solo-strength': [1, 2, 3, 4],
  'solo-battle-example': [5, 3, 4, 6, 9],
  'worm-attack': [2, 4, 6],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const words = (id: string) => paragraphText(bookFor(language), at(id).chapter, id);

  it.each(Object.entries(NUMBERS))('%s names its numbers', (id, numbers) => {
    const said = new Set((words(id).match(/\d+/g) ?? []).map(Number));
    expect(numbers.filter((number) => !said.has(number))).toEqual([]);
  });

  it('R4.2 one token of each of the two sets, both turned up', () => {
    const sets = { en: 'black', cs: 'čern', pl: 'czarn', uk: 'чорн', de: 'schwarz' }[language];
    const others = { en: 'silver', cs: 'stříbrn', pl: 'srebrn', uk: 'срібн', de: 'silbern' }[language];
    expect(words('setup-harkonnen')).toContain(sets);
    expect(words('setup-harkonnen')).toContain(others);
  });

  it('every note on editions says which of them is played', () => {
    const editions = PLACED.filter(({ kind }) => kind === 'edition').map(({ id }) => words(id));
    const played = {
      en: 'Played here',
      cs: 'Zde se hraje',
      pl: 'Tutaj gramy',
      uk: 'Тут граємо',
      de: 'Hier gilt',
    };
    expect(editions.filter((text) => !text.includes(played[language]))).toEqual([]);
  });
});
