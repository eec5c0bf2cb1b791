import { spawnSync } from 'node:child_process';

/** Everything that must hold, cheapest first, so that a mistake is told early. */
const steps = [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['types', 'types'],
  ['unit tests', 'unit'],
  ['component tests', 'component'],
  ['native bundles', 'build:native'],
  ['web build', 'build:web'],
  ['end to end, browser', 'e2e'],
] as const;

const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

const report: string[] = [];
const start = Date.now();
for (const [name, script] of steps) {
  console.log(`\n=== ${name} (npm run ${script})`);
  const began = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  report.push(`${status === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds(began)}`);
  if (status !== 0) {
    process.exitCode = 1;
    break;
  }
}
console.log(
  `\n${report.join('\n')}\n${process.exitCode ? 'Stopped' : 'All passed'} after ${seconds(start)}.`,
);
