import { legalMoves, newGame, play } from '../../../../engine/arrakis';
import type { GameEvent } from '../../../../engine/arrakis';

/** Phases in the order in which they were told, with the round in which each began. */
function phasesOf(mode: 'two' | 'mahdi', seed: number): string[] {
  const state = newGame({ mode, seed, names: ['Ann', 'Hal'] });
  const told: string[] = [];
  for (let ply = 0; ply < 4000 && state.round < 3; ply++) {
    const moves = legalMoves(state);
    const move = moves.find((one) => one.kind === 'done') ?? moves[ply % moves.length];
    if (move === undefined) break;
    const events: readonly GameEvent[] = play(state, move);
    for (const event of events) if (event.type === 'phase') told.push(event.phase);
  }
  return told;
}

describe('R5.3 the phases of a round', () => {
  test.each(['two', 'mahdi'] as const)(
    'R5.3 actions come after the vehicles, then hazards, then the harvest (%s)',
    (mode) => {
      const told = phasesOf(mode, 4);
      const first = told.indexOf('actions');
      expect(first).toBeGreaterThanOrEqual(0);
      const round = told.slice(first, first + 6);
      expect(round).toEqual(['actions', 'hazards', 'harvest', 'end', 'start', 'vehicles']);
    },
  );
});
