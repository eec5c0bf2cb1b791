import { narrate, type AreaId } from '../../../../engine/arrakis';
import { PL } from '../../../../engine/arrakis/languages/pl';
import { SEATS } from './support/eventSamples';

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

const ONE_REGULAR = { regular: 1, elite: 0, special: 0, generic: 0, leaders: [], tokens: 0 } as const;

describe('the way to a place in Polish', () => {
  const moved = (from: AreaId, to: AreaId) =>
    narrate(
      { type: 'moved', side: 'harkonnen', from, to, force: ONE_REGULAR, how: 'foot' },
      SEATS,
      PL,
    ).text.replace(/\u00a0/g, ' ');

  it.each<[AreaId, string]>([
    ['arrakeen', 'do Arrakin'],
    ['hagga-basin', 'do Basenu Hagga'],
    ['wind-pass', 'na Przełęcz Wiatrów'],
    ['north-pole', 'na Biegun Północny'],
    ['rock-outcroppings', 'na Ostańce Skalne'],
  ])('%s: "%s"', (area, way) => {
    expect(moved('carthag', area)).toBe(`Harkonnenowie przechodzą z Kartagin ${way}: 1 jednostka regularna.`);
  });

  it('agrees with where one is then: "do" where one is "w", "na" where one is "na"', () => {
    const wrong = Object.values(PL.areas).flatMap((noun) => {
      const { loc = '', dat = '' } = (noun?.forms ?? {}) as Readonly<Record<string, string>>;
      const fits = loc.startsWith('na') ? dat.startsWith('na') : dat.startsWith('do') || dat.startsWith('w');
      return fits ? [] : [`${loc}: ${dat}`];
    });
    expect(wrong).toEqual([]);
  });
});
