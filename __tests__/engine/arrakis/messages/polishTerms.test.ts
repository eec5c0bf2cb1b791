import { PL } from '../../../../engine/arrakis/languages/pl';

/** Every string in a catalogue, however deep. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/\u00a0/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Words of the printed Polish edition that questions, log and cards use, and words for the same things that they do not. */
const USED = [
  'Jeździec Piasku',
  'Wstrzymaj atak',
  'Odwrót',
  'Szkolenie partyzanckie',
  'Poszukiwanie',
  'Potęga Pustyni',
  'kurzawy Coriolisa',
  'zbiornika regeneracyjnego',
  'Rodowa broń atomowa',
  'nazwanego przywódcę',
  'jego karta jest wydana',
  'wydobywanie przyprawy',
  'pustynne zagrożenia',
  'Intrygi Hawata',
  'Trans Prawdy',
  'Program Hodowli',
  'Szej-Hulud',
  'Paul Pije Wodę Życia',
  'Rodziny Uciekają do Południowych Palmiarni',
  'Wojna na Pustyni',
  'Gejr Kulon',
  'Wieńcomur Zachodni',
  'Szczerbata Skała',
  'Dziura w Ziemi',
  'Kartagin',
  'Kapitan Aramszam',
] as const;

const NEVER = [/(?<!\p{L})burz[ęaey](?!\p{L})/iu, /(?<!\p{L})zwiad/iu, /(?<!\p{L})przerwij/iu, /"|'/u];

describe('terms of what the game says in Polish', () => {
  const texts = textsOf(PL);

  it('are those of the printed edition', () => {
    const all = texts.join('\n');
    expect(USED.filter((term) => !all.includes(term))).toEqual([]);
  });

  it('are used throughout, with typographic quotes and apostrophes', () => {
    expect(texts.filter((text) => NEVER.some((form) => form.test(text)))).toEqual([]);
  });
});
