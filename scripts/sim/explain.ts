import { legalMoves, newGame, pending, play, printMove } from '../../engine/arrakis';
import type { GameEvent } from '../../engine/arrakis';
import { POLICIES } from '../../engine/players';
import { MOST_DECISIONS, optionsOf, policyStream, type GamePlan } from './game';

/** A decision of the automaton: the clause, the candidates, what each criterion left, what was chosen. */
function explainDecision(event: Extract<GameEvent, { type: 'mahdi' }>): string[] {
  const steps = event.trace.map(({ criterion, left }) => `        ${criterion}: ${left.join(', ')}`);
  return [
    `    ${event.clause} ${event.what}: ${event.candidates.join(', ')}`,
    ...steps,
    `        -> ${event.chosen}`,
  ];
}

function explainEvent(event: GameEvent): string[] {
  if (event.type === 'mahdi') return explainDecision(event);
  const { type, ...rest } = event;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [`    ${type} ${details.join(', ')}`];
}

/** One game, told move by move. */
export function* explainGame(plan: GamePlan): Generator<string> {
  const choose = POLICIES[plan.policy];
  const stream = policyStream(plan.seed);
  const state = newGame(optionsOf(plan));
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const moves = legalMoves(state);
    if (moves.length === 0) return;
    const move = choose(state, moves, stream);
    yield `${pending(state)?.kind ?? ''} ${printMove(move)}`;
    for (const event of play(state, move)) yield* explainEvent(event);
  }
}
