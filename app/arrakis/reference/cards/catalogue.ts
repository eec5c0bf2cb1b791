import { arrakis } from '../../../../engine';

/** The groups of cards that the gallery shows. */
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
  | { readonly kind: 'planning'; readonly id: arrakis.CardId }
  | { readonly kind: 'leader'; readonly id: arrakis.LeaderId }
  | { readonly kind: 'genericLeader'; readonly side: arrakis.Side }
  | { readonly kind: 'wildMaker' }
  | { readonly kind: 'prescience'; readonly id: arrakis.PrescienceId }
  | { readonly kind: 'objective'; readonly index: number }
  | { readonly kind: 'ban'; readonly id: arrakis.Power }
  | { readonly kind: 'tactic'; readonly index: number }
  | { readonly kind: 'result'; readonly id: arrakis.Result; readonly side: arrakis.Side }
  | { readonly kind: 'desertPower' };

export interface GalleryCard {
  /** As in an address: `planning-war-plan`. */
  readonly key: string;
  readonly deck: Deck;
  readonly which: Which;
}

export const ALL_CARDS: readonly GalleryCard[] = [
  ...arrakis.PLANNING_CARDS.map(({ id, house }): GalleryCard => ({
    key: `planning-${id}`,
    deck: house,
    which: { kind: 'planning', id },
  })),
  ...arrakis.LEADER_FACTS.map(({ id }): GalleryCard => ({
    key: `leader-${id}`,
    deck: 'leaders',
    which: { kind: 'leader', id },
  })),
  ...arrakis.SIDES.map((side): GalleryCard => ({
    key: `leader-generic-${side}`,
    deck: 'leaders',
    which: { kind: 'genericLeader', side },
  })),
  { key: 'leader-wild-maker', deck: 'leaders', which: { kind: 'wildMaker' } },
  ...arrakis.PRESCIENCE_CARDS.map(({ id }): GalleryCard => ({
    key: `prescience-${id}`,
    deck: 'prescience',
    which: { kind: 'prescience', id },
  })),
  ...arrakis.SECRET_OBJECTIVES.map((_, index): GalleryCard => ({
    key: `objective-${index + 1}`,
    deck: 'objectives',
    which: { kind: 'objective', index },
  })),
  ...arrakis.POWERS.map((id): GalleryCard => ({
    key: `ban-${id}`,
    deck: 'bans',
    which: { kind: 'ban', id },
  })),
  ...arrakis.TACTICS.map(({ sietch }, index): GalleryCard => ({
    key: `tactic-${sietch}`,
    deck: 'tactics',
    which: { kind: 'tactic', index },
  })),
  ...arrakis.SIDES.flatMap((side) =>
    arrakis.RESULTS.map((id): GalleryCard => ({
      key: `result-${side}-${id}`,
      deck: 'results',
      which: { kind: 'result', id, side },
    })),
  ),
  { key: 'result-desert-power', deck: 'results', which: { kind: 'desertPower' } },
];

export function printCard({ which }: GalleryCard, catalogue: arrakis.Catalogue): arrakis.PrintedCard {
  switch (which.kind) {
    case 'planning':
      return arrakis.printPlanningCard(which.id, catalogue);
    case 'leader':
      return arrakis.printLeader(which.id, catalogue);
    case 'genericLeader':
      return arrakis.printGenericLeader(which.side, catalogue);
    case 'wildMaker':
      return arrakis.printWildMaker(catalogue);
    case 'prescience':
      return arrakis.printPrescienceCard(which.id, catalogue);
    case 'objective':
      return arrakis.printObjective(which.index, catalogue);
    case 'ban':
      return arrakis.printBan(which.id, catalogue);
    case 'tactic':
      return arrakis.printTactic(which.index, catalogue);
    case 'result':
      return arrakis.printResult(which.id, which.side, catalogue);
    case 'desertPower':
      return arrakis.printDesertPower(catalogue);
  }
}
