import { deleteDatabaseAsync } from 'expo-sqlite';

import type { Place } from './placeTypes';
import { PRAGMAS } from './pragmas';
import { StorageError } from './storageError';

/** The folder in the browser's private file system where expo-sqlite keeps its pool of files. */
const POOL = 'expo-sqlite';
/** Each pooled file starts with a header that names the SQLite file behind it; the SQLite file itself follows. */
const HEADER = 4096;
const KEPT = 'set-aside';
const LOCK = 'sietch-database';
const ASKING = 'who has it?';
const ANSWER = 'I have it';
const ASK_EVERY = 150;
/** How long a page that is being closed may take to let go. */
const PATIENCE = 10_000;
/** Bytes that a game and its journal can need at least. */
const ROOM = 1_000_000;

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

async function folder(name: string, create: boolean): Promise<FileSystemDirectoryHandle | null> {
  const root = await navigator.storage.getDirectory();
  try {
    return await root.getDirectoryHandle(name, { create });
  } catch {
    return null;
  }
}

async function filesOf(directory: FileSystemDirectoryHandle): Promise<readonly FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const handle of directory.values()) if (handle.kind === 'file') files.push(handle);
  return files;
}

let holding: Promise<boolean> | null = null;
/** Once the worker of this page has the pool, it keeps it as long as the page lives. */
let poolIsOurs = false;

/** A living tab that has the database answers those who ask; a page that is just being closed does not. */
function answerOthers(channel: BroadcastChannel): void {
  channel.addEventListener('message', ({ data }) => {
    if (data === ASKING) channel.postMessage(ANSWER);
  });
}

/**
 * A lock that the browser gives to one tab at a time and takes back when the tab is gone. False as soon as another tab
 * says that it has it; a page that does not answer is given time to go.
 */
function lock(): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((settle) => {
    const giveUp = new AbortController();
    const channel = new BroadcastChannel(LOCK);
    const ask = setInterval(() => channel.postMessage(ASKING), ASK_EVERY);
    const timeout = setTimeout(() => giveUp.abort(), PATIENCE);
    const done = (held: boolean) => {
      clearInterval(ask);
      clearTimeout(timeout);
      if (held) answerOthers(channel);
      else channel.close();
      settle(held);
    };
    channel.addEventListener('message', ({ data }) => {
      if (data === ANSWER) giveUp.abort();
    });
    navigator.locks
      .request(LOCK, { signal: giveUp.signal }, () => {
        done(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => done(false));
  });
}

/**
 * Waits until nobody holds the pooled files. A page that was just closed or reloaded can hold them a moment longer than
 * its lock; were the database opened then, its worker would keep half of the pool and lose the rest for good.
 */
async function poolIsFree(): Promise<boolean> {
  const pool = await folder(POOL, false);
  if (!pool) return true;
  const until = Date.now() + PATIENCE;
  for (const file of await filesOf(pool)) {
    // Not in every browser; without it the lock alone has to do.
    if (!('createWritable' in file)) return true;
    for (;;) {
      try {
        await (await file.createWritable({ keepExistingData: false })).abort();
        break;
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'NoModificationAllowedError') break;
        if (Date.now() > until) return false;
        await pause(50);
      }
    }
  }
  return true;
}

async function pooledFile(name: string): Promise<File | null> {
  const pool = await folder(POOL, false);
  if (!pool) return null;
  for (const handle of await filesOf(pool)) {
    const file = await handle.getFile();
    const header = new TextDecoder().decode(await file.slice(0, 512).arrayBuffer());
    if (header.startsWith(`/${name}\0`)) return file;
  }
  return null;
}

const SIDE_FILES = ['', '-wal', '-journal'] as const;
const WITNESSES = ['sietch.witness-a', 'sietch.witness-b'] as const;

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

async function write(shelf: FileSystemDirectoryHandle, name: string, data: Blob): Promise<void> {
  const copy = await shelf.getFileHandle(name, { create: true });
  const stream = await copy.createWritable();
  await stream.write(data);
  await stream.close();
  if ((await copy.getFile()).size !== data.size) {
    throw new StorageError('unavailable', 'the damaged file could not be copied');
  }
}

/** Where the database lives in a browser: the private file system, through a worker. */
export const place: Place = {
  pragmas: PRAGMAS.browser,

  async claim() {
    if (!navigator.storage?.getDirectory) {
      throw new StorageError('unavailable', 'this browser has no private file system');
    }
    holding ??= lock();
    const held = await holding;
    if (!held) holding = null;
    poolIsOurs ||= held && (await poolIsFree());
    if (!poolIsOurs) throw new StorageError('otherTab', 'another tab has the database');
  },

  async read(name) {
    const file = await pooledFile(name);
    return file && bytesOf(file.slice(HEADER));
  },

  async setAside(name, stamp, log) {
    const shelf = await folder(KEPT, true);
    if (!shelf) throw new StorageError('unavailable', 'no room to set the damaged file aside');
    const taken = (await filesOf(shelf)).map((file) => file.name);
    let kept = `${name}.${stamp}.damaged`;
    for (let next = 2; taken.includes(kept); next += 1) kept = `${name}.${stamp}.${next}.damaged`;
    // Copies of everything first: until they are there, nothing of it is deleted.
    for (const suffix of SIDE_FILES) {
      const file = await pooledFile(`${name}${suffix}`);
      if (suffix === '-wal' && log) await write(shelf, `${kept}-wal`, new Blob([new Uint8Array(log)]));
      else if (file) await write(shelf, `${kept}${suffix}`, file.slice(HEADER));
    }
    for (const suffix of SIDE_FILES) {
      if (await pooledFile(`${name}${suffix}`)) await deleteDatabaseAsync(`${name}${suffix}`);
    }
    return kept;
  },

  async keep() {
    await navigator.storage?.persist?.();
  },

  async isFull() {
    const { usage = 0, quota = Infinity } = await navigator.storage.estimate();
    return quota - usage < ROOM;
  },

  async kept() {
    const shelf = await folder(KEPT, false);
    if (!shelf) return [];
    return (await filesOf(shelf)).map((file) => file.name).filter((name) => name.endsWith('.damaged'));
  },

  async readKept(name) {
    const shelf = await folder(KEPT, false);
    const kept = shelf && (await filesOf(shelf)).find((file) => file.name === name);
    return kept ? bytesOf(await kept.getFile()) : null;
  },

  // Not in the private file system, where all files of the database lie: this is another drawer, and quick to write.
  async readWitness() {
    return WITNESSES.flatMap((name) => localStorage.getItem(name) ?? []);
  },

  async writeWitness(slot, text) {
    localStorage.setItem(WITNESSES[slot] ?? WITNESSES[0], text);
  },
};
