/**
 * SQLite's record format, as far as our tables use it: numbers and texts, no blobs. Everything is checked, because the
 * bytes may be damaged: null means that they are no record of ours.
 */
export type Cell = string | number | null;

/** A number of one to nine bytes and where the next thing begins; null when it runs out of the bytes or is absurd. */
export function readVarint(bytes: Uint8Array, at: number): readonly [value: number, next: number] | null {
  let value = 0;
  for (let index = 0; index < 9; index += 1) {
    const byte = bytes[at + index];
    if (byte === undefined) return null;
    value = index === 8 ? value * 256 + byte : value * 128 + (byte & 0x7f);
    if (value > Number.MAX_SAFE_INTEGER) return null;
    if (byte < 0x80 || index === 8) return [value, at + index + 1];
  }
  return null;
}

export function readU32(bytes: Uint8Array, at: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

/** Bytes of each kind of cell below the texts. Those that we do not write are skipped, as SQLite does. */
const BYTES = [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0] as const;
const LAST_INTEGER = 6;
const ZERO = 8;
const ONE = 9;
const FIRST_BLOB = 12;

function readInteger(bytes: Uint8Array, at: number, length: number): number {
  let value = 0;
  for (let index = 0; index < length; index += 1) {
    const byte = bytes[at + index] ?? 0;
    // The first byte carries the sign.
    value = value * 256 + (index === 0 && byte > 0x7f ? byte - 256 : byte);
  }
  return value;
}

const decoder = new TextDecoder();

/** The cells of a record, as far as they can be read: a damaged one costs those behind it. */
export function readRecord(bytes: Uint8Array): readonly Cell[] | null {
  const head = readVarint(bytes, 0);
  if (!head || head[0] > bytes.length) return null;
  const types: number[] = [];
  let at = head[1];
  while (at < head[0]) {
    const type = readVarint(bytes, at);
    // One that does not end with the head is damaged, and so are those behind it.
    if (!type || type[1] > head[0]) break;
    types.push(type[0]);
    at = type[1];
  }
  at = head[0];
  const cells: Cell[] = [];
  for (const type of types) {
    const length = BYTES[type] ?? Math.floor((type - FIRST_BLOB) / 2);
    if (at + length > bytes.length) return cells;
    if (type >= FIRST_BLOB) {
      cells.push(type % 2 === 1 ? decoder.decode(bytes.subarray(at, at + length)) : null);
    } else if (type === ZERO || type === ONE) cells.push(type - ZERO);
    else cells.push(type > 0 && type <= LAST_INTEGER ? readInteger(bytes, at, length) : null);
    at += length;
  }
  return cells;
}
