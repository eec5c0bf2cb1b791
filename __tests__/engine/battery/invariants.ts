import type { AnyEvent, AnyOptions } from '../../../engine';
import { playGame } from '../../../scripts/sim/game';
import type { TestKit } from './kit';
import { plansOf, TIMEOUT, type Played } from './plans';

/** Whole games keep every rule of conservation, come to an end, and repeat. */
export function describeInvariants<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  describe('whole games', () => {
    it(
      'keep every invariant at every decision and come to an end',
      () => {
        const broken: string[] = [];
        for (const plan of plansOf(played, 3, 1)) {
          try {
            const line = playGame(kit, plan, kit.watchInvariants());
            if (line.winner === null) broken.push(`seed ${plan.seed}: no end`);
          } catch (error) {
            broken.push(`seed ${plan.seed}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
        expect(broken).toEqual([]);
      },
      TIMEOUT,
    );

    it(
      'are the same game for the same seed, and another for another',
      () => {
        const lines = plansOf(played, 2, 900).map((plan) => playGame(kit, plan));
        const again = plansOf(played, 2, 900).map((plan) => playGame(kit, plan));
        expect(again).toEqual(lines);
        expect(new Set(lines.map((line) => line.hash)).size).toBe(lines.length);
      },
      TIMEOUT,
    );
  });
}
