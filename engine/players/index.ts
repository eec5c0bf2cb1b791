import { greedyPolicy } from './greedy';
import type { Policy } from './policy';
import { randomPolicy } from './random';

/** Players that need no person, by name. */
export const POLICIES = { random: randomPolicy, greedy: greedyPolicy } as const satisfies Record<
  string,
  Policy
>;
export type PolicyName = keyof typeof POLICIES;
export type { Policy } from './policy';
