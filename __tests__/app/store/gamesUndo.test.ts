import { cloneState, newGame, pending, play, type GameEvent } from '../../../engine/arrakis';
import { undoBarrier } from '../../../app/store/gamesUndo';
import { luck, options, pickMove } from '../storage/support/games';

describe('undoBarrier', () => {
  it('lets a plain move be taken back, and nothing that has shown something or asked someone else', () => {
    const seen = new Set<string>();
    const random = luck(4);
    const state = newGame(options(4));
    for (let move = 0; move < 600 && pending(state); move += 1) {
      const before = cloneState(state);
      const events: readonly GameEvent[] = play(state, pickMove(state, random));
      const barrier = undoBarrier(before, state, events);
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
