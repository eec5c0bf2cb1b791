import { readU32 } from './records';

/**
 * The write-ahead log, read without SQLite. SQLite takes the frames up to the first that is damaged and forgets the rest
 * without a word; here those behind it are found too, and it can be told that they were there.
 */
export interface Frame {
  /** Number of the page that it holds, from 1. */
  readonly page: number;
  /** It ends a transaction. */
  readonly commits: boolean;
  /** Its checksum holds. */
  readonly valid: boolean;
  readonly data: Uint8Array;
}

/**
 * `sound`: SQLite reads all of it. `torn`: the last transaction is incomplete, as after a crash, or its end was damaged: only a
 * witness can tell. `broken`: transactions stand behind a damaged one, which a crash does not leave.
 */
export interface LogReport {
  readonly kind: 'sound' | 'torn' | 'broken';
  readonly pageSize: number;
  readonly frames: readonly Frame[];
}

const HEAD = 32;
const FRAME_HEAD = 24;
const MAGIC = 0x377f0682;
const PAGE_SIZE = 4096;

type Sums = readonly [number, number];

function checksum(bytes: Uint8Array, length: number, seed: Sums, bigEndian: boolean): Sums {
  let [a, b] = seed;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= length; at += 8) {
    a = (a + view.getUint32(at, !bigEndian) + b) >>> 0;
    b = (b + view.getUint32(at + 4, !bigEndian) + a) >>> 0;
  }
  return [a, b];
}

const same = (one: Sums, two: Sums) => one[0] === two[0] && one[1] === two[1];
const sumsAt = (bytes: Uint8Array, at: number): Sums => [readU32(bytes, at), readU32(bytes, at + 4)];

function kindOf(headIsWhole: boolean, frames: readonly (Frame | null)[]): LogReport['kind'] {
  const bad = headIsWhole ? frames.findIndex((frame) => !frame?.valid) : 0;
  const behind = bad < 0 ? [] : frames.slice(bad).filter((frame) => frame !== null);
  if (behind.length === 0) return 'sound';
  // The head is on disk before the first frame is written.
  if (!headIsWhole) return 'broken';
  // A transaction is on disk before the next one begins, so that a crash damages one at most.
  // The frame that ends one may stand there twice, to fill a sector of the disk.
  const ends = behind.filter(
    ({ valid, commits, page }, at) =>
      valid && commits && !(behind[at - 1]?.commits && behind[at - 1]?.page === page),
  ).length;
  const itself = behind[0] === frames[bad] && (behind[0]?.commits ?? false) ? 1 : 0;
  return ends + itself > 1 ? 'broken' : 'torn';
}

export function readLog(bytes: Uint8Array): LogReport {
  const magic = readU32(bytes, 0);
  const bigEndian = magic === MAGIC + 1;
  const headIsWhole =
    bytes.length >= HEAD &&
    (magic === MAGIC || bigEndian) &&
    same(checksum(bytes, 24, [0, 0], bigEndian), sumsAt(bytes, 24));
  const pageSize = headIsWhole ? readU32(bytes, 8) : PAGE_SIZE;
  const step = FRAME_HEAD + pageSize;
  const all: { readonly salt: string; readonly frame: Frame }[] = [];
  let seed = sumsAt(bytes, 24);
  for (let at = HEAD; at + FRAME_HEAD < bytes.length; at += step) {
    const data = bytes.subarray(at + FRAME_HEAD, at + step);
    const start = checksum(bytes.subarray(at, at + 8), 8, seed, bigEndian);
    // Each is proved from the sums that the one before it claims: one that is damaged does not take the rest with it.
    seed = sumsAt(bytes, at + 16);
    const valid = data.length === pageSize && same(checksum(data, pageSize, start, bigEndian), seed);
    const page = readU32(bytes, at);
    const salt = `${readU32(bytes, at + 8)}.${readU32(bytes, at + 12)}`;
    all.push({ salt, frame: { page, commits: readU32(bytes, at + 4) > 0, valid, data } });
  }
  const salt = headIsWhole ? `${readU32(bytes, 16)}.${readU32(bytes, 20)}` : (all[0]?.salt ?? '');
  // Frames with another salt are left from before the log began anew.
  const frames = all.map((entry) => (entry.salt === salt ? entry.frame : null));
  return {
    kind: kindOf(headIsWhole, frames),
    pageSize,
    frames: frames.filter((frame) => frame !== null),
  };
}
