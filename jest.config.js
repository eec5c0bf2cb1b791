const expoPreset = require('jest-expo/jest-preset');

// jest-expo lists the packages that must be compiled; Skia ships untranspiled modules too.
const transformIgnorePatterns = expoPreset.transformIgnorePatterns.map((pattern) =>
  pattern.replace('(?!(', '(?!(@shopify/react-native-skia|'),
);

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      displayName: 'engine',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/engine/**/*.test.ts'],
      transform: { '\\.ts$': '<rootDir>/scripts/jest-esbuild.js' },
      moduleFileExtensions: ['ts', 'js', 'json'],
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      testMatch: ['<rootDir>/__tests__/app/**/*.test.{ts,tsx}'],
      transformIgnorePatterns,
      setupFiles: ['react-native-gesture-handler/jestSetup.js'],
      setupFilesAfterEnv: ['@shopify/react-native-skia/jestSetup.js', '<rootDir>/scripts/jest-setup-app.js'],
    },
  ],
};
