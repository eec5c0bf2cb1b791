import { playGame } from '../../../scripts/sim/game';
import { watchInvariants } from '../arrakis/support/invariants';
import { PLAYED, plansOf, TIMEOUT } from './plans';

describe.each(PLAYED)('random games of mode $mode by the $policy policy', (played) => {
  it(
    'keep every invariant at every decision and come to an end',
    () => {
      const broken: string[] = [];
      for (const plan of plansOf(played, 3, 1)) {
        try {
          const line = playGame(plan, watchInvariants());
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
      const lines = plansOf(played, 2, 900).map((plan) => playGame(plan));
      const again = plansOf(played, 2, 900).map((plan) => playGame(plan));
      expect(again).toEqual(lines);
      expect(new Set(lines.map((line) => line.hash)).size).toBe(lines.length);
    },
    TIMEOUT,
  );
});
