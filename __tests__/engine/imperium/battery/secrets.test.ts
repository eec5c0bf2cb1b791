import {
  determinize,
  hashState,
  imperiumGame,
  legalMoves,
  pending,
  printMove,
  seatCount,
  view,
  type State,
  type Viewer,
} from '../../../../engine/imperium';
import { seedStream } from '../../../../engine/core/random';
import { deepFreeze } from '../../support/freeze';
import { PLAYER_COUNTS, keepStates, optionsOf, playThrough } from '../support/games';
import { faultsOf } from '../support/invariants';

describe.each(PLAYER_COUNTS)('what is hidden in games of %i players', (players) => {
  const seats = Array.from({ length: players }, (_, seat) => seat);

  it('does not change the view of who cannot see it, nor the list of moves of who decides', () => {
    const stream = seedStream(7);
    const leaks: string[] = [];
    let changed = 0;
    for (const seed of [30, 31, 32, 33]) {
      keepStates(optionsOf(players, seed)).states.forEach((state, n) => {
        if (n % 4 !== 0) return;
        for (const seat of seats) {
          const other = determinize(state, seat, stream);
          const faults = faultsOf(other);
          if (faults.length > 0) leaks.push(`seed ${seed}, ${n}: ${faults.join('; ')}`);
          if (hashState(other) !== hashState(state)) changed++;
          if (JSON.stringify(view(other, seat)) !== JSON.stringify(view(state, seat))) {
            leaks.push(`seed ${seed}, ${n}: seat ${seat} can tell`);
          }
          if (JSON.stringify(view(other, 'table')) !== JSON.stringify(view(state, 'table'))) {
            leaks.push(`seed ${seed}, ${n}: the table can tell`);
          }
          if (
            pending(state)?.seat === seat &&
            legalMoves(state).map(printMove).join() !== legalMoves(other).map(printMove).join()
          ) {
            leaks.push(`seed ${seed}, ${n}: other moves for seat ${seat}`);
          }
        }
      });
    }
    expect(leaks.slice(0, 5)).toEqual([]);
    expect(changed).toBeGreaterThan(50);
  });

  it('is dealt by what the seat knows alone: two states that look alike give the same world', () => {
    for (const state of keepStates(optionsOf(players, 34)).states.filter((_, n) => n % 9 === 0)) {
      for (const seat of seats) {
        const twin = determinize(state, seat, seedStream(99));
        expect(hashState(determinize(twin, seat, seedStream(5)))).toBe(
          hashState(determinize(state, seat, seedStream(5))),
        );
      }
    }
  });

  it('leaves games that can be played to their end', () => {
    const options = optionsOf(players, 35);
    let n = 0;
    playThrough(options, (s) => {
      if (n++ % 40 !== 0 || pending(s) === null) return;
      const world = determinize(s, pending(s)?.seat ?? 0, seedStream(n));
      imperiumGame.examine(world);
      while (legalMoves(world).length > 0) imperiumGame.playListed(world, legalMoves(world)[0] as never);
      expect(imperiumGame.outcome(world)).not.toBeNull();
    });
  });

  it('is not handed out by a view: nothing of the state itself is in it', () => {
    const viewers: Viewer[] = [...seats, 'table'];
    for (const state of keepStates(optionsOf(players, 36)).states.filter((_, n) => n % 11 === 0)) {
      const shared = new Set<unknown>(Object.values(state).filter((value) => typeof value === 'object'));
      for (const viewer of viewers) {
        for (const value of Object.values(view(deepFreeze(state), viewer))) {
          expect(shared.has(value)).toBe(false);
        }
      }
    }
  });

  it('shows hands and Intrigue to their owner alone', () => {
    const [state] = keepStates(optionsOf(players, 37), undefined, 0).states as [State];
    for (const viewer of [...seats, 'table'] as Viewer[]) {
      view(state, viewer).seats.forEach((seat, index) => {
        expect(seat.hand === null).toBe(index !== viewer);
        expect(seat.intrigue === null).toBe(index !== viewer);
      });
    }
    expect(view(state, 'table').seats).toHaveLength(seatCount(state.options));
  });
});
