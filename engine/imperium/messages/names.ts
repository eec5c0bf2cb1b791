import { NODES, NODE_WORDS } from '../cards/nodes';
import type { Line } from '../cards/printer/print';
import { printSteps } from '../cards/printer/print';
import type { Step } from '../cards/step';
import { CARDS } from '../cards/tables';
import { CONFLICTS } from '../data/conflicts.data';
import { HAGAL_CARDS } from '../data/hagal.data';
import { INTRIGUES } from '../data/intrigue.data';
import { LEADER_FACTS } from '../data/leaders.data';
import { SPACES } from '../data/spaces.data';
import { FACTIONS } from '../names';
import type { Faction, LeaderId } from '../names';
import type { Catalogue } from './catalogue';
import { list, verbatim } from './say';
import type { Glyph, Phrase } from './text';

/** The people at the table, by seat; a view's seats will do. */
export type Seats = readonly { readonly name: string }[];

export function seat(seats: Seats, who: number): Phrase {
  return verbatim(seats[who]?.name ?? String(who + 1));
}

function printedNames(facts: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
  return new Map(facts.map(({ id, name }) => [id, name]));
}

const CARD_NAMES = printedNames(CARDS);
const INTRIGUE_NAMES = printedNames(INTRIGUES);
const SPACE_NAMES = printedNames(SPACES);
const CONFLICT_NAMES = printedNames(CONFLICTS);
const LEADER_NAMES = printedNames(LEADER_FACTS);
const HAGAL_NAMES = printedNames(HAGAL_CARDS);

/** The name that the language has for it; else as printed. */
function named(
  catalogue: Catalogue,
  key: string,
  printed: Map<string, string>,
  id: string,
  glyph: Glyph,
): Phrase {
  return verbatim(catalogue.names[key] ?? printed.get(id) ?? id, glyph);
}

export function card(catalogue: Catalogue, id: string): Phrase {
  return named(catalogue, id, CARD_NAMES, id, { glyph: 'card', id });
}

export function cards(catalogue: Catalogue, ids: readonly string[]): Phrase {
  return list(ids.map((id) => card(catalogue, id)));
}

export function intrigueCard(catalogue: Catalogue, id: string): Phrase {
  return named(catalogue, id, INTRIGUE_NAMES, id, { glyph: 'intrigueCard', id });
}

export function intrigueCards(catalogue: Catalogue, ids: readonly string[]): Phrase {
  return list(ids.map((id) => intrigueCard(catalogue, id)));
}

export function space(catalogue: Catalogue, id: string): Phrase {
  return named(catalogue, `space.${id}`, SPACE_NAMES, id, { glyph: 'space', id });
}

export function conflict(catalogue: Catalogue, id: string): Phrase {
  return named(catalogue, id, CONFLICT_NAMES, id, { glyph: 'conflict', id });
}

export function leader(catalogue: Catalogue, id: LeaderId): Phrase {
  return named(catalogue, id, LEADER_NAMES, id, { glyph: 'leader', leader: id });
}

/** A House Hagal card goes by its space, unless it has a name of its own. */
export function hagalCard(catalogue: Catalogue, id: string): Phrase {
  const fact = HAGAL_CARDS.find((entry) => entry.id === id);
  if (fact !== undefined && fact.space !== null) return space(catalogue, fact.space);
  return verbatim(catalogue.names[`hagal.${id}`] ?? HAGAL_NAMES.get(id) ?? id);
}

export function faction(catalogue: Catalogue, id: Faction): Phrase {
  const glyph = { glyph: 'faction', faction: id } as const;
  return { says: 'noun', noun: catalogue.factions[id], count: 1, counted: false, variant: null, glyph };
}

export function factions(catalogue: Catalogue, ids: readonly Faction[]): Phrase {
  return list(ids.map((id) => faction(catalogue, id)));
}

function flat(lines: readonly Line[]): string[] {
  return lines.flatMap((entry) => [entry.text, ...flat(entry.inner)]);
}

/** Steps as running text, in the words of the card on which they stand. */
function stepsText(catalogue: Catalogue, steps: readonly Step[]): string {
  return flat(printSteps(catalogue, steps)).join(' ');
}

function nodeOf(word: string) {
  return NODES[NODE_WORDS.indexOf(word)];
}

/** What one effect of a turn does. */
export function effectText(catalogue: Catalogue, word: string): Phrase {
  const node = nodeOf(word);
  return verbatim(node === undefined ? word : stepsText(catalogue, [node.step]));
}

/** What one of the alternatives of a step does; null where the step has none. */
export function alternativeText(catalogue: Catalogue, word: string, index: number): Phrase | null {
  const step = nodeOf(word)?.step;
  if (step?.do !== 'choose') return null;
  return verbatim(stepsText(catalogue, step.of[index] ?? []));
}

/** Where an effect stands: its card, space, Leader or Faction. */
export function effectSource(catalogue: Catalogue, word: string): Phrase {
  const [first = '', second = ''] = word.split('.');
  if (first === 'space') return space(catalogue, second);
  const track = FACTIONS.find((id) => id === first);
  if (track !== undefined) return faction(catalogue, track);
  const led = LEADER_FACTS.find(({ id }) => id === first);
  return led === undefined ? card(catalogue, first) : leader(catalogue, led.id);
}
