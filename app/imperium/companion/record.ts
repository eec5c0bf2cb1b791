import * as v from 'valibot';

import { imperium } from '../../../engine';

/** Stored data is validated here before it is used. */

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));
const seats = v.pipe(v.array(whole), v.maxLength(4));

const stepSchema = v.object({
  text,
  why: v.nullable(text),
  clause: v.nullable(v.pipe(v.string(), v.maxLength(12))),
});

const entrySchema = v.object({ id: whole, round: whole, title: text, steps: v.array(stepSchema) });

const snapshotSchema = v.object({
  position: v.string(),
  entries: whole,
  /** Automata that have had their card in this Combat (I12.7). */
  armed: seats,
});

export const DECKS = ['own', 'here'] as const;
/** Whose deck is turned up: the one on the table, or one that is dealt here. */
export type DeckSource = (typeof DECKS)[number];

const recordSchema = v.object({
  version: v.literal(1),
  ply: whole,
  deck: v.picklist(DECKS),
  now: snapshotSchema,
  past: v.array(snapshotSchema),
  log: v.array(entrySchema),
});

/** One thing to do on the table, and why. */
export type TableStep = v.InferOutput<typeof stepSchema>;
/** A turn, a Combat or a round, in the words of that moment. */
export type HagalEntry = v.InferOutput<typeof entrySchema>;
/** A position for stepping back. `entries` is the number of the newest log entry at that time. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type HagalRecord = v.InferOutput<typeof recordSchema>;

/** A position with House Hagal in it: two people, or one (I12, I13). */
export function tableOf(position: string): imperium.State {
  const state = imperium.parsePosition(position);
  if (state.options.players > 2) throw new Error('House Hagal does not play here.');
  return state;
}

/** The stored record; null when any part of it is invalid. */
export function readRecord(stored: unknown): { record: HagalRecord; state: imperium.State } | null {
  const parsed = v.safeParse(recordSchema, stored);
  if (!parsed.success) return null;
  try {
    return { record: parsed.output, state: tableOf(parsed.output.now.position) };
  } catch {
    return null;
  }
}
