import type { AnyEvent, AnyOptions } from '../../engine';
import type { GameKit } from '../games/kit';
import { playGame, type GamePlan } from '../sim/game';

export interface Sample<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
  readonly kind: string;
}

/** Games of one mode, played by one kind of player. */
export type Played = Omit<GamePlan, 'seed'>;

/** A prime, so that no kind of decision is passed over by the rhythm of a round. */
const EVERY = 53;

/** States of played games as they come, so that each kind of decision has its natural share. */
export function sampleStates<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  played: Played,
  games: number,
): Sample<State, Move>[] {
  const { game } = kit;
  const samples: Sample<State, Move>[] = [];
  let met = 0;
  for (let seed = 1; seed <= games; seed++) {
    playGame(kit, { ...played, seed }, (state, moves) => {
      const now = game.pending(state);
      if (now === null || met++ % EVERY !== 0) return;
      // Not by `clone`: thousands of clones that are kept teach V8 to lay all clones in its old space, and slow.
      const copy = game.parsePosition(game.printPosition(state));
      samples.push({ state: copy, moves: [...moves], kind: now.kind });
    });
  }
  return samples;
}

/** Some of them, few enough to stay near the processor, as the one state of a running game does. */
export function fewOf<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, i) => list[Math.floor(i * step)] as T);
}

/** One of the legal moves of a sample, another one each time. */
export function pick<State, Move>(sample: Sample<State, Move>, n: number): Move {
  const move = sample.moves[n % sample.moves.length];
  if (move === undefined) throw new Error('a sample without moves');
  return move;
}
