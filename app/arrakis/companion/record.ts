import * as v from 'valibot';

import { arrakis } from '../../../engine';

/** Stored texts are checked here before anything believes them. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));
const texts = v.array(text);
const clause = v.nullable(v.pipe(v.string(), v.maxLength(12)));

const isArea = (id: unknown): id is arrakis.AreaId => arrakis.AREA_FACTS.some((fact) => fact.id === id);
const area = v.custom<arrakis.AreaId>(isArea);

const whySchema = v.object({
  decided: text,
  clause: text,
  chosen: text,
  candidates: texts,
  steps: v.array(v.object({ criterion: text, left: texts })),
});

const lineSchema = v.object({
  clause,
  text,
  /** What to do on the table, one thing each. */
  steps: texts,
  whys: v.array(whySchema),
});

const entrySchema = v.object({ id: whole, round: whole, title: text, lines: v.array(lineSchema) });

const snapshotSchema = v.object({
  position: v.string(),
  entries: whole,
  fought: v.nullable(v.tuple([area, area])),
});

const recordSchema = v.object({
  version: v.literal(1),
  ply: whole,
  cards: v.picklist(arrakis.CARD_SOURCES),
  now: snapshotSchema,
  past: v.array(snapshotSchema),
  log: v.array(entrySchema),
});

export type CompanionLine = v.InferOutput<typeof lineSchema>;
/** What Mahdi did with one die, at one harvest, at the start of one round, in the words of that moment. */
export type CompanionEntry = v.InferOutput<typeof entrySchema>;
/** A position that can be gone back to. `entries` is the number of the newest entry of the log then. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type CompanionRecord = v.InferOutput<typeof recordSchema>;

/** What was kept; null when it cannot be believed, in part or as a whole. */
export function readRecord(stored: unknown): { record: CompanionRecord; state: arrakis.State } | null {
  const parsed = v.safeParse(recordSchema, stored);
  if (!parsed.success) return null;
  try {
    const state = arrakis.parsePosition(parsed.output.now.position);
    if (state.options.mode !== 'mahdi') return null;
    return { record: parsed.output, state };
  } catch {
    return null;
  }
}
