import { cs as book } from '../../../app/arrakis/book/cs';
import { cs as imperiumBook } from '../../../app/imperium/book/cs';
import { cs as interfaceTexts } from '../../../app/i18n/cs';
import { CS as ARRAKIS } from '../../../engine/arrakis/languages/cs';
import { CS as IMPERIUM } from '../../../engine/imperium/languages/cs';

interface Term {
  /** Words of the printed editions, as they stand somewhere in our texts. */
  readonly said: readonly string[];
  /** What the same thing is never called. */
  readonly never?: RegExp;
}

/** One term for each concept of both games. */
const TERMS: Readonly<Record<string, Term>> = {
  'the two sides': { said: ['Atreidové', 'Harkonnenové'], never: /Harkonneni(?!\p{L})/u },
  Fedaykin: { said: ['fedajkinové', 'Fedajkin'], never: /fedajkini(?!\p{L})/iu },
  Sardaukar: { said: ['sardaukaři', 'sardaukara'], never: /sardaukarové/iu },
  leaders: { said: ['Velitelé', 'Pojmenovaní velitelé', 'Anonymní velitelé'], never: /generič/iu },
  Mohiam: { said: ['Gaius Helena Mohiamová'], never: /Mohiam(?!ov)/u },
  vehicles: { said: ['Transportéry', 'Těžební vozidlo', 'Ornitoptéra'], never: /kombajn|vznášedl/iu },
  carryall: { said: ['Karyol', 'karyolem'], never: /karyol(?:a|ou)(?!\p{L})/iu },
  'burrowing worm': { said: ['Zavrtávající se červ'], never: /zahraban/iu },
  'desert hazards': { said: ['Pouštní hrozby'], never: /nebezpečí pouště/iu },
  heighliner: { said: ['Maxitrajler'], never: /hvězdolet/iu },
  'drawing cards': { said: ['Doberte', 'dobírá'], never: /(?<!\p{L})(?:líz(?:n|ej|á)|lízat)/iu },
  tapping: { said: ['Klepněte'], never: /ťukn|poklep|klikn/iu },
  'movement of the sides': { said: ['Jízda na červovi', 'Převoz vojáků', 'Pouštní síla', 'Průzkum'] },
  'land and sky': {
    said: ['Náhorní plošina', 'Malý erg', 'Hluboká poušť', 'Neprůchodná hranice', 'Vzdušná zóna'],
  },
  'what is won': { said: ['Nadvláda', 'Jasnozřivost', 'Tajný cíl', 'Pokusná stanice'] },
  'tank and boards': { said: ['Regenerační nádrž', 'Deska koření', 'Sběr koření', 'Imperiální žeton'] },
  'the solo game': { said: ['Taktické karty', 'Zaměřený síč', 'Těžební sektor', 'Posily'] },
  'starting cards': { said: ['Základní karty'], never: /začátečn/iu },
  Solari: { said: ['Solary', 'solarů'], never: /(?<!\p{L})solari(?!\p{L})/iu },
  'phases of Imperium': { said: ['Zahájení kola', 'Tahy hráčů', 'Tvůrci', 'Vyhodnocení kola'] },
  'cards of Imperium': {
    said: ['Karty impéria', 'Stálá zásoba', 'Přízeň', 'Tajný plán', 'Pečetní prsten'],
    never: /Masterstroke/iu,
  },
  'troops of Imperium': { said: ['Pevnost', 'Střet', 'Bojové pole', 'Mistr meče', 'Naverbovat'] },
};

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Small words are bound to the next by a space that does not break; names of links and values are no words. */
const TEXTS = [book, imperiumBook, interfaceTexts, ARRAKIS, IMPERIUM]
  .flatMap(textsOf)
  .map((text) => text.replace(/\u00a0/g, ' ').replace(/\[\[[\w-]+\||\{\w+/g, ' '));
const ALL = TEXTS.join('\n');

describe.each(Object.entries(TERMS))('Czech: %s', (_, { said, never }) => {
  it('is called as in the printed editions', () => {
    expect(said.filter((term) => !ALL.includes(term))).toEqual([]);
  });

  it('has no second name', () => {
    expect(TEXTS.filter((text) => never?.test(text) === true)).toEqual([]);
  });
});

it('Czech quotes with Czech quotation marks', () => {
  expect(TEXTS.filter((text) => /["”]/u.test(text))).toEqual([]);
  for (const text of TEXTS) {
    expect(text.split('„').length).toBe(text.split('“').length);
  }
});
