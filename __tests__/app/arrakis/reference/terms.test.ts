import { LANGUAGES, type Language } from '../../../../app/i18n/languages';
import { cs } from '../../../../app/i18n/cs';
import { de } from '../../../../app/i18n/de';
import { en } from '../../../../app/i18n/en';
import { pl } from '../../../../app/i18n/pl';
import { uk } from '../../../../app/i18n/uk';
import { bookFor } from '../../../../app/arrakis/book/books';
import { loadLanguages } from '../../i18n/support/loadLanguages';

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
      'просува',
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
      'unterste',
      'unbenutzt',
      'laufende Partie',
    ],
    never: [],
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
