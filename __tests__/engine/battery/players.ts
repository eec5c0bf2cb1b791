import type { AnyEvent, AnyOptions } from '../../../engine';
import { seedStream } from '../../../engine/core/random';
import { playersOf } from '../../../engine/players';
import { keepStates } from './games';
import type { TestKit } from './kit';
import { plansOf, TIMEOUT, type Played } from './plans';

/** A prime, so that every kind of decision is met sooner or later. */
const ASKED_EVERY = 7;

/** Players without people know what their seat may know, and no more. */
export function describePlayers<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: TestKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const { game } = kit;

  describe('players without people', () => {
    it(
      'choose the same wherever hidden things lie',
      () => {
        const stream = seedStream(61);
        const players = Object.entries(playersOf(game, kit.hints));
        const peeked: string[] = [];
        let asked = 0;
        for (const plan of plansOf(played, 2, 1500)) {
          keepStates(kit, plan, 500).states.forEach((state, n) => {
            const now = game.pending(state);
            if (now === null || n % ASKED_EVERY !== 0) return;
            const moves = game.legalMoves(state);
            const other = kit.permuteHidden(state, now.seat, stream);
            for (const [name, choose] of players) {
              asked++;
              const choice = game.printMove(choose(state, moves, seedStream(n)));
              const blind = game.printMove(choose(other, game.legalMoves(other), seedStream(n)));
              if (choice !== blind)
                peeked.push(
                  `seed ${plan.seed}, decision ${n}, ${now.kind}: ${name} ${choice}, else ${blind}`,
                );
            }
          });
        }
        expect(peeked).toEqual([]);
        expect(asked).toBeGreaterThan(20);
      },
      TIMEOUT,
    );
  });
}
