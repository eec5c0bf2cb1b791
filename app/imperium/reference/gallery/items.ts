import { imperium } from '../../../../engine';

/** What the gallery shows, kind by kind. */
export const DECKS = [
  'spaces',
  'imperium',
  'reserve',
  'starters',
  'intrigue',
  'leaders',
  'conflicts',
  'hagal',
] as const;
export type Deck = (typeof DECKS)[number];

/** What a second filter may ask for, whichever deck is open. */
export type Tag = imperium.AgentIcon | imperium.Moment | 'tier1' | 'tier2' | 'tier3' | 'solo' | 'two';

export interface GalleryItem {
  /** `intrigue-charisma`: unique, and part of an address. */
  readonly key: string;
  readonly deck: Deck;
  readonly id: string;
  readonly copies: number;
  readonly tags: readonly Tag[];
  /** The clauses that say how such a thing is used. */
  readonly clauses: readonly string[];
}

const ICONS: readonly Tag[] = imperium.AGENT_ICONS;

/** The tags by which the things of a deck differ; none where it is short. */
export const TAGS: Readonly<Record<Deck, readonly Tag[]>> = {
  spaces: ICONS,
  imperium: ICONS,
  reserve: [],
  starters: [],
  intrigue: imperium.MOMENTS,
  leaders: [],
  conflicts: ['tier1', 'tier2', 'tier3'],
  hagal: ['solo', 'two'],
};

function deckOf(id: string): Deck {
  if (imperium.STARTER_CARDS.some((card) => card.id === id)) return 'starters';
  return imperium.RESERVE_CARDS.some((card) => card.id === id) ? 'reserve' : 'imperium';
}

/** Icons that a card sends by and Factions that it belongs to. */
function cardTags({ icons, factions }: imperium.CardFact): readonly Tag[] {
  const sends = icons.flatMap((icon): readonly Tag[] => (icon === 'any' ? ICONS : [icon]));
  return [...new Set([...sends, ...factions])];
}

function item(
  deck: Deck,
  id: string,
  copies: number,
  tags: readonly Tag[],
  clauses: readonly string[],
): GalleryItem {
  return { key: `${deck}-${id}`, deck, id, copies, tags, clauses };
}

const ofDecks: readonly GalleryItem[] = imperium.CARDS.map((card) =>
  item(deckOf(card.id), card.id, card.copies, cardTags(card), ['I10.1']),
);

/** Everything, in the order in which it is offered. */
export const ITEMS: readonly GalleryItem[] = [
  ...imperium.SPACES.map((space, row) => item('spaces', space.id, 1, [space.icon], [`I9.${row + 1}`])),
  ...DECKS.flatMap((deck) => ofDecks.filter((card) => card.deck === deck)),
  ...imperium.INTRIGUES.map((card) =>
    item(
      'intrigue',
      card.id,
      card.copies,
      imperium.MOMENTS.filter((moment) => card[moment] !== undefined),
      ['I10.2'],
    ),
  ),
  ...imperium.LEADER_FACTS.map(({ id }) => item('leaders', id, 1, [], ['I10.3'])),
  ...imperium.CONFLICTS.map(({ id, tier }) => item('conflicts', id, 1, [`tier${tier}`], ['I7.3', 'I7.4'])),
  ...imperium.HAGAL_CARDS.map(({ id, copies, mode }) =>
    item('hagal', id, copies, mode === 'both' ? ['solo', 'two'] : [mode], ['I12.1']),
  ),
];

export function printItem({ deck, id }: GalleryItem, catalogue: imperium.Catalogue): imperium.Printed {
  switch (deck) {
    case 'spaces':
      return imperium.printSpace(id, catalogue);
    case 'imperium':
    case 'reserve':
    case 'starters':
      return imperium.printCard(id, catalogue);
    case 'intrigue':
      return imperium.printIntrigue(id, catalogue);
    case 'leaders':
      return imperium.printLeader(id, catalogue);
    case 'conflicts':
      return imperium.printConflict(id, catalogue);
    case 'hagal':
      return imperium.printHagal(id, catalogue);
  }
}

/** What the lines of a printed thing say, one after the other. */
export function wordsOf(lines: readonly imperium.Line[]): readonly string[] {
  return lines.flatMap(({ text, inner }) => [text, ...wordsOf(inner)]);
}
