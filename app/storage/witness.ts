import * as v from 'valibot';

import { digest } from './digest';

/**
 * What the database held after its last change, written down outside of it. SQLite drops the end of a damaged log without
 * a word, and finds no fault in a row whose text has changed: who knows what was there can tell. Later versions must be able
 * to read it, and it must be able to read theirs.
 */
export interface WitnessEntry {
  readonly id: number;
  readonly ply: number;
  readonly binned: boolean;
  /** Of the game's row. */
  readonly digest: number;
  readonly name: string;
}

export interface Witness {
  /** How often it was written: of two, the later counts. */
  readonly serial: number;
  /** Version of the database's schema. */
  readonly schema: number;
  /** Number of the last change. */
  readonly changes: number;
  readonly games: readonly WitnessEntry[];
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const schema = v.object({
  serial: whole,
  schema: whole,
  changes: whole,
  games: v.array(v.tuple([whole, whole, v.boolean(), whole, v.string()])),
});

export function printWitness({ serial, schema: version, changes, games }: Witness): string {
  const rows = games.map((game) => [game.id, game.ply, game.binned, game.digest, game.name]);
  const text = JSON.stringify({ serial, schema: version, changes, games: rows });
  return `${text}\n${digest(text)}`;
}

function parse(text: string): Witness | null {
  const end = text.lastIndexOf('\n');
  const body = text.slice(0, end);
  if (end < 0 || String(digest(body)) !== text.slice(end + 1)) return null;
  const result = v.safeParse(schema, JSON.parse(body));
  if (!result.success) return null;
  const { serial, schema: version, changes, games } = result.output;
  return {
    serial,
    schema: version,
    changes,
    games: games.map(([id, ply, binned, ofRow, name]) => ({ id, ply, binned, digest: ofRow, name })),
  };
}

/** The latest of those that are whole; null when none is. */
export function readWitness(texts: readonly string[]): Witness | null {
  const whole = texts.map(parse).filter((witness) => witness !== null);
  return whole.reduce<Witness | null>((a, b) => (a && a.serial > b.serial ? a : b), null);
}
