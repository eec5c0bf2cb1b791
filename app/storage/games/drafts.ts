import { arrakis } from '../../../engine';
import type { Rules } from './rules';
import { LIMITS } from './schema';
import { summarise } from './summary';
import type { FinishedGame, GameDraft, GameId, Snapshot, StoredGame, StoredMove } from './types';
import { tallyDice } from './dice';
import { startState } from './reopen';

/** A name on one line and of bearable length. */
export function tidyName(name: string): string {
  // Control characters could break a line of a game file.
  const line = name.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return [...line].slice(0, LIMITS.name).join('');
}

export function newDraft(
  rules: Rules,
  name: string,
  options: arrakis.GameOptions,
  now: number,
): { draft: GameDraft; state: arrakis.State } {
  const state = rules.newGame(options);
  return {
    state,
    draft: {
      name: tidyName(name),
      options,
      engine: rules.version,
      created: now,
      played: now,
      base: 0,
      born: 0,
      moves: [],
      snapshots: [{ ply: 0, position: rules.printPosition(state) }],
      summary: summarise(state),
    },
  };
}

/** A game of its own that has the same past up to a ply. `state` is the state after that ply. */
export function branchDraft(
  rules: Rules,
  stored: StoredGame,
  state: arrakis.State,
  ply: number,
  name: string,
  now: number,
): GameDraft {
  const base =
    stored.base > 0 ? stored.snapshots.find((snapshot) => snapshot.ply === stored.base) : undefined;
  const here: Snapshot = { ply, position: rules.printPosition(state) };
  return {
    name: tidyName(name),
    options: stored.options,
    engine: rules.version,
    created: now,
    played: now,
    base: stored.base,
    born: ply,
    moves: stored.moves.filter((move) => move.ply <= ply),
    snapshots: base ? [here, base] : [here],
    summary: summarise(state),
  };
}

/** What is remembered of a game that has come to its end. Null while it runs. */
export async function finishedGame(
  rules: Rules,
  id: GameId,
  stored: Pick<StoredGame, 'options' | 'base' | 'born' | 'snapshots'>,
  moves: readonly StoredMove[],
  state: arrakis.State,
  now: number,
): Promise<FinishedGame | null> {
  const end = arrakis.outcome(state);
  if (!end) return null;
  const mode: arrakis.Mode = state.options.mode;
  const start = startState(stored, rules);
  // A branch counts only the dice that were rolled in it: the others were counted where they fell.
  const dice = await tallyDice(rules, start.state, start.base?.ply ?? 0, moves, stored.born);
  return {
    game: id,
    finished: now,
    mode,
    winner: end.winner,
    rounds: end.round,
    moves: moves.at(-1)?.ply ?? 0,
    dice,
  };
}
