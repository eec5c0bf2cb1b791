import type { AnyFrame } from '../stack';
import { COUNT } from './words';
import type { Words } from './words';

/** One field of a position: a line of its own. */
export interface Field<S> {
  readonly name: string;
  print(s: S): string;
  parse(s: S, text: string): void;
}

/** Whether the order of a pile says something. */
type Order = 'sorted' | 'ordered';

export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function needLength(entries: readonly unknown[], wanted: number): void {
  if (entries.length !== wanted) throw new Error(`${wanted} entries are needed, not ${entries.length}`);
}

function printWords(values: readonly number[], words: Words): string {
  return values.map(words.print).join(' ');
}

function parseWords(text: string, words: Words, order: Order): number[] {
  const values = splitWords(text).map(words.parse);
  return order === 'sorted' ? values.sort((a, b) => a - b) : values;
}

export function number<K extends string>(name: K, words: Words = COUNT): Field<Record<K, number>> {
  return {
    name,
    print: (s) => words.print(s[name]),
    parse(s, text) {
      s[name] = words.parse(text);
    },
  };
}

/** A list of any length. */
export function list<K extends string>(
  name: K,
  words: Words,
  order: Order = 'ordered',
): Field<Record<K, number[]>> {
  return {
    name,
    print: (s) => printWords(s[name], words),
    parse(s, text) {
      s[name] = parseWords(text, words, order);
    },
  };
}

/** A list that always has as many entries as in an empty box. */
export function row<K extends string>(name: K, words: Words): Field<Record<K, number[]>> {
  const field = list(name, words);
  return {
    ...field,
    parse(s, text) {
      needLength(splitWords(text), s[name].length);
      field.parse(s, text);
    },
  };
}

/** One list of any length for each seat or house. */
export function lists<K extends string>(
  name: K,
  words: Words,
  order: Order = 'ordered',
): Field<Record<K, number[][]>> {
  return {
    name,
    print: (s) => s[name].map((entry) => printWords(entry, words)).join(' / '),
    parse(s, text) {
      const parts = text.split('/');
      needLength(parts, s[name].length);
      s[name] = parts.map((part) => parseWords(part, words, order));
    },
  };
}

/** The same where each has its fixed number of entries. */
export function rows<K extends string>(name: K, words: Words): Field<Record<K, number[][]>> {
  const field = lists(name, words);
  return {
    ...field,
    parse(s, text) {
      const before = s[name];
      text.split('/').forEach((part, index) => needLength(splitWords(part), before[index]?.length ?? 0));
      field.parse(s, text);
    },
  };
}

interface FrameParts<S, F extends AnyFrame> {
  readonly kinds: readonly F['k'][];
  hasSeat(s: S, seat: number): boolean;
  /** Puts them into the state; those of an earlier version are put right on the way. */
  take(s: S, frames: F[]): void;
}

/** Frames are plain data; they are written as such. */
export function framesField<S extends { readonly frames: readonly F[] }, F extends AnyFrame>({
  kinds,
  hasSeat,
  take,
}: FrameParts<S, F>): Field<S> {
  function isFrame(value: unknown): value is F {
    if (typeof value !== 'object' || value === null || !('k' in value)) return false;
    const kind = value.k;
    return kinds.some((known) => known === kind);
  }
  return {
    name: 'frames',
    print: (s) => JSON.stringify(s.frames),
    parse(s, text) {
      const value: unknown = JSON.parse(text);
      if (!Array.isArray(value) || !value.every(isFrame)) throw new Error('not a stack of frames');
      for (const frame of value) {
        if ('seat' in frame && !(typeof frame.seat === 'number' && hasSeat(s, frame.seat)))
          throw new Error(`no such seat: ${String(frame.seat)}`);
      }
      take(s, value);
    },
  };
}
