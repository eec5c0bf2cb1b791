import { newGame, view } from '../../../../engine/arrakis';

const NAMES = ['Ann', 'Hal'] as const;

describe('R1.1 sides and seats', () => {
  test('R1.1 for two: one leads House Atreides and the Fremen, the other House Harkonnen and Corrino', () => {
    const { seats } = view(newGame({ mode: 'two', seed: 1, names: [...NAMES] }), 'table');
    expect(seats.map(({ side, houses }) => [side, houses])).toEqual([
      ['atreides', ['atreides', 'fremen']],
      ['harkonnen', ['harkonnen', 'corrino']],
    ]);
  });

  test('R1.1 for one: the Atreides are the human’s; the Harkonnen ask nobody', () => {
    const state = newGame({ mode: 'mahdi', seed: 1, names: [...NAMES] });
    const seen = view(state, 'table');
    expect(seen.seats.map(({ side }) => side)).toEqual(['atreides', 'harkonnen']);
    expect(seen.decision?.side).toBe('atreides');
  });
});
