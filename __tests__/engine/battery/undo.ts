import type { AnyEvent, AnyOptions } from '../../../engine';
import { seedStream } from '../../../engine/core/random';
import { apply, keepStates } from './games';
import type { TestKit } from './kit';
import { plansOf, TIMEOUT, type Played } from './plans';

/** Taking a move back must not let anybody keep what it has shown. */
export function describeUndo<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const { game } = kit;
  const teamOf = (state: State, seat: number) => game.seats(game.options(state))[seat]?.team;

  describe('undo', () => {
    it(
      'is barred when another team decides, and free only where the move has shown nothing to the seat that made it',
      () => {
        const stream = seedStream(51);
        const faults: string[] = [];
        const met = new Map<string, number>();
        for (const plan of plansOf(played, 2, 1400)) {
          const run = keepStates(kit, plan, 900);
          run.moves.forEach((move, n) => {
            const before = run.states[n];
            if (before === undefined) throw new Error('a state is missing');
            const seat = game.pending(before)?.seat ?? 0;
            const { state: after, events } = apply(game, before, move);
            const barrier = game.undoBarrier(before, after, events);
            met.set(barrier ?? 'none', (met.get(barrier ?? 'none') ?? 0) + 1);
            if (barrier !== null) return;
            const where = `seed ${plan.seed}, decision ${n}, ${game.printMove(move)}`;
            const next = game.pending(after)?.seat ?? seat;
            if (teamOf(before, next) !== teamOf(before, seat))
              faults.push(`${where}: seat ${next} decides now`);
            // Had the hidden things lain elsewhere, the seat would see the same: it has learnt nothing.
            const other = apply(game, kit.permuteHidden(before, seat, stream), move).state;
            if (JSON.stringify(game.view(other, seat)) !== JSON.stringify(game.view(after, seat)))
              faults.push(`${where}: seat ${seat} has learnt something`);
          });
        }
        expect(faults).toEqual([]);
        for (const kind of ['none', 'chance']) expect(met.get(kind) ?? 0).toBeGreaterThan(0);
      },
      TIMEOUT,
    );
  });
}
