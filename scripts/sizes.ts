import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import { format, resolveConfig } from 'prettier';

import { build, filesUnder, outputFolder } from './build';

const readme = resolve(__dirname, '..', 'README.md');
const begin = '<!-- sizes: written by npm run sizes -->';
const end = '<!-- /sizes -->';

interface Row {
  readonly what: string;
  readonly bytes: number;
  readonly gzip: number | null;
}

function row(what: string, files: readonly string[], zip: boolean): Row {
  if (files.length === 0) throw new Error(`Nothing to measure for: ${what}`);
  const total = (size: (file: string) => number) => files.reduce((sum, file) => sum + size(file), 0);
  return {
    what,
    bytes: total((file) => statSync(file).size),
    gzip: zip ? total((file) => gzipSync(readFileSync(file), { level: 9 }).length) : null,
  };
}

const kilobytes = (bytes: number | null) =>
  bytes === null
    ? ''
    : `${Math.round(bytes / 1000)
        .toLocaleString('en-GB')
        .replace(',', ' ')} kB`;

function measure(): readonly Row[] {
  const web = filesUnder(build('web'));
  const native = filesUnder(build('native'));
  const js = web.filter((file) => file.endsWith('.js'));
  const page = readFileSync(join(outputFolder('web'), 'index.html'), 'utf8');
  const app = js.filter((file) => !file.includes('worker'));
  const atStart = (file: string) => page.includes(basename(file));
  const inPlatform = (name: string) =>
    native.filter((file) => file.includes(join('js', name)) && file.endsWith('.hbc'));
  return [
    row('Web: app JavaScript', app.filter(atStart), true),
    // Each is fetched only when its language is chosen.
    row(
      'Web: the texts of the four other languages',
      app.filter((file) => !atStart(file)),
      true,
    ),
    row(
      'Web: database worker',
      js.filter((file) => file.includes('worker')),
      true,
    ),
    row(
      'Web: CanvasKit (WASM)',
      web.filter((file) => file.endsWith('canvaskit.wasm')),
      true,
    ),
    row(
      'Web: SQLite (WASM)',
      web.filter((file) => /wa-sqlite.*\.wasm$/.test(file)),
      true,
    ),
    row(
      'Typefaces',
      web.filter((file) => file.endsWith('.ttf')),
      true,
    ),
    row('Android: Hermes bytecode', inPlatform('android'), false),
    row('iOS: Hermes bytecode', inPlatform('ios'), false),
  ];
}

const table = [
  '| Part | Size | gzip |',
  '| --- | ---: | ---: |',
  ...measure().map(({ what, bytes, gzip }) => `| ${what} | ${kilobytes(bytes)} | ${kilobytes(gzip)} |`),
].join('\n');

async function main(): Promise<void> {
  const text = readFileSync(readme, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for the sizes: ${begin} ... ${end}`);
  const updated = `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
  writeFileSync(readme, await format(updated, { ...(await resolveConfig(readme)), filepath: readme }));
  console.log(table);
}

void main();
