import type { AnyEvent, AnyOptions } from '../../../engine';
import { seedStream } from '../../../engine/core/random';
import { deepFreeze } from '../support/freeze';
import { keepStates, seatsOf, viewersOf } from './games';
import type { TestKit } from './kit';
import { planOf, plansOf, TIMEOUT, type Played } from './plans';

/** A view holds what its viewer may know and nothing else. */
export function describeViews<
  Options extends AnyOptions,
  State extends object,
  Move,
  Event extends AnyEvent,
  View extends object,
>(kit: TestKit<Options, State, Move, Event, View>, played: Played): void {
  const { game } = kit;

  describe('views', () => {
    it(
      'do not change when what is hidden from the viewer is placed differently',
      () => {
        const stream = seedStream(77);
        const leaks: string[] = [];
        for (const plan of plansOf(played, 4, 700)) {
          keepStates(kit, plan, 500).states.forEach((state, n) => {
            if (n % 5 !== 0) return;
            for (const viewer of viewersOf(game, state)) {
              const other = kit.permuteHidden(state, viewer, stream);
              if (game.hash(other) === game.hash(state))
                leaks.push(`seed ${plan.seed}, ${n}: nothing was permuted`);
              if (JSON.stringify(game.view(other, viewer)) !== JSON.stringify(game.view(state, viewer))) {
                leaks.push(`seed ${plan.seed}, decision ${n}: seat ${viewer} can tell`);
              }
            }
          });
        }
        expect(leaks).toEqual([]);
      },
      TIMEOUT,
    );

    it(
      'do change for a viewer who may see it: the comparison can fail',
      () => {
        const stream = seedStream(78);
        let seen = 0;
        const plan = planOf(played, 700);
        const { states } = keepStates(kit, plan, 100);
        for (const state of states) {
          const other = kit.permuteHidden(state, 'table', stream);
          for (const seat of seatsOf(game, state))
            if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(game.view(state, seat))) seen++;
        }
        // Each pair of eyes sees something of its own in more than half of all states.
        const people = game
          .seats(kit.options(plan.mode, plan.seed))
          .filter(({ automaton }) => !automaton).length;
        expect(seen).toBeGreaterThan((states.length * people) / 2);
      },
      TIMEOUT,
    );

    it(
      'hand out nothing of the state itself: a frozen state gives the same view, a changed view does not change it',
      () => {
        const plan = planOf(played, 710);
        for (const state of keepStates(kit, plan, 300).states) {
          const hash = game.hash(state);
          for (const viewer of viewersOf(game, state)) {
            const shared = new Set<unknown>(
              Object.values(state).filter((value: unknown) => typeof value === 'object'),
            );
            for (const value of Object.values(game.view(deepFreeze(state), viewer)) as unknown[])
              expect(shared.has(value)).toBe(false);
          }
          expect(game.hash(state)).toBe(hash);
        }
      },
      TIMEOUT,
    );
  });
}
