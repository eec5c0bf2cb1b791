import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { cs } from '../../../../app/i18n/cs';
import { de } from '../../../../app/i18n/de';
import { en } from '../../../../app/i18n/en';
import { pl } from '../../../../app/i18n/pl';
import { uk } from '../../../../app/i18n/uk';
import { bookFor } from '../../../../app/arrakis/book/books';
import { TERMS as SHAPES } from '../../../../app/arrakis/book/terms';
import { foldWord } from '../../../../app/reference/search/fold';
import { loadLanguages } from '../../i18n/support/loadLanguages';
import { GLOSSARY_TERMS } from './glossaryTerms';

const INTERFACES: Readonly<Record<Language, object>> = { en, cs, pl, uk, de };

/** Words of the printed editions that the texts use, and forms that they do not. */
const TERMS: Readonly<
  Record<Language, { readonly used: readonly string[]; readonly never: readonly RegExp[] }>
> = {
  en: { used: ['Sandriding', 'Desert Power', 'Spice harvest', 'Tactic cards'], never: [] },
  cs: {
    used: [
      'Velitelé',
      'Pojmenovaní velitelé',
      'Harkonnenové',
      'po jednom žetonu z každé ze dvou sad',
      'To, co legie přelétne',
      'Bitvu o osadu bez obránců vyhrajete',
      'Sběr koření',
      'Taktické karty',
      'Přejít na kolo',
      'sardaukara',
    ],
    // One verb for tapping.
    never: [/Harkonneni(?!\p{L})/u, /ťukněte/iu, /poklepejte/iu],
  },
  pl: {
    used: [
      'Nazwani przywódcy',
      'zostało mniej niż trzy',
      'przeszukają jego obszar',
      'Wydobycie',
      'wydane',
      'Obracaj ekran do gracza',
      'Jeździec Piasku',
      'przeszukają jego obszar',
      'Posuwanie się naprzód',
      'Kontynuowanie',
      'wstrzymać atak',
      'chybienia',
      'Przygotowanie do gry',
      'Kurzawa Coriolisa',
      'Pustynne zagrożenia',
    ],
    // A storm is a kurzawa, to scout is poszukiwać, a miss is a chybienie; one verb for tapping; a ban holds "przy zakazie".
    never: [
      /(?<!\p{L})burz[ęaey](?!\p{L})/iu,
      /(?<!\p{L})zwiad/iu,
      /(?<!\p{L})pudł[ao](?!\p{L})/iu,
      /stuk(nij|acie|aj)|(?<!\p{L})klik/iu,
      /(?<!\p{L})pod (?:\S+\|)?zakazem/iu,
      /(?<!\p{L})znos[iz]/iu,
    ],
  },
  uk: {
    used: [
      'Іменовані',
      'зони',
      'Оборонець',
      'просувається',
      'Доступний',
      'враховується в обмеженні',
      'вступає в гру',
      'Приготування',
      'поділк',
    ],
    never: [/захисник/iu],
  },
  de: {
    used: [
      'je einen aus jedem der beiden Sätze',
      'Verluste abhandeln',
      'erleidet',
      'wird eliminiert',
      'unterste',
      'unbenutzt',
      'laufende Partie',
      'In der laufenden Partie',
      'eliminiert',
      'Verluste werden wie im Gefecht abgehandelt',
      'Benannte Anführer',
      'Wühlender Sandwurm',
      'Wüstengefahren',
      'Ökologische Forschungsstation',
      'Regenerationstank',
      'Truppentransport',
    ],
    // A loss is dealt with, a figure eliminated; straight quotes and a formal address stand nowhere.
    never: [
      /Verluste (\p{L}+ )*(nehmen|genommen)/iu,
      /(?<!\p{L})(vernichtet|getötet|gestorben|stirbt)(?!\p{L})/iu,
      /Spezialsymbol ist \d/u,
      /(?<![\p{L}}])"|"(?!\p{L})/u,
      /(?<!\p{L})Ihnen(?!\p{L})|\p{Ll}en Sie(?!\p{L})/u,
    ],
  },
};

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

beforeAll(loadLanguages);

describe.each(LANGUAGES)('terms in %s', (language) => {
  const all = () => [...textsOf(INTERFACES[language]), ...textsOf(bookFor(language))];

  it('are those of the printed editions', () => {
    // Small words are bound to the next by a space that does not break.
    const texts = all()
      .join('\n')
      .replace(/\u00a0/g, ' ');
    expect(TERMS[language].used.filter((term) => !texts.includes(term))).toEqual([]);
  });

  it('are used throughout', () => {
    const wrong = TERMS[language].never.flatMap((form) => all().filter((text) => form.test(text)));
    expect(wrong).toEqual([]);
  });
});

/** Do two words belong together: they begin alike, or one holds four letters of the other in a row (Rückzug, zurückziehen)? */
function areOfOneFamily(one: string, other: string): boolean {
  if (one.slice(0, 3) === other.slice(0, 3)) return true;
  for (let at = 0; at + 4 <= one.length; at += 1) if (other.includes(one.slice(at, at + 4))) return true;
  return false;
}

const partsOf = (text: string) =>
  text
    .split(/[^\p{L}’']+/u)
    .map(foldWord)
    .filter((word) => word.length > 2);

describe.each(['cs', 'pl', 'uk', 'de'] as const)('the glossary in %s', (language) => {
  it('has the words of the printed edition, each once', () => {
    const { printed, own } = GLOSSARY_TERMS[language];
    expect([...Object.keys(printed), ...own].sort()).toEqual(SHAPES.map(({ id }) => id).sort());
    const other = SHAPES.filter(
      ({ id }) =>
        (printed[id] ?? bookFor(language).glossary[id].term) !== bookFor(language).glossary[id].term,
    );
    expect(other).toEqual([]);
  });
});

describe.each(LANGUAGES)('where a text in %s links to a term', (language) => {
  const links = () =>
    textsOf(bookFor(language)).flatMap((text) => [...text.matchAll(/\[\[([\w-]+)(?:\|([^\]]*))?\]\]/gu)]);
  const nameOf = (id: string) => SHAPES.find((shape) => shape.id === id)?.id;

  it('it says that word, in whatever form', () => {
    const foreign = links().filter(([, id = '', said]) => {
      const known = nameOf(id);
      if (known === undefined) return true;
      const term = partsOf(bookFor(language).glossary[known].term);
      return (
        said !== undefined && !partsOf(said).some((word) => term.some((own) => areOfOneFamily(own, word)))
      );
    });
    expect(foreign.map(([link]) => link)).toEqual([]);
  });

  it('every term is used somewhere', () => {
    const words = new Set(textsOf(bookFor(language).chapters).flatMap(partsOf));
    const unused = SHAPES.filter(({ id }) => {
      const term = partsOf(bookFor(language).glossary[id].term);
      return !term.some((own) => [...words].some((word) => areOfOneFamily(own, word)));
    });
    expect(unused).toEqual([]);
  });
});
