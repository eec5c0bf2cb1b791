import { spawnSync } from 'node:child_process';

/** Everything that must hold, cheapest first. All steps run, so that one report names every fault. */
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

const start = Date.now();
const report = steps.map(([name, script]) => {
  console.log(`\n=== ${name} (npm run ${script})`);
  const began = Date.now();
  const passed = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0;
  return { passed, line: `${passed ? 'passed' : 'FAILED'}  ${name.padEnd(22)} ${seconds(began)}` };
});

const failed = report.filter(({ passed }) => !passed).length;
console.log(`\n${report.map(({ line }) => line).join('\n')}`);
console.log(failed === 0 ? `All passed in ${seconds(start)}.` : `${failed} failed, after ${seconds(start)}.`);
process.exitCode = failed === 0 ? 0 : 1;
