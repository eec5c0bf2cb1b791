import { hashState, legalMoves, newGame, outcome, playListed, playSilently } from '../../engine/arrakis';
import type { GameOptions, Mode, Move, Side, State } from '../../engine/arrakis';
import { seedStream, type RandomStream } from '../../engine/core/random';
import { POLICIES, type PolicyName } from '../../engine/players';

export interface GamePlan {
  readonly mode: Mode;
  readonly seed: number;
  readonly policy: PolicyName;
}

/** One finished game as the simulation prints it. */
export interface GameLine {
  readonly seed: number;
  readonly decisions: number;
  readonly rounds: number;
  readonly winner: Side | null;
  readonly reason: 'supremacy' | 'prescience' | 'unfinished';
  readonly hash: string;
}

/** Called at every decision with the moves that are legal there, and once more with none when the game is over. */
export type Watcher = (state: State, moves: readonly Move[], decision: number) => void;

/** No game of any policy comes near this; one that does is reported as unfinished instead of running for ever. */
export const MOST_DECISIONS = 50_000;

/** Keeps a policy's chance apart from the game's own, whatever the seed. */
const POLICY_SALT = 0x5e1ec7;

export function optionsOf(plan: GamePlan): GameOptions {
  return { mode: plan.mode, seed: plan.seed, names: ['Atreides', 'Harkonnen'] };
}

export function policyStream(seed: number): RandomStream {
  return seedStream(seed ^ POLICY_SALT);
}

/** Plays one game to its end. The same plan gives the same line, whoever watches. */
export function playGame(plan: GamePlan, watch?: Watcher): GameLine {
  const choose = POLICIES[plan.policy];
  const proceed = watch === undefined ? playListed : playSilently; // a watched game tests its moves too
  const stream = policyStream(plan.seed);
  const state = newGame(optionsOf(plan));
  let decisions = 0;
  for (;;) {
    const moves = legalMoves(state);
    watch?.(state, moves, decisions);
    if (moves.length === 0 || decisions === MOST_DECISIONS) break;
    proceed(state, choose(state, moves, stream));
    decisions++;
  }
  const end = outcome(state);
  return {
    seed: plan.seed,
    decisions,
    rounds: state.round,
    winner: end?.winner ?? null,
    reason: end === null ? 'unfinished' : end.winner === 'harkonnen' ? 'supremacy' : 'prescience',
    hash: hashState(state),
  };
}
