import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '../../../app/i18n/languages';

const root = join(__dirname, '..', '..', '..');

/** Where every language has a folder of its own. */
const FOLDERS = [
  'app/i18n',
  'app/arrakis/book',
  'engine/arrakis/messages/catalogues',
  'engine/arrakis/cards/printer/catalogues',
] as const;

const filesOf = (folder: string, language: string) => readdirSync(join(root, folder, language)).sort();

describe.each(FOLDERS)('%s', (folder) => {
  it.each(LANGUAGES)('%s has the files of English', (language) => {
    expect(filesOf(folder, 'en').length).toBeGreaterThan(1);
    expect(filesOf(folder, language)).toEqual(filesOf(folder, 'en'));
  });
});

it('the game has a door for each language that is loaded', () => {
  const doors = LANGUAGES.filter((language) => language !== 'en').map((language) => `${language}.ts`);
  expect(readdirSync(join(root, 'engine/arrakis/languages')).sort()).toEqual(doors.sort());
});
