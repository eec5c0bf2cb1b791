import type { Step, StepOf } from '../cards/step';
import type { AgentIcon, Faction } from '../names';

/** A card of a player's deck: what it is called, whom it belongs to, and what its boxes do (I10.1). */
export interface CardFact {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Persuasion; null where it cannot be acquired with Persuasion. */
  readonly cost: number | null;
  readonly factions: readonly Faction[];
  /** `any`: every board space. */
  readonly icons: readonly (AgentIcon | 'any')[];
  readonly agent: readonly Step[];
  readonly reveal: readonly Step[];
  readonly acquire: readonly Step[];
  /** What it gives when it is trashed. */
  readonly trashed?: readonly StepOf<'gain'>[];
}

/** The ten cards that each player begins with (I1). */
export const STARTER_CARDS: readonly CardFact[] = [
  { id: 'convincing-argument', name: 'Convincing Argument', copies: 2, cost: null, factions: [], icons: [], agent: [], reveal: [{ do: 'gain', persuasion: 2 }], acquire: [] },
  { id: 'dagger', name: 'Dagger', copies: 2, cost: null, factions: [], icons: ['landsraad'], agent: [], reveal: [{ do: 'gain', swords: 1 }], acquire: [] },
  { id: 'diplomacy', name: 'Diplomacy', copies: 1, cost: null, factions: [], icons: ['emperor', 'guild', 'bene', 'fremen'], agent: [], reveal: [{ do: 'gain', persuasion: 1 }], acquire: [] },
  { id: 'dune-the-desert-planet', name: 'Dune, the Desert Planet', copies: 2, cost: null, factions: [], icons: ['spice'], agent: [], reveal: [{ do: 'gain', persuasion: 1 }], acquire: [] },
  { id: 'reconnaissance', name: 'Reconnaissance', copies: 1, cost: null, factions: [], icons: ['city'], agent: [], reveal: [{ do: 'gain', persuasion: 1 }], acquire: [] },
  { id: 'seek-allies', name: 'Seek Allies', copies: 1, cost: null, factions: [], icons: ['emperor', 'guild', 'bene', 'fremen'], agent: [{ do: 'trashSelf' }], reveal: [], acquire: [] },
  { id: 'signet-ring', name: 'Signet Ring', copies: 1, cost: null, factions: [], icons: ['landsraad', 'city', 'spice'], agent: [{ do: 'signet' }], reveal: [{ do: 'gain', persuasion: 1 }], acquire: [] },
];

/** The three stacks beside the Imperium Row (I1, I6.3). */
export const RESERVE_CARDS: readonly CardFact[] = [
  { id: 'arrakis-liaison', name: 'Arrakis Liaison', copies: 8, cost: 2, factions: ['fremen'], icons: ['landsraad', 'city'], agent: [], reveal: [{ do: 'gain', persuasion: 2 }], acquire: [] },
  { id: 'the-spice-must-flow', name: 'The Spice Must Flow', copies: 10, cost: 9, factions: [], icons: [], agent: [], reveal: [{ do: 'gain', spice: 1 }], acquire: [{ do: 'gain', vp: 1 }] },
  { id: 'foldspace', name: 'Foldspace', copies: 6, cost: null, factions: [], icons: ['emperor', 'guild', 'bene', 'fremen', 'landsraad', 'city', 'spice'], agent: [{ do: 'draw', n: 1 }, { do: 'trashSelf' }], reveal: [], acquire: [] },
];
