import * as v from 'valibot';

import { arrakis } from '../../../engine';

/** Stored data is validated here before it is used. */

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
  /** What people have to do on their table, one instruction each. */
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
/** A position for stepping back. `entries` is the number of the newest log entry at that time. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type CompanionRecord = v.InferOutput<typeof recordSchema>;

/** The stored record; null when any part of it is invalid. */
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
