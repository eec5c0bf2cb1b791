import { create } from 'zustand';

import type { SettingsRepository } from '../storage/settingsRepository';
import { defaultSettings, readSettings, type Settings } from './settingsSchema';

/**
 * `opening`: nothing may be changed yet. `ready`: every change is on disk before it shows.
 * `unsaved`: storage failed; changes hold until the app closes, and the screen says so.
 */
export type SettingsStatus = 'opening' | 'ready' | 'unsaved';

interface SettingsState {
  readonly settings: Settings;
  readonly status: SettingsStatus;
}

export const useSettings = create<SettingsState>(() => ({ settings: defaultSettings, status: 'opening' }));

let repository: SettingsRepository | null = null;
let tail: Promise<void> = Promise.resolve();

/** Reads what was stored. Never rejects: without storage the app still runs, unsaved. */
export async function openSettings(open: () => Promise<SettingsRepository>): Promise<void> {
  try {
    repository = await open();
    useSettings.setState({ settings: readSettings(await repository.load()), status: 'ready' });
  } catch (error) {
    console.warn('Settings cannot be stored', error);
    repository = null;
    useSettings.setState({ status: 'unsaved' });
  }
}

/** Changes are written one after another, and show only when written. */
export function changeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void> {
  tail = tail.then(async () => {
    if (useSettings.getState().status === 'opening') return;
    let status: SettingsStatus = 'unsaved';
    try {
      if (repository) {
        await repository.save(key, value);
        status = 'ready';
      }
    } catch (error) {
      console.warn('Setting not stored', error);
    }
    useSettings.setState((state) => ({ settings: { ...state.settings, [key]: value }, status }));
  });
  return tail;
}
