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

/** A card that was turned up, while it is asked whether its space is free and what else has to be known. */
const askedSchema = v.object({
  seat: whole,
  card: v.picklist(imperium.HAGAL_CARDS.map(({ id }) => id)),
  free: v.boolean(),
});

const unfinishedSchema = v.object({
  telling: v.nullable(v.picklist(['steps', 'word'])),
  done: v.pipe(v.array(whole), v.maxLength(80)),
  asked: v.nullable(askedSchema),
  strengths: seats,
});

const recordSchema = v.object({
  version: v.literal(1),
  ply: whole,
  deck: v.picklist(DECKS),
  now: snapshotSchema,
  past: v.array(snapshotSchema),
  log: v.array(entrySchema),
  /** Earlier versions kept none; a damaged one must not cost the table. */
  unfinished: v.fallback(v.optional(unfinishedSchema), undefined),
});

/** One thing to do on the table, and why. */
export type TableStep = v.InferOutput<typeof stepSchema>;
/** A turn, a Combat or a round, in the words of that moment. */
export type HagalEntry = v.InferOutput<typeof entrySchema>;
/** A position for stepping back. `entries` is the number of the newest log entry at that time. */
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
export type Asked = v.InferOutput<typeof askedSchema>;
/** What people were in the middle of when they left: it is found again as it was. */
export interface Unfinished {
  /** What has just been told: steps that stand until people have done them, or a word before the next card. */
  readonly telling: 'steps' | 'word' | null;
  /** Steps that are ticked off, counted from 0. */
  readonly done: readonly number[];
  readonly asked: Asked | null;
  /** Of the people in Combat, as far as they were entered. */
  readonly strengths: readonly number[];
}
export const NOTHING_OPEN: Unfinished = { telling: null, done: [], asked: null, strengths: [] };
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
