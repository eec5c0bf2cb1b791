import { EVENT_FACTS } from '../events';
import type { EventRank, GameEvent } from '../events';

/** What of the facts of its type does not hold for this very event. */
export function rankOf(event: GameEvent): EventRank {
  // One die at a time is how the automaton begins a turn (R14.5); all dice at once is how a phase of actions begins (R6.1).
  if (event.type === 'diceRolled' && event.dice.length <= 1) return 'beat';
  // A worm that eats is what the desert is about (R9.3); any other vehicle just leaves.
  if (event.type === 'vehicleRemoved' && (event.why === 'sandworm' || event.why === 'legion'))
    return 'moment';
  return EVENT_FACTS[event.type].rank;
}
