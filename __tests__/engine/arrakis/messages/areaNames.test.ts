import {
  AREA_FACTS,
  areaInSentence,
  BEARINGS,
  isUnnamed,
  nameOfArea,
  numberOfArea,
  shortNameOfArea,
  type AreaFact,
  type AreaId,
} from '../../../../engine/arrakis';
import { CATALOGUES, LANGUAGES } from './support/languages';

const FACTS: readonly AreaFact[] = AREA_FACTS;
const IDS = AREA_FACTS.map(({ id }): AreaId => id);
const { en, cs, pl, uk, de } = CATALOGUES;

it('every area without a printed name has a bearing, and no other', () => {
  const bare = FACTS.filter(({ name }) => name === null).map(({ id }) => id);
  expect(Object.keys(BEARINGS).sort()).toEqual(bare.sort());
  expect(bare).toHaveLength(73);
});

it('no two bearings are alike, and each starts at a named area', () => {
  const all = Object.values(BEARINGS).map((bearing) => bearing.join());
  expect(new Set(all).size).toBe(all.length);
  const named = new Set(FACTS.filter(({ name }) => name !== null).map(({ id }) => id));
  for (const [, anchor] of Object.values(BEARINGS)) expect(named).toContain(anchor);
});

describe.each(LANGUAGES)('areas in %s', (_, catalogue) => {
  it.each([
    ['long', nameOfArea],
    ['short', shortNameOfArea],
    ['within a sentence', areaInSentence],
  ])('have names that tell them apart: %s', (_form, nameOf) => {
    const names = IDS.map((id) => nameOf(id, catalogue));
    for (const name of names) expect(name).toMatch(/\S/);
    expect(new Set(names).size).toBe(IDS.length);
  });

  it('have a long form that says more than the short one, and never the number', () => {
    for (const id of IDS.filter(isUnnamed)) {
      const [long, short] = [nameOfArea(id, catalogue), shortNameOfArea(id, catalogue)];
      expect(long.length).toBeGreaterThan(short.length);
      expect(long).not.toMatch(/\d/);
      // Both end in the same place.
      expect(long.endsWith(short.slice(short.indexOf(' ')))).toBe(true);
    }
  });

  it('begin with a capital where they stand alone', () => {
    for (const id of IDS) {
      for (const name of [nameOfArea(id, catalogue), shortNameOfArea(id, catalogue)]) {
        expect(name.charAt(0)).toBe(name.charAt(0).toUpperCase());
      }
    }
  });

  it('keep their number, for a table beside', () => {
    for (const id of IDS) {
      const number = numberOfArea(id, catalogue);
      if (!isUnnamed(id)) expect(number).toBeNull();
      else expect(number).toMatch(new RegExp(` ${id.slice(id.lastIndexOf('-') + 1)}$`));
    }
  });
});

it('name what lies where, in the grammar of each language', () => {
  expect([nameOfArea('sw-9', en), shortNameOfArea('sw-9', en), areaInSentence('sw-9', en)]).toEqual([
    'Deep desert south of Windgap',
    'S of Windgap',
    'the deep desert south of Windgap',
  ]);
  expect(nameOfArea('sw-9', cs)).toBe('Hluboká poušť jižně od Větrné průrvy');
  expect(nameOfArea('sw-9', pl)).toBe('Głęboka pustynia na południe od Wietrznej Bramy');
  expect(nameOfArea('sw-9', uk)).toBe('Глибока пустеля на південь від Вітряної ущелини');
  expect(nameOfArea('sw-9', de)).toBe('Tiefe Wüste südlich der Windscharte');
  expect(shortNameOfArea('sw-9', pl)).toBe('Płd. od Wietrznej Bramy');
  expect(nameOfArea('arrakeen', en)).toBe('Arrakeen');
});
