import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { recipes } from './sounds/recipes';
import { wav } from './sounds/synth';

/** Writes every sound of the app into assets/sounds. The same files come out on every run. */
const folder = resolve(__dirname, '..', '..', 'assets', 'sounds');
mkdirSync(folder, { recursive: true });
for (const [name, make] of Object.entries(recipes)) {
  const file = wav(make());
  writeFileSync(join(folder, `${name}.wav`), file);
  console.log(`${name}.wav ${file.length} bytes`);
}
