import type { Condition, Step } from '../cards/step';

/** When a card may be played: in one's own turn, in Combat, after winning a Conflict, at the end (I10.2). */
export const MOMENTS = ['plot', 'combat', 'victory', 'endgame'] as const;
export type Moment = (typeof MOMENTS)[number];

/** An Intrigue card (I10.2). */
export interface IntrigueFact {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly requires?: Condition;
  /** `start`: before anything else in one's turn; `placement`: before the Agent that it serves; `reveal`: acts in the Reveal turn. */
  readonly timing?: 'start' | 'placement' | 'reveal';
  readonly plot?: readonly Step[];
  readonly combat?: readonly Step[];
  readonly victory?: readonly Step[];
  readonly endgame?: readonly Step[];
}

export const INTRIGUES: readonly IntrigueFact[] = [
  { id: 'allied-armada', name: 'Allied Armada', copies: 1, requires: { test: 'anyAlliance' }, combat: [{ do: 'pay', cost: { spice: 2 }, then: [{ do: 'gain', swords: 7 }] }] },
  { id: 'ambush', name: 'Ambush', copies: 2, combat: [{ do: 'gain', swords: 4 }] },
  { id: 'bindu-suspension', name: 'Bindu Suspension', copies: 1, timing: 'start', plot: [{ do: 'draw', n: 1 }, { do: 'mayPass' }] },
  { id: 'bribery', name: 'Bribery', copies: 1, plot: [{ do: 'pay', cost: { solari: 2 }, then: [{ do: 'influenceAny', n: 1 }] }] },
  { id: 'bypass-protocol', name: 'Bypass Protocol', copies: 1, plot: [{ do: 'choose', n: 1, of: [[{ do: 'acquire', upTo: 3, to: 'discard' }], [{ do: 'pay', cost: { spice: 2 }, then: [{ do: 'acquire', upTo: 5, to: 'deckTop' }] }]] }] },
  { id: 'calculated-hire', name: 'Calculated Hire', copies: 1, requires: { test: 'mentatOnSpace' }, plot: [{ do: 'pay', cost: { spice: 1 }, then: [{ do: 'takeMentat' }] }] },
  { id: 'charisma', name: 'Charisma', copies: 1, timing: 'reveal', plot: [{ do: 'gain', persuasion: 2 }] },
  { id: 'choam-shares', name: 'CHOAM Shares', copies: 1, plot: [{ do: 'pay', cost: { solari: 7 }, then: [{ do: 'gain', vp: 1 }] }] },
  { id: 'corner-the-market', name: 'Corner the Market', copies: 1, endgame: [{ do: 'if', cond: { test: 'spiceMustFlow', n: 2 }, then: [{ do: 'gain', vp: 1 }] }, { do: 'if', cond: { test: 'mostSpiceMustFlow' }, then: [{ do: 'gain', vp: 1 }] }] },
  { id: 'councilors-dispensation', name: "Councilor's Dispensation", copies: 1, requires: { test: 'highCouncil' }, plot: [{ do: 'gain', spice: 2 }] },
  { id: 'demand-respect', name: 'Demand Respect', copies: 1, victory: [{ do: 'choose', n: 1, of: [[{ do: 'influenceAny', n: 1 }], [{ do: 'pay', cost: { spice: 2 }, then: [{ do: 'influenceAny', n: 2 }] }]] }] },
  { id: 'dispatch-an-envoy', name: 'Dispatch an Envoy', copies: 2, timing: 'placement', plot: [{ do: 'factionIcons' }] },
  { id: 'double-cross', name: 'Double Cross', copies: 1, requires: { test: 'opponentTroop' }, plot: [{ do: 'pay', cost: { solari: 1 }, then: [{ do: 'doubleCross' }] }] },
  { id: 'favored-subject', name: 'Favored Subject', copies: 1, plot: [{ do: 'influence', faction: 'emperor', n: 1 }] },
  { id: 'guild-authorization', name: 'Guild Authorization', copies: 1, plot: [{ do: 'influence', faction: 'guild', n: 1 }] },
  { id: 'infiltrate', name: 'Infiltrate', copies: 1, timing: 'placement', plot: [{ do: 'infiltrate' }] },
  { id: 'know-their-ways', name: 'Know Their Ways', copies: 1, plot: [{ do: 'influence', faction: 'fremen', n: 1 }] },
  { id: 'master-tactician', name: 'Master Tactician', copies: 3, combat: [{ do: 'choose', n: 1, of: [[{ do: 'gain', swords: 3 }], [{ do: 'retreat', upTo: 3 }]] }] },
  { id: 'plans-within-plans', name: 'Plans Within Plans', copies: 1, endgame: [{ do: 'if', cond: { test: 'tracks', n: 4, at: 3 }, then: [{ do: 'gain', vp: 2 }], else: [{ do: 'if', cond: { test: 'tracks', n: 3, at: 3 }, then: [{ do: 'gain', vp: 1 }] }] }] },
  { id: 'poison-snooper', name: 'Poison Snooper', copies: 2, plot: [{ do: 'snoop' }] },
  { id: 'private-army', name: 'Private Army', copies: 2, combat: [{ do: 'pay', cost: { spice: 2 }, then: [{ do: 'gain', swords: 5 }] }] },
  { id: 'rapid-mobilization', name: 'Rapid Mobilization', copies: 1, plot: [{ do: 'deploy', upTo: 12 }] },
  { id: 'recruitment-mission', name: 'Recruitment Mission', copies: 1, timing: 'reveal', plot: [{ do: 'gain', persuasion: 1 }, { do: 'acquireToTop' }] },
  { id: 'refocus', name: 'Refocus', copies: 1, plot: [{ do: 'shuffleDiscard' }, { do: 'draw', n: 1 }] },
  { id: 'reinforcements', name: 'Reinforcements', copies: 1, plot: [{ do: 'pay', cost: { solari: 3 }, then: [{ do: 'recruit', n: 3, deploy: 'reveal' }] }] },
  { id: 'secret-of-the-sisterhood', name: 'Secret of the Sisterhood', copies: 1, plot: [{ do: 'influence', faction: 'bene', n: 1 }] },
  { id: 'staged-incident', name: 'Staged Incident', copies: 1, combat: [{ do: 'pay', cost: { troops: 3 }, then: [{ do: 'gain', vp: 1 }] }] },
  { id: 'the-sleeper-must-awaken', name: 'The Sleeper Must Awaken', copies: 1, plot: [{ do: 'pay', cost: { spice: 4 }, then: [{ do: 'gain', vp: 1 }] }] },
  { id: 'tiebreaker', name: 'Tiebreaker', copies: 1, combat: [{ do: 'gain', swords: 2 }], endgame: [{ do: 'gain', spice: 10 }] },
  { id: 'to-the-victor', name: 'To the Victor...', copies: 1, victory: [{ do: 'gain', spice: 3 }] },
  { id: 'urgent-mission', name: 'Urgent Mission', copies: 1, plot: [{ do: 'recallAgent' }] },
  { id: 'water-of-life', name: 'Water of Life', copies: 1, plot: [{ do: 'pay', cost: { water: 1, spice: 1 }, then: [{ do: 'draw', n: 3 }] }] },
  { id: 'water-peddlers-union', name: 'Water Peddlers Union', copies: 1, plot: [{ do: 'gain', water: 1 }] },
  { id: 'windfall', name: 'Windfall', copies: 1, plot: [{ do: 'gain', solari: 2 }] },
];
