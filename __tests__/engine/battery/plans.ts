import type { Mode } from '../../../engine/arrakis';
import type { PolicyName } from '../../../engine/players';
import type { GamePlan } from '../../../scripts/sim/game';

export interface Played {
  readonly mode: Mode;
  readonly policy: PolicyName;
}

/** Every mode goes through the whole battery. */
export const PLAYED: readonly Played[] = [
  { mode: 'two', policy: 'random' },
  { mode: 'mahdi', policy: 'random' },
];

/** Every mode and policy is simulated in bulk by the command, which is faster; `games` of each. */
export const SIMULATED: readonly (Played & { readonly games: number })[] = [
  { mode: 'two', policy: 'random', games: 12 },
  { mode: 'two', policy: 'greedy', games: 6 },
  { mode: 'mahdi', policy: 'random', games: 60 },
  { mode: 'mahdi', policy: 'greedy', games: 6 },
];

/** `BATTERY_GAMES=1000 npx jest battery` plays so many times the usual number of games. */
export const BULK = Math.max(1, Number(process.env.BATTERY_GAMES ?? '1') || 1);

/** So many games of one mode and policy, with seeds of their own. */
export function plansOf(played: Played, games: number, firstSeed: number): GamePlan[] {
  return Array.from({ length: games * BULK }, (_, i) => ({ ...played, seed: firstSeed + i }));
}

/** One game that the bulk run leaves alone. */
export function planOf(played: Played, seed: number): GamePlan {
  return { ...played, seed };
}

/** Room for the bulk run; a usual one needs a fraction of it. */
export const TIMEOUT = 120_000 * BULK;
