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
const WITNESSES = ['sietch.witness-a', 'sietch.witness-b'] as const;

async function bytesOf(name: string): Promise<Uint8Array | null> {
  const file = new File(directory(), name);
  return file.exists ? file.bytes() : null;
}

/** A name that nothing has yet: the clock may stand still. */
function freeName(folder: Directory, wanted: string): string {
  let name = `${wanted}.damaged`;
  for (let next = 2; new File(folder, name).exists; next += 1) name = `${wanted}.${next}.damaged`;
  return name;
}

/** Where the database lives on a phone: a folder of the app's own. */
export const place: Place = {
  pragmas: PRAGMAS.phone,

  async claim() {
    // One app, one process: nobody else can have the file.
  },

  read: bytesOf,

  async setAside(name, stamp, log) {
    const folder = directory();
    const kept = freeName(folder, `${name}.${stamp}`);
    if (log) {
      const copy = new File(folder, `${kept}-wal`);
      copy.create({ overwrite: true });
      copy.write(log);
    }
    // The database itself goes first, in one step: before it nothing has changed, after it nothing can be lost.
    for (const suffix of SIDE_FILES) {
      const file = new File(folder, `${name}${suffix}`);
      const target = new File(folder, `${kept}${suffix}`);
      if (!file.exists) continue;
      if (target.exists) file.delete();
      else await file.move(target);
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

  readKept: bytesOf,

  async readWitness() {
    const texts: string[] = [];
    for (const name of WITNESSES) {
      const file = new File(directory(), name);
      if (file.exists) texts.push(await file.text());
    }
    return texts;
  },

  async writeWitness(slot, text) {
    const file = new File(directory(), WITNESSES[slot] ?? WITNESSES[0]);
    if (!file.exists) file.create();
    file.write(text);
  },
};
