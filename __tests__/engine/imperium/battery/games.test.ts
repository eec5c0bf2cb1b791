import { hashState, outcome, pending } from '../../../../engine/imperium';
import { PLAYER_COUNTS, greedyMove, optionsOf, playThrough } from '../support/games';
import { faultsOf } from '../support/invariants';

const BULK = Math.max(1, Number(process.env.BATTERY_GAMES ?? '1') || 1);
const TIMEOUT = 120_000 * BULK;

describe.each(PLAYER_COUNTS)('games of %i players', (players) => {
  it(
    'keep every invariant at every decision and come to an end',
    () => {
      const broken: string[] = [];
      for (let seed = 1; seed <= 12 * BULK; seed++) {
        let decisions = 0;
        const end = playThrough(optionsOf(players, seed), (s, moves) => {
          const faults = faultsOf(s);
          const now = pending(s);
          if (now !== null && moves.length === 0) faults.push('nobody can move');
          if (now !== null && now.seat >= players) faults.push('an automaton is asked');
          if (new Set(moves).size !== moves.length) faults.push('a move is listed twice');
          if (faults.length > 0) broken.push(`seed ${seed}, ${decisions}: ${faults.join('; ')}`);
          if (++decisions > 5000) throw new Error(`seed ${seed} does not end`);
        });
        const won = outcome(end);
        if (won === null || won.winners.length === 0) broken.push(`seed ${seed}: no end`);
      }
      expect(broken.slice(0, 5)).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'keep them in greedy play too',
    () => {
      const broken: string[] = [];
      for (let seed = 1; seed <= 2 * BULK; seed++) {
        playThrough(
          optionsOf(players, seed + 400),
          (s) => {
            const faults = faultsOf(s);
            if (faults.length > 0) broken.push(`seed ${seed}: ${faults.join('; ')}`);
          },
          greedyMove,
        );
      }
      expect(broken.slice(0, 5)).toEqual([]);
    },
    TIMEOUT,
  );

  it('are the same game for the same seed, and another for another', () => {
    const hashes = [1, 2, 1].map((seed) => hashState(playThrough(optionsOf(players, seed), () => {})));
    expect(hashes[2]).toBe(hashes[0]);
    expect(hashes[1]).not.toBe(hashes[0]);
  });
});
