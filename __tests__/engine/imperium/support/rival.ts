import type { GameEvent, State } from '../../../../engine/imperium';
import { settle } from '../../../../engine/imperium/engine';
import { position, type Setting } from './table';

/** One Agent turn of seat 2 (House Hagal, or the second Rival) with these cards next, the first one last. */
export function rivalTurn(
  setting: Setting,
  deck: string,
  ...lines: readonly string[]
): { state: State; events: GameEvent[] } {
  const frames = [
    { k: 'round', step: 5 },
    { k: 'turns', next: 0 },
    { k: 'rival', seat: 2, stage: 'reveal', card: -1 },
  ];
  const state = position(setting, `hagalDeck = ${deck}`, `frames = ${JSON.stringify(frames)}`, ...lines);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

/** What the automaton did, each deed with its clause. */
export function told(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'hagal' ? [`${event.clause} ${event.what} ${event.about ?? ''}`.trim()] : [],
  );
}

/** Nobody has anything, and the other Rival has no Agent left. */
export const POOR = ['solari = 0 0 0', 'spice = 0 0 0', 'water = 0 0 0', 'agents = 2 0 2'];
