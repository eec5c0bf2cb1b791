import type { Marker } from '../names';

export interface PrescienceFact {
  readonly id: string;
  readonly name: string;
  /** When it may be claimed (R8.3). */
  readonly when: 'endOfRound' | 'actionPhase';
  /** Steps that its claim advances each marker by. */
  readonly gain: Readonly<Partial<Record<Marker, number>>>;
  /** Names the parts that no source gives. */
  readonly reconstructed?: string;
}

/** The 16 prescience cards. What each asks for is in `prescience/requirements.ts`. */
// prettier-ignore
export const PRESCIENCE_CARDS = [
  { id: 'dew-collectors', name: "Dew Collectors for the Planting", when: 'endOfRound', gain: { sandDwellers: 2 } },
  { id: 'mahdi', name: "The Fremen Call Paul the \"Mahdi!\"", when: 'endOfRound', gain: { kwisatzHaderach: 1, jihad: 1 } },
  { id: 'water-discipline', name: "The Water Discipline", when: 'endOfRound', gain: { kwisatzHaderach: 1, sandDwellers: 1 } },
  { id: 'wind-traps', name: "New Hidden Wind Traps", when: 'endOfRound', gain: { sandDwellers: 1, jihad: 1 } },
  { id: 'stunted-worms', name: "Stunted Worms", when: 'endOfRound', gain: { kwisatzHaderach: 1, sandDwellers: 2 } },
  { id: 'bene-gesserit-ways', name: "Jessica Trains Paul in the Bene Gesserit Ways", when: 'endOfRound', gain: { kwisatzHaderach: 2 } },
  { id: 'desert-war', name: "The Desert War", when: 'endOfRound', gain: { sandDwellers: 1, jihad: 2 } },
  { id: 'lisan-al-gaib', name: "The Lisan al-Gaib", when: 'endOfRound', gain: { kwisatzHaderach: 1, sandDwellers: 1, jihad: 1 } },
  { id: 'water-of-life', name: "Paul Drinks the Water of Life", when: 'actionPhase', gain: { kwisatzHaderach: 3 } },
  { id: 'tahaddi-challenge', name: "Tahaddi Challenge", when: 'actionPhase', gain: { kwisatzHaderach: 2, jihad: 1 }, reconstructed: 'which markers' },
  { id: 'families-flee', name: "Families Flee to the Southern Palmaries", when: 'actionPhase', gain: { sandDwellers: 1, jihad: 1 }, reconstructed: 'which markers' },
  { id: 'sandride-mudir', name: "Mudir of the Sandride", when: 'actionPhase', gain: { sandDwellers: 1, jihad: 1 }, reconstructed: 'which markers' },
  { id: 'razzia', name: "Razzia", when: 'actionPhase', gain: { jihad: 2 }, reconstructed: 'requirement and markers' },
  { id: 'oppressor-falls', name: "The Oppressor Falls", when: 'actionPhase', gain: { kwisatzHaderach: 1, jihad: 2 }, reconstructed: 'requirement and markers' },
  { id: 'jessica-changes-the-water', name: "Jessica Changes the Water", when: 'actionPhase', gain: { sandDwellers: 3 }, reconstructed: 'requirement and markers' },
  { id: 'maker-strikes', name: "The Maker Strikes", when: 'actionPhase', gain: { kwisatzHaderach: 1, jihad: 1 }, reconstructed: 'requirement and markers' },
] as const satisfies readonly PrescienceFact[];

export type PrescienceId = (typeof PRESCIENCE_CARDS)[number]['id'];

export const PRESCIENCE_IDS: readonly PrescienceId[] = PRESCIENCE_CARDS.map((card) => card.id);

export function prescienceIndex(id: PrescienceId): number {
  return PRESCIENCE_IDS.indexOf(id);
}
