/**
 * The words of the game as closed unions, and the small integers that stand for them in the state.
 * Order matters: an index in a state is an index in one of these lists.
 */
export const SIDES = ['atreides', 'harkonnen'] as const;
export type Side = (typeof SIDES)[number];

/** The four sub-factions; each has its own planning deck (R1.1, R4.7). */
export const HOUSES = ['atreides', 'fremen', 'harkonnen', 'corrino'] as const;
export type House = (typeof HOUSES)[number];

/** Results of an action die (R6.1). */
export const RESULTS = ['leadership', 'strategy', 'deployment', 'mentat', 'house'] as const;
export type Result = (typeof RESULTS)[number];

/** Ranks of units (R3.1). `special` is a Fedaykin or a Sardaukar, by side. */
export const UNIT_RANKS = ['regular', 'elite', 'special'] as const;
export type UnitRank = (typeof UNIT_RANKS)[number];

/** Faces of a combat die (R7.10). */
export const COMBAT_FACES = ['hit', 'shield', 'special'] as const;
export type CombatFace = (typeof COMBAT_FACES)[number];

export const VEHICLES = ['harvester', 'ornithopter', 'carryall'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** Prescience markers (R8.1): Kwisatz Haderach, Sand Dwellers, Jihad. */
export const MARKERS = ['kwisatzHaderach', 'sandDwellers', 'jihad'] as const;
export type Marker = (typeof MARKERS)[number];

/** Imperium markers on the spice board (R4.6). */
export const POWERS = ['choam', 'spacingGuild', 'landsraad'] as const;
export type Power = (typeof POWERS)[number];

/** What a wormsign turns out to be (R9.4). */
export const WORMSIGNS = ['sand', 'sandworm', 'burrowing'] as const;
export type Wormsign = (typeof WORMSIGNS)[number];

/** Named leaders: seven Harkonnen, eight Atreides (R3.3). */
export const LEADERS = [
  'paul',
  'muaddib',
  'jessica',
  'reverend-mother',
  'gurney',
  'alia',
  'stilgar',
  'chani',
  'rabban',
  'feyd',
  'baron',
  'hawat',
  'mohiam',
  'aramsham',
  'shaddam',
] as const;
export type LeaderId = (typeof LEADERS)[number];

/** Phases of a round (R5). */
export const PHASES = ['start', 'vehicles', 'actions', 'hazards', 'harvest', 'end'] as const;
export type Phase = (typeof PHASES)[number];
