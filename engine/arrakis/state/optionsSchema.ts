import * as v from 'valibot';
import { COMMON_OPTIONS, optionsReader } from '../../core/optionsSchema';
import { SIDES } from '../names';
import { MODES } from './options';
import { seatPlan } from './seating';
import type { GameOptions } from './options';

// One entry for each option, in the order of print: a new option that is forgotten here does not compile.
const entries = {
  mode: v.picklist(MODES),
  ...COMMON_OPTIONS,
  shared: v.optional(v.picklist(SIDES)),
  ties: v.optional(v.picklist(['ask', 'random'])),
} satisfies { readonly [Key in keyof Required<GameOptions>]: v.GenericSchema };

const schema = v.pipe(
  v.strictObject(entries),
  v.check((options) => options.names.length === seatPlan(options).length, 'one name for each seat'),
  v.check(({ mode, shared }) => shared === undefined || mode === 'three', 'only three share one side'),
) satisfies v.GenericSchema<unknown, GameOptions>;

/** Options from outside; throws with the field at fault when they are none of this game. */
export const readOptions = optionsReader<GameOptions>(schema);
