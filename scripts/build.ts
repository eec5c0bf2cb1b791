import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

import { day, night } from '../app/ui/tokens';

const root = resolve(__dirname, '..');

/** Everything that a bundle is made of. */
const sources = [
  'app',
  'engine',
  'assets',
  'index.js',
  'index.web.js',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
];

/** `examples` is the web build with the board in set positions, for measuring. */
export type Target = 'web' | 'native' | 'examples';
const platforms: Readonly<Record<Target, readonly string[]>> = {
  web: ['web'],
  native: ['android', 'ios'],
  examples: ['web'],
};

export function outputFolder(target: Target): string {
  return join(root, 'dist', target);
}

export function filesUnder(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesUnder(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Exports the app with Metro, unless the last export was made of the same sources. */
export function build(target: Target): string {
  const folder = outputFolder(target);
  const stamp = `${folder}.sources`;
  const now = fingerprint();
  if (existsSync(stamp) && existsSync(folder) && readFileSync(stamp, 'utf8') === now) {
    console.log(`Reusing ${relative(root, folder)}: its sources have not changed.`);
    return folder;
  }

  console.log(`Building ${relative(root, folder)}. The first time this takes a minute or two.`);
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  const cli = join(dirname(require.resolve('expo/package.json')), 'bin', 'cli');
  const args = [
    cli,
    'export',
    '--output-dir',
    folder,
    ...platforms[target].flatMap((name) => ['--platform', name]),
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Nothing is asked of the network, and nothing is asked of the person.
    env: {
      ...process.env,
      CI: '1',
      EXPO_OFFLINE: '1',
      EXPO_NO_TELEMETRY: '1',
      NODE_ENV: 'production',
      EXPO_PUBLIC_EXAMPLES: target === 'examples' ? '1' : '0',
    },
  });
  if (status !== 0) throw new Error(`expo export failed for ${target}:\n${stdout}\n${stderr}`);

  if (target !== 'native') {
    copyFileSync(require.resolve('canvaskit-wasm/bin/full/canvaskit.wasm'), join(folder, 'canvaskit.wasm'));
    prepareFirstPaint(join(folder, 'index.html'));
    if (target === 'web') checkWithoutExamples(folder);
  } else {
    checkBytecode(folder);
  }
  writeFileSync(stamp, now);
  return folder;
}

/**
 * The page has the colour of the app before the app is there: no white flash. And the browser fetches Skia, which nothing
 * can be drawn without, while it still reads the scripts that ask for it.
 */
function prepareFirstPaint(page: string): void {
  const skia = '<link rel="preload" as="fetch" crossorigin href="/canvaskit.wasm">';
  const style = `<style>html{background:${night.background}}@media(prefers-color-scheme:light){html{background:${day.background}}}</style>`;
  const html = readFileSync(page, 'utf8');
  if (!html.includes('</head>')) throw new Error(`${page} has no head.`);
  writeFileSync(page, html.replace('</head>', `${skia}${style}</head>`));
}

/** What is there for measuring alone is in no build for players. */
function checkWithoutExamples(folder: string): void {
  const scripts = filesUnder(folder).filter((file) => file.endsWith('.js'));
  const held = scripts.find((file) => readFileSync(file, 'utf8').includes('dev-touched'));
  if (held !== undefined) throw new Error(`${relative(root, held)} holds the board's examples.`);
}

/** First eight bytes of every Hermes bytecode file. */
const hermesMagic = Buffer.from('c61fbc03c103191f', 'hex');

/** A native export is good when each platform got exactly one bundle and Hermes has compiled it. */
function checkBytecode(folder: string): void {
  for (const platform of platforms.native) {
    const bundles = filesUnder(join(folder, '_expo', 'static', 'js', platform));
    const [bundle] = bundles;
    if (bundle === undefined || bundles.length !== 1) {
      throw new Error(`Expected one ${platform} bundle, found ${bundles.length}.`);
    }
    if (!readFileSync(bundle).subarray(0, 8).equals(hermesMagic)) {
      throw new Error(`${relative(root, bundle)} is not Hermes bytecode.`);
    }
  }
}

if (require.main === module) {
  const target = process.argv[2];
  if (target !== 'web' && target !== 'native') throw new Error('Usage: build.ts web|native');
  build(target);
}
