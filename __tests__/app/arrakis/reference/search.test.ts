import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { excerpt } from '../../../../app/reference/search/excerpt';
import { foldWord, markWords, wordsOf } from '../../../../app/reference/search/fold';
import { searchIndex } from '../../../../app/reference/search/searchIndex';
import { indexFor } from '../../../../app/reference/search/useSearch';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

const first = (query: string) => indexFor('en').find(query)[0]?.id;
const ids = (query: string) =>
  indexFor('en')
    .find(query)
    .slice(0, 5)
    .map(({ id }) => id);

describe('words', () => {
  it('folds case and accents of all five languages', () => {
    expect(foldWord('Ústup')).toBe('ustup');
    expect(foldWord('ŻÓŁĆ')).toBe('zolc');
    expect(foldWord('Größe')).toBe('grosse');
    expect(foldWord('Řeřicha')).toBe('rericha');
    expect(foldWord('ґанок')).toBe('ганок');
    expect(foldWord('Muad’Dib')).toBe(foldWord("muad'dib"));
    expect(foldWord('Їжак')).toBe(foldWord('їжак'));
  });

  it('keeps clauses and names with an apostrophe whole', () => {
    expect(wordsOf('See R7.13, R6.8a: Muad’Dib rides.')).toEqual([
      'See',
      'R7.13',
      'R6.8a',
      'Muad’Dib',
      'rides',
    ]);
  });

  it('marks found words in the text as it is written', () => {
    expect(markWords('Ústup k Ústí', new Set(['ustup']))).toEqual([
      { text: 'Ústup', marked: true },
      { text: ' k Ústí', marked: false },
    ]);
  });
});

describe('search in English', () => {
  it('finds a term, a rule, a card and an area by name', () => {
    expect(first('sandriding')).toBe('arrakis/term:sandriding');
    expect(ids('retreat')).toContain('arrakis/paragraph:retreat');
    expect(ids('Shai-Hulud')).toContain('arrakis/card:planning-shai-hulud');
    expect(ids('Arrakeen')).toContain('arrakis/area:arrakeen');
    expect(ids('Feyd')).toContain('arrakis/card:leader-feyd');
  });

  it('forgives typing errors and accents', () => {
    expect(ids('sandridding')).toContain('arrakis/term:sandriding');
    expect(ids('ornitopter')).toContain('arrakis/term:ornithopter');
    expect(ids('hárvester')).toContain('arrakis/term:harvester');
    expect(ids('muaddib')).toContain('arrakis/card:leader-muaddib');
  });

  it('finds words by their beginning', () => {
    expect(ids('guerr')).toContain('arrakis/term:guerrilla-training');
  });

  it('finds a clause by its number and nothing else', () => {
    const found = indexFor('en').find('R7.13');
    expect(found.map(({ id }) => id).sort()).toEqual([
      'arrakis/paragraph:retreat',
      'arrakis/paragraph:retreat-arrival',
    ]);
  });

  it('puts what has all words first, and needs not all of them', () => {
    const both = indexFor('en').find('storm plateau');
    const [best] = both;
    const said = `${best?.title} ${best?.text}`.toLowerCase();
    expect(said).toMatch(/storm/);
    expect(said).toMatch(/plateau/);
    expect(indexFor('en').find('storm xyzzyqwert').length).toBeGreaterThan(0);
  });

  it('says nothing to nonsense or emptiness', () => {
    expect(indexFor('en').find('xyzzyqwertz')).toEqual([]);
    expect(indexFor('en').find('   ')).toEqual([]);
  });

  it('gives the words to mark where it leads', () => {
    const found = indexFor('en').find('storms')[0];
    expect(found?.words.some((word) => word.startsWith('storm'))).toBe(true);
  });
});

