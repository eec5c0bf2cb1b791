import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Watches what SQLite writes into a folder, and makes from it the folder as a crash at any moment would have left it:
 * `kill` keeps everything that was written, `power` only what had been synced by then.
 */
type Operation =
  | { readonly kind: 'write'; readonly file: string; readonly at: number; readonly data: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'create' | 'unlink' | 'sync'; readonly file: string }
  | { readonly kind: 'syncFolder' };

export type Crash = 'kill' | 'power';

/**
 * The SQLite of the tests asks whether another process holds a lock, finds its own, and so never rolls back what a killed
 * process left half written without a log. A device does; here nobody else is at the file. Until mocks are restored.
 */
export function aloneAtFile(): void {
  const { accessSync } = fs;
  jest.spyOn(fs, 'accessSync').mockImplementation((path, mode) => {
    if (String(path).endsWith('.lock')) throw new Error('nobody else holds it');
    accessSync(path, mode);
  });
}

class Contents {
  private bytes = Buffer.alloc(0);

  write(at: number, data: Buffer): void {
    if (this.bytes.length < at + data.length) {
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(at + data.length - this.bytes.length)]);
    }
    data.copy(this.bytes, at);
  }

  truncate(size: number): void {
    if (size < this.bytes.length) this.bytes = Buffer.from(this.bytes.subarray(0, size));
    else this.write(size, Buffer.alloc(0));
  }

  copy(): Contents {
    const copy = new Contents();
    copy.bytes = Buffer.from(this.bytes);
    return copy;
  }

  get data(): Buffer {
    return this.bytes;
  }
}

export class WatchedDisk {
  private readonly operations: Operation[] = [];
  private readonly paths = new Map<number, string>();
  private readonly spies: jest.SpyInstance[] = [];

  constructor(private readonly folder: string) {
    const { openSync, writeSync, ftruncateSync, unlinkSync, fsyncSync } = fs;
    const inFolder = (path: unknown) => typeof path === 'string' && path.startsWith(folder);
    const note = (operation: Operation) => this.operations.push(operation);
    const fileOf = (fd: unknown) => (typeof fd === 'number' ? this.paths.get(fd) : undefined);

    this.spies.push(
      jest.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
        const isNew = inFolder(path) && !fs.existsSync(path);
        const fd = openSync(path, ...rest);
        if (inFolder(path)) {
          const file = relative(folder, String(path));
          this.paths.set(fd, file);
          if (isNew) note({ kind: 'create', file });
        }
        return fd;
      }),
      jest.spyOn(fs, 'writeSync').mockImplementation(((fd: number, data: Uint8Array, ...rest: number[]) => {
        const file = fileOf(fd);
        const [offset = 0, length = data.length, at = 0] = rest;
        if (file !== undefined) {
          note({ kind: 'write', file, at, data: Buffer.from(data.subarray(offset, offset + length)) });
        }
        return writeSync(fd, data, offset, length, at);
      }) as typeof fs.writeSync),
      jest.spyOn(fs, 'ftruncateSync').mockImplementation((fd, size) => {
        const file = fileOf(fd);
        if (file !== undefined) note({ kind: 'truncate', file, size: Number(size ?? 0) });
        ftruncateSync(fd, size);
      }),
      jest.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
        unlinkSync(path);
        if (inFolder(path)) note({ kind: 'unlink', file: relative(folder, String(path)) });
      }),
      jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
        const file = fileOf(fd);
        if (file === '') note({ kind: 'syncFolder' });
        else if (file !== undefined) note({ kind: 'sync', file });
        fsyncSync(fd);
      }),
    );
  }

  /** How much has happened so far. */
  get time(): number {
    return this.operations.length;
  }

  stop(): void {
    for (const spy of this.spies) spy.mockRestore();
  }

  /** Makes a folder as it would be after a crash at that time; the last write may have got only part of the way. */
  imageAt(time: number, crash: Crash, target: string, torn = 1): void {
    const files = new Map<string, Contents>();
    const durable = new Map<string, Contents>();
    this.operations.slice(0, time).forEach((operation, index) => {
      if (operation.kind === 'syncFolder') {
        // Names made or removed are on disk now.
        for (const file of durable.keys()) if (!files.has(file)) durable.delete(file);
        return;
      }
      const { file } = operation;
      const contents = files.get(file) ?? new Contents();
      files.set(file, contents);
      if (operation.kind === 'write') {
        const whole = index < time - 1;
        const length = whole ? operation.data.length : Math.floor(operation.data.length * torn);
        contents.write(operation.at, operation.data.subarray(0, length));
      } else if (operation.kind === 'truncate') contents.truncate(operation.size);
      else if (operation.kind === 'unlink') files.delete(file);
      else if (operation.kind === 'sync') durable.set(file, contents.copy());
    });
    for (const [file, contents] of crash === 'kill' ? files : durable) {
      const path = join(target, file);
      fs.mkdirSync(dirname(path), { recursive: true });
      fs.writeFileSync(path, contents.data);
    }
  }
}
