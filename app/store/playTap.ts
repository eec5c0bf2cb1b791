import type { arrakis } from '../../engine';
import type { Rules } from '../storage/games/rules';

/** A move of a tap; one that depends on what the move before it has led to is chosen then, or left out. */
export type TapMove = arrakis.Move | ((state: arrakis.State) => arrakis.Move | null);

/** What the moves of one tap did: the whole of it in steps, and where it led. */
export interface PlayedTap {
  readonly moves: readonly arrakis.Move[];
  readonly steps: readonly arrakis.PlayedStep[];
  readonly events: readonly arrakis.GameEvent[];
  readonly state: arrakis.State;
}

/** Between two moves of a tap nobody is asked: what ends the one begins the other. */
function joinSteps(
  earlier: readonly arrakis.PlayedStep[],
  later: readonly arrakis.PlayedStep[],
): readonly arrakis.PlayedStep[] {
  const end = earlier.at(-1);
  const [start, ...rest] = later;
  if (!end || !start) return [...earlier, ...later];
  return [...earlier.slice(0, -1), { events: [...end.events, ...start.events], state: start.state }, ...rest];
}

export function eventsOf(steps: readonly arrakis.PlayedStep[]): readonly arrakis.GameEvent[] {
  return steps.flatMap(({ events }) => events);
}

/** Plays the moves of a tap on a copy, each once. Throws IllegalMove when one of them is not legal. */
export function playTap(rules: Rules, before: arrakis.State, tap: readonly TapMove[]): PlayedTap {
  const moves: arrakis.Move[] = [];
  let steps: readonly arrakis.PlayedStep[] = [];
  let state = before;
  for (const wish of tap) {
    const move = typeof wish === 'function' ? wish(state) : wish;
    if (move === null) continue;
    const played = rules.playInSteps(state, move);
    state = played.at(-1)?.state ?? state;
    steps = joinSteps(steps, played);
    moves.push(move);
  }
  return { moves, steps, events: eventsOf(steps), state };
}