/** What is typed, and what must be among the first: as written, without accents, with a typing error. */
const EXAMPLES = {
  en: [
    ['sandriding', 'arrakis/term:sandriding'],
    ['sandridding', 'arrakis/term:sandriding'],
    ['presience', 'arrakis/term:prescience-card'],
    ['muaddib', 'arrakis/card:leader-muaddib'],
  ],
  cs: [
    ['bouře', 'arrakis/term:storm'],
    ['boure', 'arrakis/term:storm'],
    ['boruře', 'arrakis/term:storm'],
    ['písečný červ', 'arrakis/term:sandworm'],
    ['pisecny cerv', 'arrakis/term:sandworm'],
    ['jizda na cervech', 'arrakis/term:sandriding'],
    ['saj hulud', 'arrakis/card:planning-shai-hulud'],
    ['arraken', 'arrakis/area:arrakeen'],
  ],
  pl: [
    ['żniwiarka', 'arrakis/term:harvester'],
    ['zniwiarka', 'arrakis/term:harvester'],
    ['żniwjarka', 'arrakis/term:harvester'],
    ['odwrot', 'arrakis/term:retreat'],
    ['kurazwa', 'arrakis/term:storm'],
    ['ornitoper', 'arrakis/term:ornithopter'],
    ['przywodca', 'arrakis/term:leader'],
    ['Arrakin', 'arrakis/area:arrakeen'],
  ],
  uk: [
    ['хробак', 'arrakis/term:sandworm'],
    ['хоробак', 'arrakis/term:sandworm'],
    ['прянощи', 'arrakis/term:spice'],
    ['видступ', 'arrakis/term:retreat'],
    ['гарвестр', 'arrakis/term:harvester'],
    ['арракин', 'arrakis/area:arrakeen'],
  ],
  de: [
    ['Rückzug', 'arrakis/term:retreat'],
    ['Ruckzug', 'arrakis/term:retreat'],
    ['Rueckzug', 'arrakis/term:retreat'],
    ['wueste', 'arrakis/term:desert'],
    ['Sandwrum', 'arrakis/term:sandworm'],
    ['Legoin', 'arrakis/term:legion'],
    ['Arrakeen', 'arrakis/area:arrakeen'],
  ],
} as const satisfies Record<Language, readonly (readonly [string, string])[]>;

describe.each(LANGUAGES)('search in %s', (language) => {
  it.each(EXAMPLES[language])('%s leads to %s', (query, wanted) => {
    const found = indexFor(language).find(query).slice(0, 5);
    expect(found.map(({ id }) => id)).toContain(wanted);
  });
});

describe('search in other letters', () => {
  const entry = (place: string, title: string, text: string) =>
    ({
      id: `arrakis/term:${place}`,
      game: 'arrakis',
      kind: 'term',
      place,
      title,
      text,
      clauses: '',
      href: null,
    }) as const;
  const index = searchIndex([
    entry('a', 'Піщаний хробак', 'Жоден легіон'),
    entry('b', 'Żniwiarka', 'Zbiera przyprawę'),
  ]);

  it('finds Cyrillic, and Polish without its accents', () => {
    expect(index.find('хробак')[0]?.id).toBe('arrakis/term:a');
    expect(index.find('хробук')[0]?.id).toBe('arrakis/term:a');
    expect(index.find('zniwiarka')[0]?.id).toBe('arrakis/term:b');
    expect(index.find('przyprawe')[0]?.id).toBe('arrakis/term:b');
  });
});

describe('search in German', () => {
  const found = (query: string) =>
    indexFor('de')
      .find(query)
      .slice(0, 5)
      .map(({ id }) => id);

  it('finds letters with dots, without them, and written as two', () => {
    for (const query of ['Wüstenmacht', 'wustenmacht', 'Wuestenmacht'])
      expect(found(query)[0]).toBe('arrakis/term:desert-power');
    for (const query of ['Rückzug', 'ruckzug', 'RUECKZUG'])
      expect(found(query)).toContain('arrakis/term:retreat');
  });

  it('still finds words in which ue are two letters', () => {
    expect(found('Guerilla')).toContain('arrakis/term:guerrilla-training');
  });

  it('marks the word as it is written', () => {
    expect(indexFor('de').find('Wuestenmacht')[0]?.words).toContain('wustenmacht');
  });
});

describe('excerpt', () => {
  it('shows the place of the word in a long text', () => {
    const text = `${'sand '.repeat(60)}worm ${'dune '.repeat(60)}`.trim();
    const shown = excerpt(text, new Set(['worm']));
    expect(shown).toContain('worm');
    expect(shown.length).toBeLessThan(160);
    expect(shown.startsWith('… ')).toBe(true);
    expect(shown.endsWith(' …')).toBe(true);
  });

  it('leaves a short text as it is', () => {
    expect(excerpt('A short text.', new Set(['text']))).toBe('A short text.');
  });
});
