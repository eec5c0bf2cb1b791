import type { Mode } from '../../../engine';
import type { PolicyName } from '../../../engine/policies';
import type { GamePlan } from '../../../scripts/sim/game';

/** Every mode that can be played, with every policy that plays it, goes through the whole battery. */
export const PLAYED: readonly { readonly mode: Mode; readonly policy: PolicyName }[] = [
  { mode: 'two', policy: 'random' },
];

/** `BATTERY_GAMES=1000 npx jest battery` plays so many times the usual number of games. */
const BULK = Math.max(1, Number(process.env.BATTERY_GAMES ?? '1') || 1);

/** So many games of one mode and policy, with seeds of their own. */
export function plansOf(played: (typeof PLAYED)[number], games: number, firstSeed: number): GamePlan[] {
  return Array.from({ length: games * BULK }, (_, i) => ({ ...played, seed: firstSeed + i }));
}

/** One game that the bulk run leaves alone. */
export function planOf(played: (typeof PLAYED)[number], seed: number): GamePlan {
  return { ...played, seed };
}

/** Room for the bulk run; a usual one needs a fraction of it. */
export const TIMEOUT = 120_000 * BULK;
