import { hashState, seatPlan, view, type State, type Viewer } from '../../../engine/arrakis';
import { seedStream } from '../../../engine/core/random';
import { deepFreeze } from '../support/freeze';
import { reshuffleHidden } from '../arrakis/support/hide';
import { keepStates } from './games';
import { PLAYED, planOf, plansOf, TIMEOUT } from './plans';

function viewersOf(state: State): Viewer[] {
  return [...seatPlan(state.options).map((_, seat) => seat), 'table'];
}

describe.each(PLAYED)('views of mode $mode by the $policy policy', (played) => {
  it(
    'do not change when what is hidden from the viewer lies otherwise',
    () => {
      const stream = seedStream(77);
      const leaks: string[] = [];
      for (const plan of plansOf(played, 4, 700)) {
        keepStates(plan, 500).states.forEach((state, n) => {
          if (n % 5 !== 0) return;
          for (const viewer of viewersOf(state)) {
            const other = reshuffleHidden(state, viewer, stream);
            if (hashState(other) === hashState(state))
              leaks.push(`seed ${plan.seed}, ${n}: nothing was reshuffled`);
            if (JSON.stringify(view(other, viewer)) !== JSON.stringify(view(state, viewer))) {
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
      const { states } = keepStates(plan, 100);
      for (const state of states) {
        const other = reshuffleHidden(state, 'table', stream);
        for (const seat of [0, 1])
          if (JSON.stringify(view(other, seat)) !== JSON.stringify(view(state, seat))) seen++;
      }
      expect(seen).toBeGreaterThan(states.length);
    },
    TIMEOUT,
  );

  it(
    'hand out nothing of the state itself: a frozen state gives the same view, a changed view does not change it',
    () => {
      const plan = planOf(played, 710);
      for (const state of keepStates(plan, 300).states) {
        const hash = hashState(state);
        for (const viewer of viewersOf(state)) {
          const shared = new Set<unknown>(Object.values(state).filter((value) => typeof value === 'object'));
          for (const value of Object.values(view(deepFreeze(state), viewer)))
            expect(shared.has(value)).toBe(false);
        }
        expect(hashState(state)).toBe(hash);
      }
    },
    TIMEOUT,
  );
});
