import { seedStream, type AnyEvent, type AnyOptions } from '../../../engine';
import type { GameKind } from '../games/kind';
import type { Reopened } from '../games/reopen';
import type { StoredGame } from '../games/types';
import { printGameFile } from './print';

/** Records that begin with a position count from here: 0 stands for a new game. */
const FIRST = 1;

/**
 * The position as one seat knows it, as a file of its own. Whatever that seat may not know is dealt anew, chance included;
 * the moves and the seed, from which everything could be dealt again, are left out.
 */
export async function printSeatPosition<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  reopened: Reopened<State, Move>,
  kind: GameKind<Options, State, Move, Event>,
  seat: number,
  seed: number,
  name: string,
): Promise<string> {
  const { rules } = kind;
  const dealt = rules.determinize(reopened.state, seat, seedStream(seed));
  // A seed of its own: not the one that made the position, which would say what was dealt anew.
  const options = rules.readOptions({ ...rules.options(reopened.state), seed: 0 });
  const state = rules.parsePosition(rules.printPosition(dealt), options);
  const base = { ply: FIRST, position: rules.printPosition(state) };
  const record: StoredGame = { ...stored, name, options, base: FIRST, moves: [], snapshots: [base] };
  return printGameFile(record, { state, before: null, ply: FIRST, base, moves: [], trouble: null }, kind);
}
