import * as v from 'valibot';
import type { AnyOptions } from './game';

const SEED_LIMIT = 0xffff_ffff;
/** Letters of a player's name. */
const NAME_LIMIT = 40;

/** The options that every game has; a game adds one entry for each of its own. */
export const COMMON_OPTIONS = {
  seed: v.pipe(v.number(), v.integer(), v.minValue(-SEED_LIMIT), v.maxValue(SEED_LIMIT)),
  names: v.array(v.pipe(v.string(), v.maxLength(NAME_LIMIT))),
} as const;

/** Reads options from outside; throws with the field at fault when they are none of the game. */
export function optionsReader<Options extends AnyOptions>(
  schema: v.GenericSchema<unknown, Options>,
): (from: unknown) => Options {
  return (from) => {
    const result = v.safeParse(schema, from);
    if (result.success) return result.output;
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  };
}
