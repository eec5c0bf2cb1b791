import type { AnyEvent, AnyOptions } from '../../../engine';
import { seedStream } from '../../../engine/core/random';
import { playerOf, playerStream } from '../../../scripts/sim/game';
import { deepFreeze } from '../support/freeze';
import { keepStates, seatsOf } from './games';
import type { TestKit } from './kit';
import { plansOf, TIMEOUT, type Played } from './plans';

/** Primes, so that every kind of decision is met sooner or later. */
const COMPARED_EVERY = 3;
const PLAYED_ON_EVERY = 41;
/** No round of any game comes near this. */
const LONGEST_ROUND = 3000;

/** Worlds dealt anew from what a seat may know: nothing hidden leaks into them, and they are worlds of the game. */
export function describeDeterminize<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const { game } = kit;

  describe('determinize', () => {
    it(
      'rests on what the seat may know alone: permuting what is hidden changes nothing of what comes out',
      () => {
        const stream = seedStream(31);
        const leaks: string[] = [];
        for (const plan of plansOf(played, 3, 1200)) {
          keepStates(kit, plan, 600).states.forEach((state, n) => {
            if (n % COMPARED_EVERY !== 0) return;
            for (const seat of seatsOf(game, state)) {
              const world = game.determinize(state, seat, seedStream(n));
              const other = game.determinize(kit.permuteHidden(state, seat, stream), seat, seedStream(n));
              if (JSON.stringify(other) !== JSON.stringify(world))
                leaks.push(
                  `seed ${plan.seed}, decision ${n}: seat ${seat}, ${game.pending(state)?.kind ?? ''}`,
                );
            }
          });
        }
        expect(leaks).toEqual([]);
      },
      TIMEOUT,
    );

    it(
      'gives a world that the seat cannot tell from the real one, and changes nothing itself',
      () => {
        const stream = seedStream(32);
        const faults: string[] = [];
        let different = 0;
        for (const plan of plansOf(played, 3, 1220)) {
          keepStates(kit, plan, 600).states.forEach((state, n) => {
            if (n % COMPARED_EVERY !== 0) return;
            deepFreeze(state);
            for (const seat of seatsOf(game, state)) {
              const world = game.determinize(state, seat, stream);
              const where = `seed ${plan.seed}, decision ${n}, seat ${seat}`;
              if (JSON.stringify(game.view(world, seat)) !== JSON.stringify(game.view(state, seat)))
                faults.push(`${where}: the view differs`);
              if (game.pending(state)?.seat === seat) {
                const texts = [state, world].map((s) =>
                  game.legalMoves(s).map((move) => game.printMove(move)),
                );
                if (JSON.stringify(texts[0]) !== JSON.stringify(texts[1]))
                  faults.push(`${where}: other moves`);
              }
              for (const fault of kit.violations(world)) faults.push(`${where}: ${fault}`);
              if (game.hash(world) !== game.hash(state)) different++;
            }
          });
        }
        expect(faults).toEqual([]);
        expect(different).toBeGreaterThan(0);
      },
      TIMEOUT,
    );

    it(
      'gives a world that can be played on to the end of the round, with every invariant kept',
      () => {
        const stream = seedStream(33);
        const choose = playerOf(kit, played.policy);
        const broken: string[] = [];
        let finished = 0;
        for (const plan of plansOf(played, 2, 1240)) {
          const { states } = keepStates(kit, plan, 900);
          states.forEach((state, n) => {
            if (n % PLAYED_ON_EVERY !== 0) return;
            for (const seat of seatsOf(game, state)) {
              const world = game.determinize(state, seat, stream);
              const chance = playerStream(n);
              const watch = kit.watchInvariants();
              let events: readonly Event[] = [];
              try {
                for (let decision = 0; decision < LONGEST_ROUND; decision++) {
                  const moves = game.legalMoves(world);
                  watch(world, moves, decision, events);
                  if (moves.length === 0 || game.round(world) !== game.round(state)) {
                    finished++;
                    break;
                  }
                  events = game.play(world, choose(world, moves, chance));
                }
              } catch (error) {
                broken.push(
                  `seed ${plan.seed}, decision ${n}, seat ${seat}: ${error instanceof Error ? error.message : String(error)}`,
                );
              }
            }
          });
        }
        expect(broken).toEqual([]);
        expect(finished).toBeGreaterThan(10);
      },
      TIMEOUT,
    );
  });
}
