import { resolve } from '../../../../engine/core/text/entry';
import type { Noun } from '../../../../engine/core/text/entry';
import { capitalise, fill, plain, render } from '../../../../engine/core/text/phrase';
import type { Grammar, Phrase } from '../../../../engine/core/text/phrase';
import { boundEntry, boundText } from '../../../../engine/core/text/nonbreaking';
import { czechPlural, oneOther, polishPlural, ukrainianPlural } from '../../../../engine/core/text/plurals';
import { partsOf, slotsIn } from '../../../../engine/core/text/template';

describe('plural rules agree with those of Unicode', () => {
  it.each([
    ['en', oneOther],
    ['de', oneOther],
    ['cs', czechPlural],
    ['pl', polishPlural],
    ['uk', ukrainianPlural],
  ] as const)('%s', (language, rule) => {
    const known = new Intl.PluralRules(language);
    for (let n = 0; n <= 250; n++) expect([n, rule(n)]).toEqual([n, known.select(n)]);
    for (const n of [-1, -2, -5, 0.5, 1.5, 2.5, 22.5, 1001, 1002, 1012])
      expect([n, rule(n)]).toEqual([n, known.select(n)]);
  });
});

describe('an entry', () => {
  const legion = {
    one: { nom: 'legie', acc: 'legii' },
    few: 'legie',
    other: { atreides: 'legií vévody', harkonnen: 'legií barona' },
  } as const;

  it('is chosen by number, case and variant in any nesting', () => {
    expect(resolve(legion, { plural: 'one', case: 'acc' })).toBe('legii');
    expect(resolve(legion, { plural: 'one' })).toBe('legie');
    expect(resolve(legion, { plural: 'few', case: 'acc' })).toBe('legie');
    expect(resolve(legion, { plural: 'other', variant: 'harkonnen' })).toBe('legií barona');
  });

  it('without a fitting form is an error, not an empty text', () => {
    expect(() => resolve({ m: 'přišel', f: 'přišla' }, {})).toThrow('no form');
  });
});

describe('a template', () => {
  it('names its slots, with case or words of agreement', () => {
    expect(slotsIn('{leader|f=přišla|other=přišel} {leader:gen} {n}')).toEqual(['leader', 'leader', 'n']);
  });

  it.each(['{', 'a {b', '{a-b}', '{a:xyz}'])('that is broken is refused: %s', (template) => {
    expect(() => partsOf(template)).toThrow();
  });
});

/** A language with cases, three numbers, genders and another order of words. */
const CZECH: Grammar = {
  plural: czechPlural,
  counted: '{n} {noun}',
  lists: {
    and: { pair: '{a} a {b}', middle: '{a}, {b}', last: '{a} a {b}' },
    or: { pair: '{a} nebo {b}', middle: '{a}, {b}', last: '{a} nebo {b}' },
  },
};

function noun(entry: Noun, count: number, counted: boolean): Phrase {
  return { says: 'noun', noun: entry, count, counted, variant: null, glyph: null };
}

const ELITE: Noun = {
  gender: 'f',
  forms: { one: { nom: 'elita', acc: 'elitu', ins: 'elitou' }, few: 'elity', other: 'elit' },
};
const JESSICA: Noun = { gender: 'f', forms: { nom: 'Jessica', gen: 'Jessiky', acc: 'Jessiku' } };
const PAUL: Noun = { gender: 'm', forms: { nom: 'Paul', gen: 'Paula', acc: 'Paula' } };

describe('a language with cases', () => {
  const say = (template: string, slots: Readonly<Record<string, Phrase>>) =>
    plain(capitalise(fill(CZECH, template, slots)));

  it.each([
    [1, 'Do legie přidej 1 elitu.'],
    [2, 'Do legie přidej 2 elity.'],
    [5, 'Do legie přidej 5 elit.'],
  ])('counts %d in the case that the message asks for', (n, text) => {
    expect(say('do legie přidej {what:acc}.', { what: noun(ELITE, n, true) })).toBe(text);
  });

  it('lets verbs agree in gender and puts words in its own order', () => {
    const came = 'do hry {leader|f=vstoupila|m=vstoupil|other=vstoupili} {leader}.';
    expect(say(came, { leader: noun(JESSICA, 1, false) })).toBe('Do hry vstoupila Jessica.');
    expect(say(came, { leader: noun(PAUL, 1, false) })).toBe('Do hry vstoupil Paul.');
  });

  it('inflects every member of a list', () => {
    const both: Phrase = { says: 'list', of: [noun(PAUL, 1, false), noun(JESSICA, 1, false)], by: 'and' };
    expect(say('legie {who:gen}', { who: both })).toBe('Legie Paula a Jessiky');
  });

  it('inflects a phrase that is itself a message', () => {
    const legion: Phrase = {
      says: 'message',
      entry: { one: { nom: 'legie s {unit:ins}', acc: 'legii s {unit:ins}' }, other: 'legie' },
      slots: { unit: noun(ELITE, 1, false) },
      count: 1,
      variant: null,
    };
    expect(plain(render(CZECH, legion, 'acc'))).toBe('legii s elitou');
  });
});

describe('runs', () => {
  it('keep the picture of what they name and join to the whole text', () => {
    const glyph = { glyph: 'sandworm' } as const;
    const runs = fill(CZECH, 'a {worm} b {text} c', {
      worm: { says: 'noun', noun: { forms: 'worm' }, count: 1, counted: false, variant: null, glyph },
      text: { says: 'text', text: 't' },
    });
    expect(runs).toEqual([{ text: 'a ' }, { text: 'worm', glyph }, { text: ' b t c' }]);
    expect(plain(runs)).toBe('a worm b t c');
  });

  it('end with one full stop after an ordinal, which keeps its own within the sentence', () => {
    const who: Phrase<never, { glyph: string }> = {
      says: 'text',
      text: 'Shaddam IV.',
      glyph: { glyph: 'sandworm' },
    };
    expect(plain(fill(CZECH, 'vstupuje {who}.', { who }))).toBe('vstupuje Shaddam IV.');
    expect(plain(fill(CZECH, '{who} vstupuje.', { who }))).toBe('Shaddam IV. vstupuje.');
  });

  it('a slot that nobody fills is an error', () => {
    expect(() => fill(CZECH, '{nobody}', {})).toThrow('nobody');
  });
});

describe('words of one letter', () => {
  it('stay with the word that follows, also where a slot follows', () => {
    expect(boundText('a v poušti s {who:ins}, k ní i (o ni) A tak')).toBe(
      'a\u00a0v\u00a0poušti s\u00a0{who:ins}, k\u00a0ní i\u00a0(o\u00a0ni) A\u00a0tak',
    );
    expect(boundText('do hry ve hře 2 karty')).toBe('do hry ve hře 2 karty');
  });

  it('are bound in every form of an entry', () => {
    expect(boundEntry({ one: { nom: 's ním' }, other: 'bez' })).toEqual({
      one: { nom: 's\u00a0ním' },
      other: 'bez',
    });
  });
});
