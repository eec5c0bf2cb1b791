import { arrakisTexts } from '../../../app/arrakis/arrakisTexts';
import { interfaceTexts } from '../../../app/i18n/interfaceTexts';
import type { Language } from '../../../app/i18n/languages';
import { imperiumTexts } from '../../../app/imperium/imperiumTexts';
import { loadLanguages } from './support/loadLanguages';

type Word = readonly [used: string, instead: RegExp];

/**
 * One word for one thing, wherever it stands: interface, books and what both games say. Each row has the word that is
 * used and the forms beside it that are not.
 */
const ONE_WORD: readonly (readonly [Language, readonly Word[]])[] = [
  [
    'uk',
    [
      ['Оборонець', /захисник/iu],
      ['Хават', /Гават/u],
      ['Могіям', /Могіам/u],
      ['Коррино', /Корріно/u],
      ['соларі', /солярі/iu],
      ['Гільдія Лоцманів', /Космічн\p{L}+ гільді/iu],
      ['трек', /шкал[аиіу]|шкалою|шкалах/iu],
      ['бонус', /дарун/iu],
      ['долілиць', /сорочк/iu],
      ['гарвестер', /харвестер|комбайн/iu],
      ['Відкликання', /^Повернення$/u],
      ['Приготування', /підготовк/iu],
      ['Дім Гаґал', /(?<!\p{L})д(ім|ому|омом|омові) Гаґал/u],
      ['враховується в обмеженні', /рахується до/iu],
      ['вступає в гру', /вход(ить|ять) у гру/iu],
      ['у меншому ергу', /(?<!\p{L})ерзі/iu],
    ],
  ],
  [
    'de',
    [
      ['Wühlender Sandwurm', /grabender Wurm|Wühlwurm/iu],
      ['Wüstengefahren', /Gefahren der Wüste/iu],
      ['Startwert', /Zufallszahl/iu],
      ['Rückruf', /^Rückkehr$/u],
      ['Spielerzüge', /Spielzüge/u],
      ['Bonus auf der 4', /(?<!\p{L})Gabe(?!\p{L})/u],
      ['The Voice', /Stimme (den|das|dich)|durch die Stimme/iu],
      ['Masterstroke', /Meisterstreich/iu],
      ['Bashars', /Bashare(?!\p{L})/u],
      ['unverteidigte Erntemaschine', /einzelne Erntemaschine|Erntemaschine ohne Legion/iu],
      ['Angriff einstellt', /(?<!\p{L})Aufhören|hör(e|t) (nur )?auf/iu],
      ['fortsetz', /kämpfe? weiter/iu],
      ['Pyonendörfer', /(vier|ein) Orte? (mit|der)/u],
      ['einmal pro Partie', /einmal im Spiel/iu],
      ['Spice', /(?<!\p{L})Gewürz/iu],
    ],
  ],
];

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/\u00a0/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

beforeAll(loadLanguages);

describe.each(ONE_WORD)('one word for one thing in %s', (language, words) => {
  const all = () =>
    [interfaceTexts, ...arrakisTexts, ...imperiumTexts].flatMap((texts) => textsOf(texts.of(language)));

  it.each(words)('%s', (used, instead) => {
    expect(all().some((text) => text.includes(used))).toBe(true);
    expect(all().filter((text) => instead.test(text))).toEqual([]);
  });
});
