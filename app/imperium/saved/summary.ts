import * as v from 'valibot';

import { imperium } from '../../../engine';
import type { AnySummary } from '../../storage/games/kind';

/** Where a game stands, of what lies open on the table only: lists show it without opening the game. */
export interface Summary extends AnySummary {
  readonly phase: imperium.Phase;
  /** Who decides; null when the game is over. */
  readonly turn: { readonly seat: number; readonly name: string } | null;
  readonly winners: readonly number[];
  /** By seat. */
  readonly names: readonly string[];
  readonly points: readonly number[];
  /** By Faction: the seat that has the Alliance. */
  readonly alliances: readonly (number | null)[];
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(whole, v.maxValue(3));

const schema = v.pipe(
  v.object({
    round: whole,
    phase: v.picklist(imperium.PHASES),
    turn: v.nullable(v.object({ seat, name: v.string() })),
    winners: v.array(seat),
    names: v.array(v.string()),
    points: v.array(v.pipe(v.number(), v.integer())),
    alliances: v.array(v.nullable(seat)),
  }),
  v.transform((stored) => ({ ...stored, over: stored.winners.length > 0 })),
) satisfies v.GenericSchema<unknown, Summary>;

/** A stored summary; null when it is none. */
export function readSummary(stored: unknown): Summary | null {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : null;
}

/** Built from the open table alone, so that a list of games tells nobody's secrets. */
export function summarise(state: imperium.State): Summary {
  const table = imperium.view(state, 'table');
  const names = table.seats.map(({ name }) => name);
  const { decision, winners } = table;
  return {
    round: table.round,
    phase: table.phase,
    turn: decision === null ? null : { seat: decision.seat, name: names[decision.seat] ?? '' },
    winners,
    over: winners.length > 0,
    names,
    points: table.seats.map(({ points }) => points),
    alliances: imperium.FACTIONS.map((faction) => table.alliances[faction]),
  };
}
