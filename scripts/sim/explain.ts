import type { AnyEvent, AnyOptions } from '../../engine';
import type { GameKit } from '../games/kit';
import { MOST_DECISIONS, playerOf, playerStream, type GamePlan } from './game';

function plainly(event: AnyEvent): string {
  const { type, ...rest } = event;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `    ${type} ${details.join(', ')}`;
}

/** One game, move by move with all that happened. */
export function* explainGame<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  plan: GamePlan,
): Generator<string> {
  const { game } = kit;
  const choose = playerOf(kit, plan.policy);
  const stream = playerStream(plan.seed);
  const state = game.newGame(kit.options(plan.mode, plan.seed));
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return;
    const move = choose(state, moves, stream);
    yield `${game.pending(state)?.kind ?? ''} ${game.printMove(move)}`;
    for (const event of game.play(state, move)) {
      const own = kit.explainEvent(event);
      yield* own.length > 0 ? own : [plainly(event)];
    }
  }
}
