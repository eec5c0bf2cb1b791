import type { Field } from './fields';
import { NotationError, reasonOf } from './notationError';

/** One line for each field that is not as in the empty box. */
export function printFields<S>(fields: readonly Field<S>[], s: S, blank: S): string[] {
  return fields.flatMap((field) => {
    const text = field.print(s);
    return text === field.print(blank) ? [] : [`${field.name} = ${text}`.trimEnd()];
  });
}

/** Reads the line of a field; false when it is no such line. */
export function parseFieldLine<S>(fields: readonly Field<S>[], s: S, line: string): boolean {
  const match = /^(\w+)\s*=\s*(.*)$/.exec(line);
  if (match === null) return false;
  const [, name, text] = match;
  const field = fields.find((entry) => entry.name === name);
  if (field === undefined) throw new Error(`no such field: ${name ?? ''}`);
  try {
    field.parse(s, text ?? '');
  } catch (error) {
    throw new Error(`${field.name}: ${reasonOf(error)}`);
  }
  return true;
}

/** Runs the reader of one line; what it complains about gets the line's number. */
function atLine<T>(number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new NotationError(`line ${number}: ${reasonOf(error)}`);
  }
}

interface LineReaders<S> {
  /** An empty box of the game that the first line names. */
  first(line: string): S;
  other(s: S, line: string): void;
}

/** Reads a position line by line; empty lines say nothing. */
export function readLines<S>(text: string, read: LineReaders<S>): S {
  const lines = text.split('\n').map((line) => line.trim());
  const first = Math.max(
    0,
    lines.findIndex((line) => line !== ''),
  );
  const s = atLine(first + 1, () => read.first(lines[first] ?? ''));
  lines.forEach((line, index) => {
    if (index > first && line !== '') atLine(index + 1, () => read.other(s, line));
  });
  return s;
}
