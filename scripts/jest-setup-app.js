jest.mock('react-native-worklets', () => require('react-native-worklets/lib/module/mock'));
require('react-native-reanimated').setUpTests();

// The library of sounds patches the native player while it loads, and Jest has no loudspeaker to patch: without this,
// nothing that can be heard could even be imported.
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => ({ play: jest.fn(), seekTo: jest.fn(() => Promise.resolve()) })),
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
}));

// Nothing is kept from one start to the next, and nobody waits for it: a test that is about it brings its own.
jest.mock('../app/storage/pictures', () => ({
  pictures: {
    read: () => new Promise(() => {}),
    write: () => Promise.resolve(),
    names: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  },
}));
