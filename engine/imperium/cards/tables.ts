import { CONFLICTS } from '../data/conflicts.data';
import { HAGAL_CARDS } from '../data/hagal.data';
import { IMPERIUM_A_TO_K } from '../data/imperiumAToK.data';
import { IMPERIUM_L_TO_Z } from '../data/imperiumLToZ.data';
import { INTRIGUES } from '../data/intrigue.data';
import { SPACES } from '../data/spaces.data';
import { RESERVE_CARDS, STARTER_CARDS } from '../data/starters.data';
import type { CardFact } from '../data/starters.data';
import { AGENT_ICONS, CONTROLLED, FACTIONS, MAKERS } from '../names';
import type { Faction } from '../names';

/** Every card of a player's deck: starters, then the Reserve, then the Imperium deck. */
export const CARDS: readonly CardFact[] = [
  ...STARTER_CARDS,
  ...RESERVE_CARDS,
  ...IMPERIUM_A_TO_K,
  ...IMPERIUM_L_TO_Z,
];
export const CARD_IDS: readonly string[] = CARDS.map((card) => card.id);
export const FIRST_RESERVE = STARTER_CARDS.length;
export const FIRST_IMPERIUM = FIRST_RESERVE + RESERVE_CARDS.length;

function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id);
  if (index < 0) throw new Error(`no such thing: ${id}`);
  return index;
}

export function cardIndex(id: string): number {
  return indexIn(CARD_IDS, id);
}

export const LIAISON = cardIndex('arrakis-liaison');
export const SPICE_MUST_FLOW = cardIndex('the-spice-must-flow');
export const FOLDSPACE_CARD = cardIndex('foldspace');
export const SIGNET_RING = cardIndex('signet-ring');

export function isReserve(card: number): boolean {
  return card >= FIRST_RESERVE && card < FIRST_IMPERIUM;
}

function maskOf(factions: readonly Faction[]): number {
  return factions.reduce((mask, faction) => mask | (1 << FACTIONS.indexOf(faction)), 0);
}

/** Factions of a card, as bits. */
export const CARD_FACTIONS: readonly number[] = CARDS.map((card) => maskOf(card.factions));
/** The four Faction icons, as bits (Dispatch an Envoy). */
export const FACTION_ICONS = maskOf(FACTIONS);
const EVERY_ICON = (1 << AGENT_ICONS.length) - 1;
/** Agent icons of a card, as bits. */
export const CARD_ICONS: readonly number[] = CARDS.map((card) =>
  card.icons.reduce((mask, icon) => mask | (icon === 'any' ? EVERY_ICON : 1 << AGENT_ICONS.indexOf(icon)), 0),
);
/** Persuasion that a card costs; -1 where it is not for sale (I6.3). */
export const CARD_COST: readonly number[] = CARDS.map((card) => card.cost ?? -1);

function hasStep(card: CardFact, kind: string): number {
  return card.agent.some((step) => step.do === kind) ? 1 : 0;
}
export const SENDS_FROM_ANYWHERE: readonly number[] = CARDS.map((card) => hasStep(card, 'sendFromAnywhere'));
export const DOUBLES_HARVEST: readonly number[] = CARDS.map((card) => hasStep(card, 'doubleHarvest'));
export const DOUBLES_INFLUENCE: readonly number[] = CARDS.map((card) =>
  hasStep(card, 'doubleSpaceInfluence'),
);

export const SPACE_IDS: readonly string[] = SPACES.map((space) => space.id);
export const SPACE_COUNT = SPACES.length;

export function spaceIndex(id: string): number {
  return indexIn(SPACE_IDS, id);
}

/** Icon of a space, as an index in AGENT_ICONS; below four it is a Faction's. */
export const SPACE_ICON: readonly number[] = SPACES.map((space) => AGENT_ICONS.indexOf(space.icon));
export const SPACE_SOLARI: readonly number[] = SPACES.map((space) => space.solari);
export const SPACE_SPICE: readonly number[] = SPACES.map((space) => space.spice);
export const SPACE_WATER: readonly number[] = SPACES.map((space) => space.water);
export const LANDSRAAD_ICON = AGENT_ICONS.indexOf('landsraad');
export const CITY_ICON = AGENT_ICONS.indexOf('city');
export const HIGH_COUNCIL = spaceIndex('high-council');
export const MENTAT_SPACE = spaceIndex('mentat');
export const SWORDMASTER_SPACE = spaceIndex('swordmaster');
export const HALL_OF_ORATORY = spaceIndex('hall-of-oratory');
export const SELL_MELANGE = spaceIndex('sell-melange');
export const CONTROLLED_SPACES: readonly number[] = CONTROLLED.map(spaceIndex);
export const MAKER_SPACES: readonly number[] = MAKERS.map(spaceIndex);
/** By space: place in CONTROLLED or MAKERS, -1 for the others. */
export const CONTROL_OF: readonly number[] = SPACES.map((_, space) => CONTROLLED_SPACES.indexOf(space));
export const MAKER_OF: readonly number[] = SPACES.map((_, space) => MAKER_SPACES.indexOf(space));
/** Spice and Solari of Sell Melange (I9.15). */
export const MELANGE_RATES: readonly (readonly [number, number])[] = SPACES.flatMap((space) =>
  space.effect.flatMap((step) => (step.do === 'sellMelange' ? step.rates : [])),
);

export const INTRIGUE_IDS: readonly string[] = INTRIGUES.map((card) => card.id);

export const CONFLICT_IDS: readonly string[] = CONFLICTS.map((card) => card.id);
/** By Conflict: place in CONTROLLED of the space that it is about, -1 for none. */
export const CONFLICT_CONTROL: readonly number[] = CONFLICTS.map((card) =>
  card.control === null ? -1 : CONTROLLED.indexOf(card.control),
);

export const HAGAL_IDS: readonly string[] = HAGAL_CARDS.map((card) => card.id);
/** By Hagal card: the space it sends to, -1 for Harvest Spice and Reshuffle. */
export const HAGAL_SPACE: readonly number[] = HAGAL_CARDS.map((card) =>
  card.space === null ? -1 : spaceIndex(card.space),
);

/** As many entries as there are copies, each the number of its kind. */
export function copiesOf(facts: readonly { readonly copies: number }[], first = 0): number[] {
  return facts.flatMap((fact, index) => Array.from({ length: fact.copies }, () => first + index));
}
