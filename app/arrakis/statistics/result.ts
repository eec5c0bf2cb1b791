import * as v from 'valibot';

import { arrakis } from '../../../engine';
import { tallyDice, type DiceTally } from './dice';

/** What statistics keep of a finished game. */
export interface Result {
  readonly mode: arrakis.Mode;
  readonly winner: arrakis.Side;
  readonly dice: DiceTally;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const faces = v.object(v.entriesFromList(arrakis.SIDES, v.record(v.string(), count)));
const schema = v.object({
  mode: v.picklist(arrakis.MODES),
  winner: v.picklist(arrakis.SIDES),
  dice: v.object({ action: faces, combat: faces }),
}) satisfies v.GenericSchema<unknown, Result>;

/** A stored result; null when it is none. */
export function readResult(stored: unknown): Result | null {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : null;
}

/** Of a game that is over, and all that happened in it; null while it runs. */
export function resultOf(state: arrakis.State, events: readonly arrakis.GameEvent[]): Result | null {
  const winner = arrakis.outcome(state)?.winner;
  if (winner === undefined) return null;
  const { options } = state;
  return { mode: options.mode, winner, dice: tallyDice(options, events) };
}
