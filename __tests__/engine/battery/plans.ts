import type { PlayerName } from '../../../engine/players';
import type { GamePlan } from '../../../scripts/sim/game';

export interface Played {
  readonly mode: string;
  readonly policy: PlayerName;
}

/** `BATTERY_GAMES=1000 npx jest battery` plays so many times the usual number of games. */
export const BULK = Math.max(1, Number(process.env.BATTERY_GAMES ?? '1') || 1);

/** So many games of one mode and player, with seeds of their own. */
export function plansOf(played: Played, games: number, firstSeed: number): GamePlan[] {
  return Array.from({ length: games * BULK }, (_, i) => ({ ...played, seed: firstSeed + i }));
}

/** One game that the bulk run leaves alone. */
export function planOf(played: Played, seed: number): GamePlan {
  return { ...played, seed };
}

/** Room for the bulk run; a usual one needs a fraction of it. */
export const TIMEOUT = 120_000 * BULK;
