import * as v from 'valibot';

import { imperium } from '../../../engine';

/** What statistics keep of a finished game. */
export interface Result {
  readonly players: imperium.GameOptions['players'];
  readonly difficulty: imperium.Difficulty | null;
  readonly winners: readonly number[];
  /** By seat; null for House Hagal. */
  readonly leaders: readonly (imperium.LeaderId | null)[];
  readonly points: readonly number[];
  /** Conflicts that each seat has won. */
  readonly conflicts: readonly number[];
}

const count = v.pipe(v.number(), v.integer());
const schema = v.object({
  players: v.picklist([1, 2, 3, 4]),
  difficulty: v.nullable(v.picklist(imperium.DIFFICULTIES)),
  winners: v.array(count),
  leaders: v.array(v.nullable(v.picklist(imperium.LEADERS))),
  points: v.array(count),
  conflicts: v.array(count),
}) satisfies v.GenericSchema<unknown, Result>;

/** A stored result; null when it is none. */
export function readResult(stored: unknown): Result | null {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : null;
}

/** Of a game that is over, and all that happened in it; null while it runs. */
export function resultOf(state: imperium.State, events: readonly imperium.GameEvent[]): Result | null {
  const outcome = imperium.outcome(state);
  if (outcome === null) return null;
  const { seats } = imperium.view(state, 'table');
  const { players, difficulty } = state.options;
  return {
    players,
    difficulty: players === 1 ? (difficulty ?? 'mercenary') : null,
    winners: outcome.winners,
    leaders: seats.map(({ leader }) => leader),
    points: outcome.points,
    conflicts: seats.map(
      ({ seat }) =>
        events.filter((event) => event.type === 'conflictResolved' && event.winner === seat).length,
    ),
  };
}
