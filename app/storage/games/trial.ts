import { arrakis } from '../../../engine';

/** A game of chance for measuring: the same moves on every device. */
export const TRIAL_OPTIONS: arrakis.GameOptions = { mode: 'two', seed: 1965, names: ['Trial A', 'Trial B'] };

/** Picks by a small generator of its own. */
export function trialPicker(): (state: arrakis.State) => arrakis.Move | undefined {
  let luck = 1965;
  return (state) => {
    const moves = arrakis.legalMoves(state);
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
    return moves[Math.floor((luck / 2 ** 32) * moves.length)];
  };
}
