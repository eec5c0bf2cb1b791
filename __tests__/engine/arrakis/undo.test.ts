import {
  arrakisGame,
  cloneState,
  legalMoves,
  newGame,
  pending,
  play,
  type GameEvent,
} from '../../../engine/arrakis';
import { seedStream } from '../../../engine/core/random';
import { byChance } from './support/byChance';

describe('undoBarrier', () => {
  it('lets a plain move be taken back, and nothing that has shown something or asked someone else', () => {
    const seen = new Set<string>();
    const random = seedStream(4);
    const state = newGame({ mode: 'two', seed: 4, names: ['Ann', 'Hal'] });
    for (let move = 0; move < 600 && pending(state); move += 1) {
      const before = cloneState(state);
      const events: readonly GameEvent[] = play(state, byChance(state, legalMoves(state), random));
      const barrier = arrakisGame.undoBarrier(before, state, events);
      seen.add(barrier ?? 'none');
      const chance = JSON.stringify(before.random) !== JSON.stringify(state.random);
      const types = events.map((event) => event.type);
      if (chance) expect(barrier).toBe('chance');
      else if (types.includes('cardsDrawn') || types.includes('tokenRevealed'))
        expect(barrier).toBe('reveal');
      else if (pending(state) && pending(before)?.seat !== pending(state)?.seat)
        expect(barrier).not.toBeNull();
      if (types.some((type) => type === 'diceRolled' || type === 'combatDice'))
        expect(barrier).toBe('chance');
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['chance', 'none', 'seat']));
  });
});
