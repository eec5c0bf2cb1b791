/** The specs, driven against the web build in Chromium. */
/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  displayName: 'e2e',
  testMatch: ['<rootDir>/e2e/**/*.test.ts'],
  transform: { '\\.ts$': '<rootDir>/scripts/jest-esbuild.js' },
  moduleNameMapper: { '^detox$': '<rootDir>/e2e/browser/detox.ts' },
  testEnvironment: '<rootDir>/e2e/browser/environment.ts',
  globalSetup: '<rootDir>/e2e/browser/start.ts',
  globalTeardown: '<rootDir>/e2e/browser/stop.ts',
  testTimeout: 120_000,
  maxWorkers: 1,
};
