import type { AnyEvent, AnyOptions } from '../../../engine';
import { keepStates } from './games';
import type { TestKit } from './kit';
import { planOf, plansOf, TIMEOUT, type Played } from './plans';

/** What is told part by part is what happens. */
export function describeSteps<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const { game } = kit;

  describe('steps', () => {
    it(
      'of a move end where it ends and hold its events; nobody is asked anything between them',
      () => {
        const run = keepStates(kit, planOf(played, 1300), 500);
        run.moves.forEach((move, n) => {
          const [state, after] = [run.states[n], run.states[n + 1]];
          if (state === undefined || after === undefined) throw new Error('a state is missing');
          const before = game.hash(state);
          const steps = game.playInSteps(state, move);
          expect(game.hash(state)).toBe(before);
          const last = steps.at(-1);
          expect(last === undefined ? null : game.hash(last.state)).toBe(game.hash(after));
          expect(steps.flatMap(({ events }) => events)).toEqual(game.play(game.clone(state), move));
          for (const { state: between } of steps.slice(0, -1)) expect(game.pending(between)).toBeNull();
        });
      },
      TIMEOUT,
    );

    it(
      'of a new game begin before the first decision and end where the game begins',
      () => {
        for (const { mode, seed } of plansOf(played, 3, 1320)) {
          const options = kit.options(mode, seed);
          const { before, steps } = game.newGameInSteps(options);
          expect(game.pending(before)).toBeNull();
          const last = steps.at(-1);
          expect(last === undefined ? null : game.hash(last.state)).toBe(game.hash(game.newGame(options)));
          for (const { state: between } of steps.slice(0, -1)) expect(game.pending(between)).toBeNull();
        }
      },
      TIMEOUT,
    );
  });
}
