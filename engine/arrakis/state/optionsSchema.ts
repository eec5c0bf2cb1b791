import * as v from 'valibot';
import { MODES } from './options';
import { seatPlan } from './seating';
import type { GameOptions } from './options';

const SEED_LIMIT = 0xffff_ffff;
/** Letters of a player's name. */
const NAME_LIMIT = 40;

// One entry for each option: a new option that is forgotten here does not compile.
const entries = {
  mode: v.picklist(MODES),
  seed: v.pipe(v.number(), v.integer(), v.minValue(-SEED_LIMIT), v.maxValue(SEED_LIMIT)),
  names: v.array(v.pipe(v.string(), v.maxLength(NAME_LIMIT))),
  ties: v.optional(v.picklist(['ask', 'random'])),
} satisfies { readonly [Key in keyof Required<GameOptions>]: v.GenericSchema };

const schema = v.pipe(
  v.strictObject(entries),
  v.check((options) => options.names.length === seatPlan(options).length, 'one name for each seat'),
) satisfies v.GenericSchema<unknown, GameOptions>;

/** Options from outside; throws with the field at fault when they are none of this game. */
export function readOptions(from: unknown): GameOptions {
  const result = v.safeParse(schema, from);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
}
