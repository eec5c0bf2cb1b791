import type { AnyGame, HiddenState } from '../../../engine/core/anyGame';
import { chanceOf } from '../chance';
import { damagePosition } from '../damage/position';
import { damageText } from '../damage/text';
import { playOne, type Samples } from '../samples';
import { PATIENCE, describeError, type Outcome, type Target } from '../verdict';

/** Moves that are played from what was accepted. */
const MOVES = 60;
const LOOK_EVERY = 12;

/** Plays on by chance from a state that was accepted. */
export function playOn(game: AnyGame, state: HiddenState, below: (size: number) => number): Outcome {
  const started = Date.now();
  for (let ply = 0; ply < MOVES; ply++) {
    try {
      if (game.outcome(state) !== null) break;
      const kind = game.pending(state)?.kind ?? 'nobody decides';
      if (ply % LOOK_EVERY === 0) {
        game.view(state, 'table');
        game.seats(game.options(state)).forEach((_, seat) => game.view(state, seat));
      }
      if (!playOne(game, state, below)) return { verdict: 'stuck', detail: kind };
    } catch (error) {
      return { verdict: 'threw', detail: `move ${ply}: ${describeError(error)}` };
    }
    if (Date.now() - started > PATIENCE) return { verdict: 'slow', detail: `${ply} moves` };
  }
  return { verdict: 'accepted' };
}

/** Takes a text for a position, as an import does. */
export function tryPosition(
  { game, faultIn }: Samples,
  text: string,
  below: (size: number) => number,
): Outcome {
  const started = Date.now();
  let state: HiddenState;
  try {
    state = game.parsePosition(text);
    game.examine(state);
  } catch (error) {
    // Whatever is thrown here is shown as a refusal.
    const verdict = error instanceof RangeError || Date.now() - started > PATIENCE ? 'slow' : 'refused';
    return verdict === 'refused' ? { verdict } : { verdict, detail: describeError(error), input: text };
  }
  const fault = faultIn(text);
  if (fault !== null) return { verdict: 'broken', detail: fault, input: text };
  const outcome = playOn(game, state, below);
  return outcome.verdict === 'accepted' ? outcome : { ...outcome, input: text };
}

/** Positions in the notation: most are damaged in its own terms, some blindly. */
export function positionTarget(samples: readonly Samples[]): Target {
  return {
    name: 'position',
    attempt(seed) {
      const chance = chanceOf(seed);
      const sample = chance.pickAny(samples);
      if (sample === undefined) return { verdict: 'refused' };
      const text = chance.pickAny(sample.positions) ?? '';
      const donor = chance.pickAny(sample.positions) ?? '';
      const damaged = chance.oneIn(10)
        ? damageText(text, donor, chance)
        : damagePosition(text, donor, chance);
      return tryPosition(sample, damaged, chance.below);
    },
  };
}
