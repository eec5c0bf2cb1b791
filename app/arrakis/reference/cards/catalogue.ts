import {
  LEADER_FACTS,
  PLANNING_CARDS,
  POWERS,
  PRESCIENCE_CARDS,
  RESULTS,
  SECRET_OBJECTIVES,
  SIDES,
  TACTICS,
  printBan,
  printDesertPower,
  printLeader,
  printObjective,
  printPlanningCard,
  printPrescienceCard,
  printResult,
  printTactic,
  printWildMaker,
  type CardId,
  type Catalogue,
  type LeaderId,
  type Power,
  type PrescienceId,
  type PrintedCard,
  type Result,
  type Side,
} from '../../../../engine';

/** The heaps that the gallery shows. */
export const DECKS = [
  'atreides',
  'fremen',
  'harkonnen',
  'corrino',
  'leaders',
  'prescience',
  'objectives',
  'bans',
  'tactics',
  'results',
] as const;
export type Deck = (typeof DECKS)[number];

/** Which card it is. */
type Which =
  | { readonly kind: 'planning'; readonly id: CardId }
  | { readonly kind: 'leader'; readonly id: LeaderId }
  | { readonly kind: 'wildMaker' }
  | { readonly kind: 'prescience'; readonly id: PrescienceId }
  | { readonly kind: 'objective'; readonly index: number }
  | { readonly kind: 'ban'; readonly id: Power }
  | { readonly kind: 'tactic'; readonly index: number }
  | { readonly kind: 'result'; readonly id: Result; readonly side: Side }
  | { readonly kind: 'desertPower' };

export interface GalleryCard {
  /** As in an address: `planning-war-plan`. */
  readonly key: string;
  readonly deck: Deck;
  readonly which: Which;
}

export const ALL_CARDS: readonly GalleryCard[] = [
  ...PLANNING_CARDS.map(({ id, house }): GalleryCard => ({
    key: `planning-${id}`,
    deck: house,
    which: { kind: 'planning', id },
  })),
  ...LEADER_FACTS.map(({ id }): GalleryCard => ({
    key: `leader-${id}`,
    deck: 'leaders',
    which: { kind: 'leader', id },
  })),
  { key: 'leader-wild-maker', deck: 'leaders', which: { kind: 'wildMaker' } },
  ...PRESCIENCE_CARDS.map(({ id }): GalleryCard => ({
    key: `prescience-${id}`,
    deck: 'prescience',
    which: { kind: 'prescience', id },
  })),
  ...SECRET_OBJECTIVES.map((_, index): GalleryCard => ({
    key: `objective-${index + 1}`,
    deck: 'objectives',
    which: { kind: 'objective', index },
  })),
  ...POWERS.map((id): GalleryCard => ({ key: `ban-${id}`, deck: 'bans', which: { kind: 'ban', id } })),
  ...TACTICS.map(({ sietch }, index): GalleryCard => ({
    key: `tactic-${sietch}`,
    deck: 'tactics',
    which: { kind: 'tactic', index },
  })),
  ...SIDES.flatMap((side) =>
    RESULTS.map((id): GalleryCard => ({
      key: `result-${side}-${id}`,
      deck: 'results',
      which: { kind: 'result', id, side },
    })),
  ),
  { key: 'result-desert-power', deck: 'results', which: { kind: 'desertPower' } },
];

export function printCard({ which }: GalleryCard, catalogue: Catalogue): PrintedCard {
  switch (which.kind) {
    case 'planning':
      return printPlanningCard(which.id, catalogue);
    case 'leader':
      return printLeader(which.id, catalogue);
    case 'wildMaker':
      return printWildMaker(catalogue);
    case 'prescience':
      return printPrescienceCard(which.id, catalogue);
    case 'objective':
      return printObjective(which.index, catalogue);
    case 'ban':
      return printBan(which.id, catalogue);
    case 'tactic':
      return printTactic(which.index, catalogue);
    case 'result':
      return printResult(which.id, which.side, catalogue);
    case 'desertPower':
      return printDesertPower(catalogue);
  }
}
