import { item } from '../core/at';
import type { AnyEvent, AnyOptions, GameModule } from '../core/game';
import { below } from '../core/random';
import type { RandomStream } from '../core/random';
import type { PlayerHints } from './hints';
import type { Player } from './player';
import { randomPlayer } from './random';

/** So many of the legal moves are looked at; more would only cost time. */
const LOOKED_AT = 12;
/** A decision of several stages is played on by chance this far before it is judged. */
const STAGES = 5;

function sample<Move>(moves: readonly Move[], stream: RandomStream): Move[] {
  const rest = [...moves];
  const picked: Move[] = [];
  while (picked.length < LOOKED_AT && rest.length > 0)
    picked.push(...rest.splice(below(stream, rest.length), 1));
  return picked;
}

/**
 * One decision deep: the move after which its own seat stands best, by the game's evaluation. It tries its moves in a world
 * that is dealt anew from what the seat may know, so it looks neither at hidden things nor at the dice to come. All moves
 * of a decision are tried in the same world: otherwise the worlds would be compared rather than the moves.
 */
export function greedyPlayer<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  hints: PlayerHints<State, Move>,
): Player<State, Move> {
  const byChance = randomPlayer(hints);

  function trial(world: State, move: Move, stream: RandomStream): State {
    const copy = game.clone(world);
    game.playSilently(copy, move);
    for (let stage = 0; stage < STAGES; stage++) {
      const now = game.pending(copy);
      if (now === null || hints.endsTrial(now)) break;
      game.playListed(copy, byChance(copy, game.legalMoves(copy), stream));
    }
    return copy;
  }

  return (state, moves, stream) => {
    const seat = game.pending(state)?.seat;
    if (moves.length === 1 || seat === undefined) return item(moves, 0);
    const world = game.determinize(state, seat, stream);
    let best = item(moves, 0);
    let bestScore = -Infinity;
    for (const move of sample(moves, stream)) {
      // Chance decides between moves that are nearly as good.
      const score = hints.evaluate(trial(world, move, stream), seat) + below(stream, 100) / 200;
      if (score > bestScore) {
        best = move;
        bestScore = score;
      }
    }
    return best;
  };
}
