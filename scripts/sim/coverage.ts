import type { AnyEvent, AnyOptions } from '../../engine';
import { tally, zeros, type GameKit } from '../games/kit';
import { MOST_DECISIONS, playerOf, playerStream, type GamePlan } from './game';

/** How often each thing came up in all games together, and how the games ended. */
export function coverGames<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  plans: readonly GamePlan[],
): Readonly<Record<string, unknown>> {
  const { game, coverage } = kit;
  const games = zeros(['unfinished', 'rounds', 'decisions']);
  const tables = coverage.tables();
  for (const plan of plans) {
    const choose = playerOf(kit, plan.policy);
    const stream = playerStream(plan.seed);
    const state = game.newGame(kit.options(plan.mode, plan.seed));
    let decisions = 0;
    for (; decisions < MOST_DECISIONS; decisions++) {
      const moves = game.legalMoves(state);
      if (moves.length === 0) break;
      for (const event of game.play(state, choose(state, moves, stream))) coverage.read(tables, event);
    }
    tally(games, kit.ending(state).winner ?? 'unfinished');
    tally(games, 'rounds', game.round(state));
    tally(games, 'decisions', decisions);
  }
  const unseen = Object.values(tables).flatMap((table) =>
    Object.keys(table).filter((name) => table[name] === 0 && !coverage.never.includes(name)),
  );
  return { games, ...tables, unseen };
}
