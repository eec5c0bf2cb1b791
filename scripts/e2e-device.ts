import { spawnSync } from 'node:child_process';

/** Runs the specs on an emulator or simulator: native projects with Detox in them, a release build, the tests. */
const platform = process.argv[2];
if (platform !== 'android' && platform !== 'ios') {
  console.error('Usage: npm run e2e:device -- android|ios');
  process.exit(2);
}

const configuration = platform === 'android' ? 'android.emu' : 'ios.sim';
const steps: readonly (readonly string[])[] = [
  ['expo', 'prebuild', '--clean', '--platform', platform],
  ['detox', 'build', '--configuration', configuration],
  ['detox', 'test', '--configuration', configuration, ...process.argv.slice(3)],
];

for (const step of steps) {
  console.log(`\n$ npx ${step.join(' ')}`);
  const { status } = spawnSync('npx', ['--no-install', ...step], {
    stdio: 'inherit',
    env: { ...process.env, E2E_DEVICE: '1', CI: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
