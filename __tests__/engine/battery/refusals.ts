import { IllegalMove, type AnyEvent, type AnyOptions } from '../../../engine';
import { below, seedStream } from '../../../engine/core/random';
import { deepFreeze } from '../support/freeze';
import { apply, keepStates } from './games';
import type { TestKit } from './kit';
import { planOf, plansOf, TIMEOUT, type Played } from './plans';

/** A prime, so that a walk in such steps meets all moves. */
const STRIDE = 17;
const TRIED = 24;

/** What is not legal is refused with clause and reason and changes nothing; what is legal applies. */
export function describeRefusals<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const { game, allMoves } = kit;

  describe('refusals', () => {
    it(
      'are given for exactly the moves that are not legal, with clause and reason',
      () => {
        const stream = seedStream(5);
        const wrong: string[] = [];
        for (const plan of plansOf(played, 3, 800)) {
          keepStates(kit, plan, 500).states.forEach((state, n) => {
            const legal = new Set(game.legalMoves(state));
            const start = below(stream, allMoves.length);
            const tried = Array.from({ length: TRIED }, (_, i) => (start + i * STRIDE) % allMoves.length);
            for (const move of [...legal, ...tried.map((i) => allMoves[i] ?? allMoves[0])]) {
              const refusal = game.explain(state, move);
              const fits = legal.has(move) ? refusal === null : refusal !== null && kit.isRefusal(refusal);
              if (!fits)
                wrong.push(
                  `seed ${plan.seed}, decision ${n}: ${game.printMove(move)} ${JSON.stringify(refusal)}`,
                );
            }
          });
        }
        expect(wrong).toEqual([]);
      },
      TIMEOUT,
    );

    it(
      'leave the state as it was and say the same as explain',
      () => {
        const stream = seedStream(6);
        for (const plan of plansOf(played, 2, 820)) {
          for (const state of keepStates(kit, plan, 300).states) {
            const move = allMoves[below(stream, allMoves.length)] ?? allMoves[0];
            const refusal = game.explain(state, move);
            if (refusal === null) continue;
            const hash = game.hash(deepFreeze(state));
            expect(() => apply(game, state, move)).toThrow(new IllegalMove(refusal));
            expect(game.hash(state)).toBe(hash);
          }
        }
      },
      TIMEOUT,
    );

    it(
      'never come from a legal move: every one of them applies',
      () => {
        for (const plan of plansOf(played, 1, 840)) {
          for (const state of keepStates(kit, plan, 250).states) {
            for (const move of game.legalMoves(state)) expect(() => apply(game, state, move)).not.toThrow();
          }
        }
      },
      TIMEOUT,
    );

    it('are given for what is no move at all', () => {
      const plan = planOf(played, 860);
      const { states } = keepStates(kit, plan, 1);
      for (const state of states) {
        for (const nonsense of kit.nonsense()) {
          expect(game.explain(state, nonsense)).not.toBeNull();
          expect(() => apply(game, state, nonsense)).toThrow(IllegalMove);
        }
      }
    });
  });
}
