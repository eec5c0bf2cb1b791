import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The last version of the machine that the registry has with programs for the desk; it reads ES5 and little more. */
const PACKAGE = 'hermes-engine-cli@0.12.0';
const FOLDERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux64-bin',
  darwin: 'osx-bin',
  win32: 'win64-bin',
};
const cache = resolve(__dirname, '../../node_modules/.cache/sietch/hermes');

/** The folder with `hermes`; fetched from the registry the first time, because 56 MB are too many for a dependency. */
function folder(): string {
  const name = FOLDERS[process.platform];
  if (name === undefined) throw new Error(`Hermes has no program for ${process.platform}`);
  const bin = join(cache, 'package', name);
  if (existsSync(bin)) return bin;
  console.log(`Fetching ${PACKAGE}.`);
  const making = `${cache}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const archive = execFileSync(npm, ['pack', PACKAGE, '--silent'], { cwd: making, encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', archive], { cwd: making });
  rmSync(join(making, archive));
  rmSync(cache, { recursive: true, force: true });
  renameSync(making, cache);
  chmodSync(join(bin, 'hermes'), 0o755);
  return bin;
}

const hermes = () => join(folder(), 'hermes');

/** Optimised bytecode, as a release for phones carries it. */
export function compile(source: string, bytecode: string): void {
  execFileSync(hermes(), ['-w', '-O', '-emit-binary', '-out', bytecode, source], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

export function run(bytecode: string): string {
  return execFileSync(hermes(), ['-b', bytecode], { encoding: 'utf8' });
}
