import { apply, legalMoves, newGame, type Move, type State } from '../../../engine/arrakis';
import { POLICIES } from '../../../engine/players';
import { optionsOf, policyStream, type GamePlan } from '../../../scripts/sim/game';

/** A game with every state that it went through: `states[n]` is the one after n moves. */
export interface PlayedGame {
  readonly plan: GamePlan;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/** Plays at most `most` moves, each on a copy, and keeps all states; `look` sees each before anything follows. */
export function keepStates(plan: GamePlan, most: number, look?: (state: State) => void): PlayedGame {
  const stream = policyStream(plan.seed);
  const states = [newGame(optionsOf(plan))];
  const moves: Move[] = [];
  for (let state = states[0]; state !== undefined && moves.length < most; state = states[moves.length]) {
    look?.(state);
    const legal = legalMoves(state);
    if (legal.length === 0) break;
    const move = POLICIES[plan.policy](state, legal, stream);
    moves.push(move);
    states.push(apply(state, move).state);
  }
  return { plan, moves, states };
}

export function stateAfter(game: PlayedGame, moves: number): State {
  const state = game.states[moves];
  if (state === undefined) throw new Error(`the game has no state after ${moves} moves`);
  return state;
}

export function lastState(game: PlayedGame): State {
  return stateAfter(game, game.moves.length);
}
