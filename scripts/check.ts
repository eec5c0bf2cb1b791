import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * What to run before a commit: style, lint and types of the files that changed, and the tests that reach them. Without
 * changes, the last commit is looked at. `npm test` proves everything.
 */
function git(...args: readonly string[]): string[] {
  const { stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

const uncommitted = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
const files = changed.filter((file) => existsSync(file));
const code = files.filter((file) => /\.(ts|tsx|js)$/.test(file));
const since = uncommitted.length > 0 ? '--onlyChanged' : '--lastCommit';

const STEPS: readonly (readonly [string, readonly string[]])[] = [
  ['format', ['prettier', '--check', '--log-level', 'warn', '--ignore-unknown', ...files]],
  [
    'lint',
    [
      'eslint',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '--max-warnings',
      '0',
      '--no-warn-ignored',
      ...code,
    ],
  ],
  [
    'types',
    ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/check.tsbuildinfo'],
  ],
  ['tests', ['jest', since, '--passWithNoTests', '--silent']],
];

/** Two side by side: the checks of files, then types; tests beside them. */
async function main(): Promise<void> {
  const began = Date.now();
  const run = ([name, [command = '', ...args]]: (typeof STEPS)[number]) =>
    new Promise<string | null>((done) => {
      const child = spawn('npx', ['--no-install', command, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
      const said: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => said.push(part));
      child.stderr.on('data', (part: Buffer) => said.push(part));
      child.on('close', (status) => {
        if (status !== 0) console.log(`\n=== ${name}\n${Buffer.concat(said).toString()}`);
        done(status === 0 ? null : name);
      });
    });
  const inTurn = async (steps: typeof STEPS) => {
    const failed: (string | null)[] = [];
    for (const step of steps) failed.push(await run(step));
    return failed;
  };
  const wanted = STEPS.filter(([name]) => (name === 'lint' ? code : files).length > 0);
  const results = await Promise.all([
    inTurn(wanted.filter(([name]) => name !== 'tests')),
    inTurn(wanted.filter(([name]) => name === 'tests')),
  ]);
  const failed = results.flat().filter((name) => name !== null);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    failed.length === 0
      ? `${files.length} changed files are fine (${seconds} s).`
      : `Failed: ${failed.join(', ')} (${seconds} s).`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void main();
