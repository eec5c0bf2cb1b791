import { at } from '../../core/at';
import { emptyState } from '../setup';
import type { GameOptions } from '../state/options';
import { readOptions } from '../state/optionsSchema';
import { TROOPS } from '../state/state';
import type { State } from '../state/state';
import { NotationError, reasonOf } from '../../core/notationError';
import { FIELDS } from './fields';

export { NotationError };

const HEADER = 'imperium ';

/** Any state as text: its options, and one line for each field that is not as in the box. */
export function printPosition(s: State): string {
  const lines = [`${HEADER}${JSON.stringify(s.options)}`];
  const blank = emptyState(s.options);
  for (const field of FIELDS) {
    const text = field.print(s);
    if (text !== field.print(blank)) lines.push(`${field.name} = ${text}`.trimEnd());
  }
  return lines.join('\n');
}

function parseOptions(line: string): GameOptions {
  if (!line.startsWith(HEADER)) throw new Error(`not a position: ${line}`);
  return readOptions(JSON.parse(line.slice(HEADER.length)));
}

function parseLine(s: State, line: string): void {
  const match = /^(\w+)\s*=\s*(.*)$/.exec(line);
  if (match === null) throw new Error(`not readable: ${line}`);
  const [, name, text] = match;
  const field = FIELDS.find((entry) => entry.name === name);
  if (field === undefined) throw new Error(`no such field: ${name ?? ''}`);
  try {
    field.parse(s, text ?? '');
  } catch (error) {
    throw new Error(`${field.name}: ${reasonOf(error)}`);
  }
}

/** Runs the reader of one line; what it complains about gets the line's number. */
function atLine<T>(number: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new NotationError(`line ${number}: ${reasonOf(error)}`);
  }
}

/** Lines that are each right may still not fit together. */
function checkPosition(s: State): void {
  s.garrison.forEach((troops, seat) => {
    if (troops + at(s.conflict, seat) > TROOPS) {
      throw new NotationError(`seat ${seat} has more troops than the box holds`);
    }
  });
}

/** Reads what `printPosition` wrote, or what a person did: fields left out are as in the box. */
export function parsePosition(text: string): State {
  const lines = text.split('\n').map((line) => line.trim());
  const first = Math.max(
    0,
    lines.findIndex((line) => line !== ''),
  );
  const s = emptyState(atLine(first + 1, () => parseOptions(lines[first] ?? '')));
  lines.forEach((line, index) => {
    if (index > first && line !== '') atLine(index + 1, () => parseLine(s, line));
  });
  checkPosition(s);
  return s;
}
