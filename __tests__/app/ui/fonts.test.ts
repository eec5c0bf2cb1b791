import { readFileSync } from 'node:fs';

import { font } from '../../../app/ui/tokens';

const files: Readonly<Record<string, string>> = {
  [font.display]: '@expo-google-fonts/forum/400Regular/Forum_400Regular.ttf',
  [font.text]: '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  [font.textStrong]: '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
};

/** Every letter that Czech, Polish, Ukrainian and German add to English, and our punctuation. */
const letters =
  'áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽąćęłńóśźżĄĆĘŁŃÓŚŹŻабвгґдеєжзиіїйклмнопрстуфхцчшщьюяАБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ' +
  'äöüßÄÖÜ0123456789…–—„“”‚‘’«»·×%';

/** Characters that a TrueType file maps to a glyph (its Unicode table, format 4). */
function characters(file: Buffer): ReadonlySet<number> {
  const tables = file.readUInt16BE(4);
  const offsets = new Map<string, number>();
  for (let index = 0; index < tables; index += 1) {
    const at = 12 + index * 16;
    offsets.set(file.toString('latin1', at, at + 4), file.readUInt32BE(at + 8));
  }
  const cmap = offsets.get('cmap') ?? 0;
  const found = new Set<number>();
  for (let index = 0; index < file.readUInt16BE(cmap + 2); index += 1) {
    const table = cmap + file.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (file.readUInt16BE(table) !== 4) continue;
    const segments = file.readUInt16BE(table + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const last = file.readUInt16BE(table + 14 + segment * 2);
      const first = file.readUInt16BE(table + 16 + (segments + segment) * 2);
      for (let code = first; code <= last && code !== 0xffff; code += 1) found.add(code);
    }
  }
  return found;
}

describe.each(Object.entries(files))('%s', (_name, path) => {
  it('has every letter of every language of the app', () => {
    const available = characters(readFileSync(require.resolve(path)));
    const missing = [...letters].filter((letter) => !available.has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  });
});
