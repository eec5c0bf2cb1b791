import { spawn } from 'node:child_process';

/**
 * Everything that must hold. The two rows run side by side, each from left to right, and the browser has the machine to
 * itself afterwards. All steps run, so that one report names every fault.
 */
const ROWS = [
  [
    ['format', 'format:check'],
    ['lint', 'lint'],
    ['types', 'types'],
    ['native bundles', 'build:native'],
    ['web build', 'build:web'],
  ],
  [
    ['unit tests', 'unit'],
    ['component tests', 'component'],
  ],
] as const;
const LAST = ['end to end, browser', 'e2e'] as const;

interface Result {
  readonly passed: boolean;
  readonly line: string;
}

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** What a step says is shown when it has ended, or as it comes where nothing else runs beside it. */
function run([name, script]: readonly [string, string], alone: boolean): Promise<Result> {
  const began = Date.now();
  const title = `\n=== ${name} (npm run ${script})`;
  if (alone) console.log(title);
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => said.push(part));
    child.stderr?.on('data', (part: Buffer) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (status) => {
      if (!alone) console.log(`${title}\n${Buffer.concat(said).toString()}`);
      const passed = status === 0;
      done({ passed, line: `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds(began)}` });
    });
  });
}

async function inTurn(row: readonly (readonly [string, string])[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of row) results.push(await run(step, false));
  return results;
}

async function main(): Promise<void> {
  const start = Date.now();
  const report = (await Promise.all(ROWS.map(inTurn))).flat();
  report.push(await run(LAST, true));
  const failed = report.filter(({ passed }) => !passed).length;
  console.log(`\n${report.map(({ line }) => line).join('\n')}`);
  console.log(
    failed === 0 ? `All passed in ${seconds(start)}.` : `${failed} failed, after ${seconds(start)}.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
