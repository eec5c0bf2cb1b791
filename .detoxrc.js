const iosBuild = (configuration) =>
  `xcodebuild -workspace ios/Sietch.xcworkspace -scheme Sietch -configuration ${configuration} -sdk iphonesimulator -derivedDataPath ios/build`;
const androidBuild = (variant) =>
  `cd android && ./gradlew assemble${variant} assembleAndroidTest -DtestBuildType=${variant.toLowerCase()}`;

/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/jest.config.js' },
    jest: { setupTimeout: 180_000 },
  },
  artifacts: { rootDir: 'e2e/artifacts', plugins: { screenshot: { takeWhen: { testFailure: true } } } },
  apps: {
    ios: {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Sietch.app',
      build: iosBuild('Release'),
    },
    android: {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build: androidBuild('Release'),
    },
  },
  devices: {
    simulator: { type: 'ios.simulator', device: { type: 'iPhone 16' } },
    emulator: { type: 'android.emulator', device: { avdName: 'Pixel_8_API_35' } },
  },
  configurations: {
    'ios.sim': { device: 'simulator', app: 'ios' },
    'android.emu': { device: 'emulator', app: 'android' },
  },
};
