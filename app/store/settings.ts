import { create } from 'zustand';

import { serialQueue } from '../storage/serialQueue';
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
const inTurn = serialQueue();

/** A database that has not answered by then is not waited for: the first screen must come. */
const patience = 8000;

function soon<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not answer.')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reads what was stored. Never rejects: without storage the app still runs, unsaved. */
export async function openSettings(open: () => Promise<SettingsRepository>): Promise<void> {
  try {
    const read = async () => {
      const opened = await open();
      return { opened, stored: await opened.load() };
    };
    const { opened, stored } = await soon(read(), patience);
    repository = opened;
    useSettings.setState({ settings: readSettings(stored), status: 'ready' });
  } catch (error) {
    console.warn('Settings cannot be stored', error);
    repository = null;
    useSettings.setState({ status: 'unsaved' });
  }
}

/** Changes are written one after another, and show only when written. */
export function changeSetting<Key extends keyof Settings>(key: Key, value: Settings[Key]): Promise<void> {
  return inTurn(async () => {
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
}
