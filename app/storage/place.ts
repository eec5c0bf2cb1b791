import { defaultDatabaseDirectory } from 'expo-sqlite';
import { Directory, File, Paths } from 'expo-file-system';

import type { Place } from './placeTypes';
import { PRAGMAS } from './pragmas';

// SQLite gives plain paths, the file system wants addresses.
function directory(): Directory {
  const path = String(defaultDatabaseDirectory);
  return new Directory(path.startsWith('file:') ? path : `file://${path}`);
}

/** Bytes that a game and its journal can need at least. */
const ROOM = 4_000_000;
const SIDE_FILES = ['', '-wal', '-shm', '-journal'] as const;

/** Where the database lives on a phone: a folder of the app's own. */
export const place: Place = {
  pragmas: PRAGMAS.phone,

  async claim() {
    // One app, one process: nobody else can have the file.
  },

  async setAside(name, stamp) {
    const folder = directory();
    const kept = `${name}.${stamp}.damaged`;
    for (const suffix of SIDE_FILES) {
      const file = new File(folder, `${name}${suffix}`);
      if (file.exists) await file.move(new File(folder, `${kept}${suffix}`));
    }
    return kept;
  },

  async keep() {
    // What an app stores on a phone stays until the app is removed.
  },

  async isFull() {
    return Paths.availableDiskSpace < ROOM;
  },

  async kept() {
    const folder = directory();
    if (!folder.exists) return [];
    return folder
      .list()
      .map((entry) => entry.name)
      .filter((name) => name.endsWith('.damaged'));
  },
};
