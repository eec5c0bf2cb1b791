import { GEOMETRY } from '../../../../app/arrakis/board/geometry/geometry.data';
import { placeNames, setName } from '../../../../app/arrakis/board/paint/placeNames';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

/** Letters that are all as broad as half their height. */
const widthOf = (text: string) => text.length / 2;
const labelled = GEOMETRY.cells.flatMap(({ id, label }) =>
  label
    ? [
        { id, label: label.middle },
        { id, label: label.near },
      ]
    : [],
);

describe('names on the map', () => {
  it.each(LANGUAGES)('stay within the room the map has for them, in %s', (language) => {
    const names = placeNames(language);
    expect(labelled.length).toBeGreaterThan(40);
    for (const { id, label } of labelled) {
      const name = names.nameOf(id);
      const { lines, size } = setName(name, label, widthOf);
      // Nothing is lost by breaking it.
      expect(lines.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
      expect(size).toBeLessThanOrEqual(label.size);
      expect(size).toBeGreaterThanOrEqual(label.size * 0.62);
      const room = Math.max(...label.lines.map(widthOf)) * label.size;
      const wide = Math.max(...lines.map(widthOf)) * size;
      expect(wide / room).toBeLessThan(1.35);
      expect(lines.length * size).toBeLessThanOrEqual((label.lines.length + 0.61) * label.size);
    }
  });

  it('are those of the language, and the printed ones as they were measured', () => {
    expect(placeNames('cs').nameOf('carthag')).toBe('Kartágo');
    for (const { id, label } of labelled) {
      expect(setName(placeNames('en').nameOf(id), label, widthOf).size).toBe(label.size);
    }
  });

  it('break after a hyphen and keep it', () => {
    const label = { at: [0, 0], lines: ['Short', 'Name'], size: 20, turn: 0 } as const;
    expect(setName('Langer-Schildwall', label, widthOf).lines).toEqual(['Langer-', 'Schildwall']);
  });
});
