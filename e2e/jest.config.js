/** The same specs, driven by Detox on an emulator or simulator. */
/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-esbuild.js' },
  testEnvironment: 'detox/runners/jest/testEnvironment',
  globalSetup: 'detox/runners/jest/globalSetup',
  globalTeardown: 'detox/runners/jest/globalTeardown',
  reporters: ['detox/runners/jest/reporter'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
