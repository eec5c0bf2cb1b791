import type { LogReport } from './log';
import { readRecord, readU32, readVarint, type Cell } from './records';

/**
 * The rows of a database file, read page by page without SQLite: a page that is damaged costs its own rows and nothing
 * else. `live`: the page is reached from its table. `loose`: no page that is left points to it. `freed`: it held rows once.
 */
export type Trust = 'live' | 'loose' | 'freed';

export interface PageRow {
  readonly trust: Trust;
  /** Key of a row in a table that has one; null in those that are kept in an index. */
  readonly rowid: number | null;
  readonly cells: readonly Cell[];
  /** Name of its table, when that is known. */
  readonly table: string | null;
}

const PAGE_SIZE = 4096;
const FILE_HEAD = 100;
const TABLE_LEAF = 0x0d;
const TABLE_INNER = 0x05;
const INDEX_LEAF = 0x0a;
const INDEX_INNER = 0x02;
/** No row of ours comes near this. */
const MAX_PAYLOAD = 4_000_000;

type Pages = ReadonlyMap<number, Uint8Array>;

interface Image {
  readonly pages: Pages;
  readonly size: number;
  /** Pages of the log that are damaged, and the newest of their number. */
  readonly doubtful: readonly Uint8Array[];
}

function imageOf(main: Uint8Array, log: LogReport | null): Image {
  const named = (main[16] ?? 0) * 256 + (main[17] ?? 0);
  const size = log?.frames.length
    ? log.pageSize
    : named >= 512 && (named & (named - 1)) === 0
      ? named
      : PAGE_SIZE;
  const pages = new Map<number, Uint8Array>();
  for (let at = 0, number = 1; at < main.length; at += size, number += 1) {
    pages.set(number, main.subarray(at, at + size));
  }
  const frames = log?.frames ?? [];
  const lastCommit = frames.findLastIndex(({ valid, commits }) => valid && commits);
  const doubtful = new Map<number, Uint8Array>();
  frames.forEach(({ page, valid, data }, index) => {
    doubtful.delete(page);
    // What was never committed did not happen; but a damaged end may hold the last thing that did.
    if (valid && index <= lastCommit) pages.set(page, data);
    else if (frames.slice(lastCommit + 1).some((frame) => !frame.valid) || !valid) doubtful.set(page, data);
  });
  return { pages, size, doubtful: [...doubtful.values()] };
}

interface PageCell {
  readonly child: number;
  readonly rowid: number | null;
  /** Null in inner pages of a table, which hold no rows. */
  readonly payload: Uint8Array | null;
}

/** A payload with what of it stands on other pages; only its beginning when it does not hang together. */
function payloadAt(
  pages: Pages,
  size: number,
  page: Uint8Array,
  at: number,
  length: number,
  isTable: boolean,
): Uint8Array {
  const beginning = page.subarray(at);
  if (length > MAX_PAYLOAD) return beginning;
  const most = isTable ? size - 35 : Math.floor(((size - 12) * 64) / 255) - 23;
  if (length <= most) return page.subarray(at, at + length);
  const least = Math.floor(((size - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (size - 4));
  const local = fitting <= most ? fitting : least;
  if (at + local + 4 > page.length) return beginning;
  const payload = new Uint8Array(length);
  payload.set(page.subarray(at, at + local));
  let filled = local;
  let next = readU32(page, at + local);
  while (filled < length) {
    const more = pages.get(next);
    if (!more || more.length < size) return beginning;
    const part = Math.min(size - 4, length - filled);
    payload.set(more.subarray(4, 4 + part), filled);
    filled += part;
    next = readU32(more, 0);
  }
  return payload;
}

function* cellsOf(pages: Pages, size: number, page: Uint8Array, head: number): Generator<PageCell> {
  const type = page[head];
  const inner = type === TABLE_INNER || type === INDEX_INNER;
  const isTable = type === TABLE_LEAF || type === TABLE_INNER;
  if (!inner && type !== TABLE_LEAF && type !== INDEX_LEAF) return;
  const count = (page[head + 3] ?? 0) * 256 + (page[head + 4] ?? 0);
  const first = head + (inner ? 12 : 8);
  for (let index = 0; index < count && first + 2 * index + 2 <= page.length; index += 1) {
    // No address lies outside of the page: SQLite too looks at these bits alone.
    let at = ((page[first + 2 * index] ?? 0) * 256 + (page[first + 2 * index + 1] ?? 0)) & (size - 1);
    if (at < first || at >= page.length) continue;
    const child = inner ? readU32(page, at) : 0;
    if (inner) at += 4;
    if (type === TABLE_INNER) {
      yield { child, rowid: null, payload: null };
      continue;
    }
    const length = readVarint(page, at);
    if (!length) continue;
    const key = isTable ? readVarint(page, length[1]) : null;
    if (isTable && !key) continue;
    const payload = payloadAt(pages, size, page, key?.[1] ?? length[1], length[0], isTable);
    yield { child, rowid: key?.[0] ?? null, payload };
  }
  if (inner) yield { child: readU32(page, head + 8), rowid: null, payload: null };
}

/** Pages that the file says are free. They keep what they held. */
function freePages({ pages, size }: Image): ReadonlySet<number> {
  const free = new Set<number>();
  const first = pages.get(1);
  let trunk = first ? readU32(first, 32) : 0;
  while (trunk > 0 && !free.has(trunk)) {
    const page = pages.get(trunk);
    const count = page ? readU32(page, 4) : Infinity;
    if (!page || count > size / 4 - 2) break;
    free.add(trunk);
    for (let index = 0; index < count; index += 1) free.add(readU32(page, 8 + 4 * index));
    trunk = readU32(page, 0);
  }
  return free;
}

const SCHEMA_COLUMNS = 5;

/** Every row that can be found, those of live pages first. */
export function readRows(main: Uint8Array, log: LogReport | null): readonly PageRow[] {
  const image = imageOf(main, log);
  const { pages, size } = image;
  const rows: PageRow[] = [];
  const seen = new Set<number>();

  /** In the order of their keys: what a page lower down holds comes before the row that points to it. */
  function* entries(page: Uint8Array, head: number, trust: Trust, table: string | null) {
    for (const { child, rowid, payload } of cellsOf(pages, size, page, head)) {
      if (child > 0) yield child;
      const cells = payload && readRecord(payload);
      if (cells) yield { trust, rowid, cells, table };
    }
  }

  function take(page: Uint8Array, trust: Trust): void {
    for (const entry of entries(page, 0, trust, null)) if (typeof entry !== 'number') rows.push(entry);
  }

  function walk(root: number, table: string): void {
    const waiting: (number | PageRow)[] = [root];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (typeof next !== 'number') {
        rows.push(next);
        continue;
      }
      const page = pages.get(next);
      if (!page || seen.has(next)) continue;
      seen.add(next);
      waiting.push(...[...entries(page, next === 1 ? FILE_HEAD : 0, 'live', table)].reverse());
    }
  }

  walk(1, 'sqlite_schema');
  for (const { cells } of [...rows]) {
    const [, name, , root] = cells;
    if (cells.length !== SCHEMA_COLUMNS || typeof name !== 'string' || typeof root !== 'number') continue;
    if (root > 1) walk(root, name);
  }
  const free = freePages(image);
  for (const trust of ['loose', 'freed'] as const) {
    if (trust === 'loose') for (const page of image.doubtful) take(page, trust);
    for (const [number, page] of pages) {
      if (!seen.has(number) && free.has(number) === (trust === 'freed')) take(page, trust);
    }
  }
  return rows;
}
