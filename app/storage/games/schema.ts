import * as v from 'valibot';

import { arrakis } from '../../../engine';
import type { DiceTally, GameSummary } from './types';

/** Stored texts and files of others are checked here before anything believes them. */

export const LIMITS = { name: 80, player: 40, moves: 50_000, fileBytes: 2_000_000 } as const;

const SEED_LIMIT = 0xffff_ffff;
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const index = v.pipe(whole, v.maxValue(1000));

// One entry for each option that the engine knows: a new option that is forgotten here does not compile.
const optionEntries = {
  mode: v.picklist(arrakis.MODES),
  seed: v.pipe(v.number(), v.integer(), v.minValue(-SEED_LIMIT), v.maxValue(SEED_LIMIT)),
  names: v.array(v.pipe(v.string(), v.maxLength(LIMITS.player))),
  ties: v.optional(v.picklist(['ask', 'random'])),
} satisfies { readonly [Key in keyof Required<arrakis.GameOptions>]: v.GenericSchema };

export const optionsSchema = v.pipe(
  v.strictObject(optionEntries),
  v.check((options) => options.names.length === arrakis.seatPlan(options).length, 'one name for each seat'),
) satisfies v.GenericSchema<unknown, arrakis.GameOptions>;

export const summarySchema = v.object({
  round: whole,
  phase: v.picklist(arrakis.PHASES),
  turn: v.nullable(v.object({ side: v.picklist(arrakis.SIDES), name: v.string() })),
  winner: v.nullable(v.picklist(arrakis.SIDES)),
  supremacy: whole,
  markers: v.object(v.entriesFromList(arrakis.MARKERS, whole)),
  legions: v.array(v.tuple([index, v.pipe(whole, v.maxValue(1)), whole])),
  settlements: v.array(index),
  sietches: v.array(index),
  worms: v.array(index),
}) satisfies v.GenericSchema<unknown, GameSummary>;

const tally = v.object(v.entriesFromList(arrakis.SIDES, v.record(v.string(), whole)));
export const diceSchema = v.object({ action: tally, combat: tally }) satisfies v.GenericSchema<
  unknown,
  DiceTally
>;

export const gameRowSchema = v.object({
  id: whole,
  name: v.string(),
  options: v.string(),
  engine: whole,
  created: whole,
  played: whole,
  deleted: v.nullable(whole),
  base: whole,
  born: whole,
  ply: whole,
});

export const statisticsRowSchema = v.object({
  game: whole,
  finished: whole,
  mode: v.picklist(arrakis.MODES),
  winner: v.picklist(arrakis.SIDES),
  rounds: whole,
  moves: whole,
  dice: v.string(),
});

/** A text that should be JSON of a known shape; null when it is not. */
export function readJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: unknown,
): v.InferOutput<Schema> | null {
  if (typeof text !== 'string') return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text) as unknown);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
