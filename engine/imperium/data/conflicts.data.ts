import type { Step } from '../cards/step';

/** A Conflict card (I2.2, I7.3). */
export interface ConflictFact {
  readonly id: string;
  readonly name: string;
  readonly tier: 1 | 2 | 3;
  readonly first: readonly Step[];
  readonly second: readonly Step[];
  readonly third: readonly Step[];
  /** The space that the winner controls (I7.5). */
  readonly control: 'arrakeen' | 'carthag' | 'imperial-basin' | null;
}

export const CONFLICTS: readonly ConflictFact[] = [
  { id: 'skirmish-a', name: 'Skirmish (A)', tier: 1, first: [{ do: 'gain', vp: 1 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', solari: 2 }], third: [{ do: 'gain', solari: 2 }], control: null },
  { id: 'skirmish-b', name: 'Skirmish (B)', tier: 1, first: [{ do: 'gain', vp: 1 }], second: [{ do: 'gain', water: 1 }], third: [{ do: 'gain', spice: 1 }], control: null },
  { id: 'skirmish-c', name: 'Skirmish (C)', tier: 1, first: [{ do: 'influenceAny', n: 1 }, { do: 'gain', spice: 1 }], second: [{ do: 'gain', spice: 2 }], third: [{ do: 'gain', spice: 1 }], control: null },
  { id: 'skirmish-d', name: 'Skirmish (D)', tier: 1, first: [{ do: 'influenceAny', n: 1 }, { do: 'gain', solari: 2 }], second: [{ do: 'gain', solari: 3 }], third: [{ do: 'gain', solari: 2 }], control: null },
  { id: 'cloak-and-dagger', name: 'Cloak and Dagger', tier: 2, first: [{ do: 'influenceAny', n: 1 }, { do: 'intrigue', n: 2 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', spice: 1 }], third: [{ do: 'choose', n: 1, of: [[{ do: 'intrigue', n: 1 }], [{ do: 'gain', spice: 1 }]] }], control: null },
  { id: 'desert-power', name: 'Desert Power', tier: 2, first: [{ do: 'gain', vp: 1 }, { do: 'gain', water: 1 }], second: [{ do: 'gain', water: 1 }, { do: 'gain', spice: 1 }], third: [{ do: 'gain', spice: 1 }], control: null },
  { id: 'guild-bank-raid', name: 'Guild Bank Raid', tier: 2, first: [{ do: 'gain', solari: 6 }], second: [{ do: 'gain', solari: 4 }], third: [{ do: 'gain', solari: 2 }], control: null },
  { id: 'machinations', name: 'Machinations', tier: 2, first: [{ do: 'choose', n: 2, of: [[{ do: 'influence', faction: 'emperor', n: 1 }], [{ do: 'influence', faction: 'guild', n: 1 }], [{ do: 'influence', faction: 'bene', n: 1 }], [{ do: 'influence', faction: 'fremen', n: 1 }]] }], second: [{ do: 'gain', water: 1 }, { do: 'gain', solari: 2 }], third: [{ do: 'gain', water: 1 }], control: null },
  { id: 'raid-stockpiles', name: 'Raid Stockpiles', tier: 2, first: [{ do: 'intrigue', n: 1 }, { do: 'gain', spice: 3 }], second: [{ do: 'gain', spice: 2 }], third: [{ do: 'gain', spice: 1 }], control: null },
  { id: 'secure-imperial-basin', name: 'Secure Imperial Basin', tier: 2, first: [{ do: 'gain', vp: 1 }], second: [{ do: 'gain', water: 2 }], third: [{ do: 'gain', water: 1 }], control: 'imperial-basin' },
  { id: 'siege-of-arrakeen', name: 'Siege of Arrakeen', tier: 2, first: [{ do: 'gain', vp: 1 }], second: [{ do: 'gain', solari: 4 }], third: [{ do: 'gain', solari: 2 }], control: 'arrakeen' },
  { id: 'siege-of-carthag', name: 'Siege of Carthag', tier: 2, first: [{ do: 'gain', vp: 1 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', spice: 1 }], third: [{ do: 'gain', spice: 1 }], control: 'carthag' },
  { id: 'sort-through-the-chaos', name: 'Sort Through the Chaos', tier: 2, first: [{ do: 'mentatNextRound' }, { do: 'intrigue', n: 1 }, { do: 'gain', solari: 2 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', solari: 2 }], third: [{ do: 'gain', solari: 2 }], control: null },
  { id: 'terrible-purpose', name: 'Terrible Purpose', tier: 2, first: [{ do: 'gain', vp: 1 }, { do: 'trash' }], second: [{ do: 'gain', water: 1 }, { do: 'gain', spice: 1 }], third: [{ do: 'gain', spice: 1 }], control: null },
  { id: 'battle-for-arrakeen', name: 'Battle for Arrakeen', tier: 3, first: [{ do: 'gain', vp: 2 }], second: [{ do: 'choose', n: 2, of: [[{ do: 'intrigue', n: 1 }], [{ do: 'gain', spice: 2 }], [{ do: 'gain', solari: 3 }]] }], third: [{ do: 'intrigue', n: 1 }, { do: 'gain', solari: 2 }], control: 'arrakeen' },
  { id: 'battle-for-carthag', name: 'Battle for Carthag', tier: 3, first: [{ do: 'gain', vp: 2 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', spice: 3 }], third: [{ do: 'gain', spice: 3 }], control: 'carthag' },
  { id: 'battle-for-imperial-basin', name: 'Battle for Imperial Basin', tier: 3, first: [{ do: 'gain', vp: 2 }], second: [{ do: 'gain', spice: 5 }], third: [{ do: 'gain', spice: 3 }], control: 'imperial-basin' },
  { id: 'grand-vision', name: 'Grand Vision', tier: 3, first: [{ do: 'influenceAny', n: 2 }, { do: 'intrigue', n: 1 }], second: [{ do: 'intrigue', n: 1 }, { do: 'gain', spice: 3 }], third: [{ do: 'gain', spice: 3 }], control: null },
];
