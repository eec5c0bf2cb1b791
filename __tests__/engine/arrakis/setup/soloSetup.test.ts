import { newGame, newTable, view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { setUp } from '../../../../engine/arrakis/setup';

const SEEDS = Array.from({ length: 2000 }, (_, index) => index + 1);
const SOLO = { mode: 'mahdi', names: ['Ann', 'Mahdi'], ties: 'ask' } as const;
/** All twelve tokens together: rr rr rr re re ee + bsr bsr ber ber sr er. */
const DEALT = { regular: 14, elite: 7, special: 3, generic: 4 };

/** Figures of the Harkonnen on the board, and what each settlement holds. */
function forces(state: State) {
  const legions = view(state, 'table').areas.flatMap(({ legion }) =>
    legion?.side === 'harkonnen' ? [legion] : [],
  );
  const sum = (of: 'regular' | 'elite' | 'special' | 'generic') =>
    legions.reduce((all, legion) => all + legion[of], 0);
  return {
    settlements: legions.length,
    tokens: legions.reduce((all, legion) => all + legion.tokens.length, 0),
    figures: {
      regular: sum('regular'),
      elite: sum('elite'),
      special: sum('special'),
      generic: sum('generic'),
    },
  };
}

const EXPECTED = { settlements: 6, tokens: 0, figures: DEALT };

describe('R14.1 the starting forces of the solo game', () => {
  test('R14.1 are the twelve tokens of the box, each dealt once, whatever the shuffle', () => {
    for (const seed of SEEDS) expect([seed, forces(setUp({ ...SOLO, seed }))]).toEqual([seed, EXPECTED]);
  });

  test('R14.1 a table of one’s own begins with the same', () => {
    for (const seed of SEEDS) expect([seed, forces(newTable(seed))]).toEqual([seed, EXPECTED]);
  });

  test('R14.1, R14.13 only then are they the pool: every token is free, each face there once', () => {
    for (const seed of SEEDS.slice(0, 200)) {
      const state = newGame({ ...SOLO, seed });
      expect([...state.tokenFace].sort((a, b) => a - b)).toEqual(state.tokenFace.map((_, token) => token));
    }
  });

  test('R14.1 which settlement gets which is chance', () => {
    const seen = new Set(
      SEEDS.slice(0, 50).map((seed) => JSON.stringify(view(setUp({ ...SOLO, seed }), 'table').areas)),
    );
    expect(seen.size).toBeGreaterThan(40);
  });
});
