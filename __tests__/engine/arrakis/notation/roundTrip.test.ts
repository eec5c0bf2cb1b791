import {
  MODES,
  apply,
  hashState,
  legalMoves,
  newGame,
  parsePosition,
  printPosition,
} from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { below, seedStream } from '../../../../engine/core/random';
import { byChance } from '../support/byChance';
import { position } from '../support/position';

const TIMEOUT = 60_000;

/** States of a random game, every ninth from the first to at most the given number of moves. */
function* states(mode: (typeof MODES)[number], seed: number, most: number): Generator<State> {
  const stream = seedStream(seed * 31 + 7);
  let state = newGame({ mode, seed, names: ['Ann "A" [x]', 'Häl / #'] });
  for (let n = 0; n < most; n++) {
    const moves = legalMoves(state);
    if (n % 9 === 0 || moves.length === 0) yield state;
    if (moves.length === 0) return;
    // Declining and free actions are common here, so that odd states come up.
    const move = n % 3 === 0 ? moves[below(stream, moves.length)] : byChance(state, moves, stream);
    if (move === undefined) return;
    state = apply(state, move).state;
  }
}

describe.each(MODES)('notation of mode %s', (mode) => {
  test.each([1, 2, 3, 4])(
    'printing and reading back loses nothing in game %i',
    (seed) => {
      let n = 0;
      for (const state of states(mode, seed, 700)) {
        const text = printPosition(state);
        const read = parsePosition(text);
        expect(hashState(read)).toBe(hashState(state));
        if (n++ % 10 === 0) expect(read).toEqual(state);
        expect(printPosition(read)).toBe(text);
      }
      expect(n).toBeGreaterThan(10);
    },
    TIMEOUT,
  );

  test('a game read back goes on exactly as the one printed', () => {
    for (const state of states(mode, 11, 300)) {
      const move = legalMoves(state)[0];
      if (move === undefined) return;
      const read = parsePosition(printPosition(state));
      expect(legalMoves(read)).toEqual(legalMoves(state));
      expect(hashState(apply(read, move).state)).toBe(hashState(apply(state, move).state));
    }
  });
});

describe('hand-made positions', () => {
  test('fields left out are as in an empty box', () => {
    const state = position('');
    expect(printPosition(state)).toBe('arrakis two 1 ["Ann","Hal"]');
    expect(state.supply).toEqual([16, 8, 6, 12, 24, 12, 8, 6]);
  });

  test('figures on the board are taken from the supply, tokens from theirs', () => {
    const state = position('ne-8: A 2r1e1g #9 stilgar\ncarthag: H 3r2s baron city');
    expect(state.supply).toEqual([14, 7, 6, 11, 21, 12, 6, 6]);
    expect(state.tokenSupply).toEqual([8, 10, 11, 12, 13, 14, 15]);
  });

  test('blank lines, indents and order do not matter', () => {
    const one = position('ne-8: A 1r wormsign\nmarkers = 1 2 3');
    const other = position('\n   markers =   1  2 3  \n\n\tne-8:   wormsign').markers;
    expect(other).toEqual(one.markers);
    expect(position('ne-8: A 1r\n ne-8: wormsign')).toEqual(position('ne-8: A 1r wormsign'));
  });

  test('a leader named in a tank lies there', () => {
    const state = position('tank = - paul - / - - - - -');
    expect(printPosition(state)).toContain('paul:tank');
  });
});
