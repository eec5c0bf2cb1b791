import { at } from '../../core/at';
import { emptyState } from '../setup';
import type { GameOptions } from '../state/options';
import { readOptions } from '../state/optionsSchema';
import { TROOPS } from '../state/state';
import type { State } from '../state/state';
import { parseFieldLine, printFields, readLines } from '../../core/notation/lines';
import { NotationError } from '../../core/notation/notationError';
import { FIELDS } from './fields';

export { NotationError };

const HEADER = 'imperium ';

/** Any state as text: its options, and one line for each field that is not as in the box. */
export function printPosition(s: State): string {
  const fields = printFields(FIELDS, s, emptyState(s.options));
  return [`${HEADER}${JSON.stringify(s.options)}`, ...fields].join('\n');
}

function parseOptions(line: string): GameOptions {
  if (!line.startsWith(HEADER)) throw new Error(`not a position: ${line}`);
  return readOptions(JSON.parse(line.slice(HEADER.length)));
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
  const s = readLines(text, {
    first: (line) => emptyState(parseOptions(line)),
    other(state, line) {
      if (!parseFieldLine(FIELDS, state, line)) throw new Error(`not readable: ${line}`);
    },
  });
  checkPosition(s);
  return s;
}
