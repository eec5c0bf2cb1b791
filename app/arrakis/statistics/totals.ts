import { arrakis } from '../../../engine';
import type { DiceTally } from './dice';
import type { Result } from './result';

/** A finished game with the result that War for Arrakis keeps of it. */
export interface FinishedArrakis extends Result {
  readonly rounds: number;
}

/** Finished games summed up. */
export interface Totals {
  readonly games: number;
  readonly wins: Readonly<
    Record<arrakis.Mode, { readonly games: number } & Readonly<Record<arrakis.Side, number>>>
  >;
  readonly rounds: { readonly average: number; readonly fewest: number; readonly most: number } | null;
  readonly dice: DiceTally;
}

type Counts = Record<arrakis.Side, Record<string, number>>;

function addCounts(sum: Counts, counts: DiceTally['action']): void {
  for (const side of arrakis.SIDES) {
    for (const [face, count] of Object.entries(counts[side]))
      sum[side][face] = (sum[side][face] ?? 0) + count;
  }
}

export function totalsOf(finished: readonly FinishedArrakis[]): Totals {
  const action: Counts = { atreides: {}, harkonnen: {} };
  const combat: Counts = { atreides: {}, harkonnen: {} };
  for (const { dice } of finished) {
    addCounts(action, dice.action);
    addCounts(combat, dice.combat);
  }
  const rounds = finished.map((game) => game.rounds);
  const winsIn = (mode: arrakis.Mode) => {
    const games = finished.filter((game) => game.mode === mode);
    const wins = (side: arrakis.Side) => games.filter((game) => game.winner === side).length;
    return { games: games.length, atreides: wins('atreides'), harkonnen: wins('harkonnen') };
  };
  return {
    games: finished.length,
    wins: Object.fromEntries(arrakis.MODES.map((mode) => [mode, winsIn(mode)])) as Totals['wins'],
    rounds:
      rounds.length === 0
        ? null
        : {
            average: rounds.reduce((sum, n) => sum + n, 0) / rounds.length,
            fewest: Math.min(...rounds),
            most: Math.max(...rounds),
          },
    dice: { action, combat },
  };
}
