import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  return places.find((place) => existsSync(place));
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`$ ${command} ${args.join(' ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment }).status === 0;
}

/** Debian's package, when this is a Debian and we may install on it. */
function installFromDebian(): void {
  if (!existsSync('/usr/bin/apt-get')) return;
  const root = process.getuid?.() === 0;
  const prefix = root ? [] : ['sudo', '--non-interactive'];
  const apt = (...args: string[]) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  console.log('Chromium is missing: installing it from the Debian packages.');
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** Path of a Chromium that can be driven; installs one where that is possible, else says what to do. */
export function ensureChromium(): string {
  if (!installed()) installFromDebian();
  const found = installed();
  if (!found) {
    throw new Error(
      'No Chromium was found and it could not be installed here. Install it (Debian: apt-get install chromium) ' +
        'or set CHROMIUM_PATH to a Chrome or Chromium program.',
    );
  }
  return found;
}

/**
 * Root has no sandbox; the rest keeps a headless run quiet, offline and the same on every machine. Debian's wrapper lets
 * the graphics card paint pages: where it is only simulated, the processor is faster by itself.
 */
export function chromiumArguments(): readonly string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-gpu-rasterization',
    '--force-color-profile=srgb',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ];
}
