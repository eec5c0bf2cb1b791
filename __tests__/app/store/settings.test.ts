import { changeSetting, openSettings, useSettings } from '../../../app/store/settings';
import { defaultSettings, readSettings } from '../../../app/store/settingsSchema';
import type { SettingsRepository } from '../../../app/storage/settingsRepository';

function memory(initial: Record<string, unknown> = {}) {
  const stored = { ...initial };
  const repository: SettingsRepository = {
    load: async () => ({ ...stored }),
    save: async (key, value) => {
      stored[key] = value;
    },
  };
  return { stored, repository };
}

beforeEach(() => {
  useSettings.setState({ settings: defaultSettings, status: 'opening' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('readSettings', () => {
  it('replaces only what it cannot understand', () => {
    expect(
      readSettings({
        theme: 'night',
        speed: 7,
        textSize: 'gigantic',
        unknown: true,
        hand: 'left',
        lastGames: 4,
      }),
    ).toEqual({ ...defaultSettings, theme: 'night', hand: 'left' });
  });

  it('begins with sound, at the usual speed, in the language of the device', () => {
    expect(readSettings({})).toEqual({
      theme: 'system',
      textSize: 'normal',
      language: 'system',
      speed: 'normal',
      sound: true,
      haptics: true,
      hand: 'right',
      facePlayer: false,
      confirmEnd: false,
      lastGames: {},
      bookmarks: [],
      lastRead: '',
      openingTold: 0,
      conferring: null,
      troublesTold: [],
    });
  });
});

describe('settings store', () => {
  it('reads what was stored', async () => {
    await openSettings(async () => memory({ theme: 'day' }).repository);
    expect(useSettings.getState()).toEqual({
      settings: { ...defaultSettings, theme: 'day' },
      status: 'ready',
    });
  });

  it('takes no change before storage is open', async () => {
    await changeSetting('theme', 'day');
    expect(useSettings.getState().settings).toEqual(defaultSettings);
  });

  it('shows a change only when it is written', async () => {
    const { stored, repository } = memory();
    let release = () => {};
    const gate = new Promise<void>((open) => (release = open));
    await openSettings(async () => ({
      ...repository,
      save: async (key, value) => {
        await gate;
        await repository.save(key, value);
      },
    }));
    const change = changeSetting('theme', 'night');
    await Promise.resolve();
    expect(useSettings.getState().settings.theme).toBe('system');
    release();
    await change;
    expect(useSettings.getState().settings.theme).toBe('night');
    expect(stored).toEqual({ theme: 'night' });
  });

  it('keeps the order of quick changes', async () => {
    const { stored, repository } = memory();
    await openSettings(async () => repository);
    await Promise.all([
      changeSetting('theme', 'day'),
      changeSetting('textSize', 'large'),
      changeSetting('theme', 'night'),
    ]);
    expect(useSettings.getState().settings).toEqual({
      ...defaultSettings,
      theme: 'night',
      textSize: 'large',
    });
    expect(stored).toEqual({ theme: 'night', textSize: 'large' });
  });

  it('goes on without storage, and says so', async () => {
    await openSettings(async () => {
      throw new Error('NoModificationAllowedError');
    });
    expect(useSettings.getState().status).toBe('unsaved');
    await changeSetting('theme', 'day');
    expect(useSettings.getState()).toMatchObject({ settings: { theme: 'day' }, status: 'unsaved' });
  });

  it('does not wait for ever for a database that does not answer', async () => {
    jest.useFakeTimers();
    const opening = openSettings(() => new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(10_000);
    await opening;
    jest.useRealTimers();
    expect(useSettings.getState().status).toBe('unsaved');
  });

  it('says when a write fails, and keeps the change for now', async () => {
    await openSettings(async () => ({
      load: async () => ({}),
      save: async () => {
        throw new Error('disk full');
      },
    }));
    expect(useSettings.getState().status).toBe('ready');
    await changeSetting('theme', 'day');
    expect(useSettings.getState()).toMatchObject({ settings: { theme: 'day' }, status: 'unsaved' });
  });
});
