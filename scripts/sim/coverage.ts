import { LEADERS, PLANNING_CARDS, legalMoves, newGame, outcome, play } from '../../engine/arrakis';
import type { GameEvent } from '../../engine/arrakis';
import { STEP_KINDS } from '../../engine/arrakis/cards/performStep';
import { POLICIES } from '../../engine/players';
import { MOST_DECISIONS, optionsOf, policyStream, type GamePlan } from './game';

/** How often each card was played, each leader acted and each kind of step was carried out; and how the games ended. */
export interface Coverage {
  readonly games: Record<string, number>;
  readonly cards: Record<string, number>;
  readonly leaders: Record<string, number>;
  readonly steps: Record<string, number>;
}

/** Cards that are never played (R6.11) and leaders without a special action (R11.2). */
const NEVER = ['hawats-scheming', 'gurney'];

export function noCoverage(): Coverage {
  const zeros = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  return {
    games: { atreides: 0, harkonnen: 0, unfinished: 0, rounds: 0, decisions: 0 },
    cards: zeros(PLANNING_CARDS.map((card) => card.id)),
    leaders: zeros(LEADERS),
    steps: zeros(STEP_KINDS),
  };
}

function count(table: Record<string, number>, name: string, by = 1): void {
  table[name] = (table[name] ?? 0) + by;
}

function read(coverage: Coverage, event: GameEvent): void {
  if (event.type === 'cardPlayed') count(coverage.cards, event.card);
  if (event.type === 'leaderActs') count(coverage.leaders, event.leader);
  if (event.type === 'step') count(coverage.steps, event.step);
}

/** Plays one game as `playGame` does, and counts. */
export function coverGame(plan: GamePlan, coverage: Coverage): void {
  const choose = POLICIES[plan.policy];
  const stream = policyStream(plan.seed);
  const state = newGame(optionsOf(plan));
  let decisions = 0;
  for (; decisions < MOST_DECISIONS; decisions++) {
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    for (const event of play(state, choose(state, moves, stream))) read(coverage, event);
  }
  count(coverage.games, outcome(state)?.winner ?? 'unfinished');
  count(coverage.games, 'rounds', state.round);
  count(coverage.games, 'decisions', decisions);
}

/** What was never seen, the impossible left out. */
export function unseen(coverage: Coverage): string[] {
  const { cards, leaders, steps } = coverage;
  return [cards, leaders, steps].flatMap((table: Record<string, number>) =>
    Object.keys(table).filter((name) => table[name] === 0 && !NEVER.includes(name)),
  );
}
