import { IllegalMove } from '../../../engine/core/illegalMove';
import { chanceOf } from '../chance';
import { damageText } from '../damage/text';
import { playOne, type Samples } from '../samples';
import { describeError, type Target } from '../verdict';

/** Moves as texts: one that cannot be read, or is not legal, is refused with a reason and changes nothing. */
export function moveTarget(samples: readonly Samples[]): Target {
  return {
    name: 'move',
    attempt(seed) {
      const chance = chanceOf(seed);
      const sample = chance.pickAny(samples);
      if (sample === undefined) return { verdict: 'refused' };
      const { game, positions } = sample;
      const position = chance.pickAny(positions) ?? '';
      const state = game.parsePosition(position);
      const words = game.legalMoves(state).map((move) => game.printMove(move));
      const other = game.parsePosition(chance.pickAny(positions) ?? '');
      const foreign = game.legalMoves(other).map((move) => game.printMove(move));
      const text = chance.pickAny(chance.oneIn(2) ? words : foreign) ?? 'done';
      const damaged = chance.oneIn(3) ? text : damageText(text, foreign.join(' '), chance);
      const before = game.hash(state);
      const fault = (detail: string) =>
        ({ verdict: 'threw', detail, input: `${damaged}\n${position}` }) as const;
      try {
        const move = game.parseMove(damaged);
        if (move === null) return { verdict: 'refused' };
        const refusal = game.explain(state, move);
        try {
          game.play(state, move);
        } catch (error) {
          if (!(error instanceof IllegalMove) || refusal === null) return fault(describeError(error));
          return game.hash(state) === before
            ? { verdict: 'refused' }
            : fault('a refused move changed the game');
        }
        if (refusal !== null) return fault('played what was refused');
        playOne(game, state, chance.below);
        return { verdict: 'accepted' };
      } catch (error) {
        return fault(describeError(error));
      }
    },
  };
}
