/**
 * The words of the game as closed unions, and the small integers that stand for them in the state.
 * Order matters: an index in a state is an index in one of these lists.
 */

/** The four Factions, in the order of the board (I8). */
export const FACTIONS = ['emperor', 'guild', 'bene', 'fremen'] as const;
export type Faction = (typeof FACTIONS)[number];

/** The seven Agent icons (I5.1); the first four are the Factions'. */
export const AGENT_ICONS = [...FACTIONS, 'landsraad', 'city', 'spice'] as const;
export type AgentIcon = (typeof AGENT_ICONS)[number];

export const RESOURCES = ['solari', 'spice', 'water'] as const;
export type Resource = (typeof RESOURCES)[number];

export const HOUSES = ['atreides', 'harkonnen', 'thorvald', 'richese'] as const;
export type House = (typeof HOUSES)[number];

/** The eight Leaders (I10.3). */
export const LEADERS = ['paul', 'leto', 'baron', 'rabban', 'ariana', 'memnon', 'ilban', 'helena'] as const;
export type LeaderId = (typeof LEADERS)[number];

/** Spaces that can be controlled (I5.6). */
export const CONTROLLED = ['arrakeen', 'carthag', 'imperial-basin'] as const;
export type Controlled = (typeof CONTROLLED)[number];

/** Maker spaces (I5.7). */
export const MAKERS = ['the-great-flat', 'hagga-basin', 'imperial-basin'] as const;
export type Maker = (typeof MAKERS)[number];

/** Phases of a round (I4), and what comes before the first and after the last. */
export const PHASES = ['setup', 'roundStart', 'turns', 'combat', 'makers', 'recall', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** What troops do when a card says how many at most. */
export const TROOP_DEEDS = ['deploy', 'retreat'] as const;
export type TroopDeed = (typeof TROOP_DEEDS)[number];

/** What a person decides for a Rival, and what the rules look at before they ask (I13.7). */
export const RIVAL_MATTERS = ['influence', 'pay', 'alternative'] as const;
export type RivalMatter = (typeof RIVAL_MATTERS)[number];
export const RIVAL_CRITERIA = ['least-influence'] as const;
export type RivalCriterion = (typeof RIVAL_CRITERIA)[number];

/** How hard the Rivals of the solo game are (I13.2). */
export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatzHaderach'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
