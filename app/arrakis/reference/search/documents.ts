import { arrakis } from '../../../../engine';
import type { Translate } from '../../../i18n';
import { ALL_CARDS, printCard } from '../cards/catalogue';
import { everyParagraph } from '../../book/places';
import { plainWords } from '../../book/markup';
import { TERMS } from '../../book/terms';
import type { Book } from '../../book/types';

export const FOUND_KINDS = ['paragraph', 'term', 'card', 'area'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** One thing that can be found. */
export interface Document {
  /** `paragraph:retreat` */
  readonly id: string;
  readonly kind: FoundKind;
  readonly place: string;
  readonly title: string;
  readonly text: string;
  /** Clauses, so that "R7.13" leads to its paragraph. */
  readonly clauses: string;
}

function linesOf(lines: arrakis.PrintedCard['lines']): string[] {
  return lines.flatMap(({ text, inner }) => [text, ...linesOf(inner)]);
}

export function documentsOf(book: Book, catalogue: arrakis.Catalogue, t: Translate): readonly Document[] {
  const termName = (term: keyof Book['glossary']) => book.glossary[term].term;
  const make = (kind: FoundKind, place: string, title: string, text: string, clauses = ''): Document => ({
    id: `${kind}:${place}`,
    kind,
    place,
    title,
    text,
    clauses,
  });
  return [
    ...everyParagraph(book).map(({ paragraph, section, text }) =>
      make('paragraph', paragraph.id, section, plainWords(text, termName), paragraph.clauses.join(' ')),
    ),
    ...TERMS.map(({ id }) =>
      make('term', id, book.glossary[id].term, plainWords(book.glossary[id].text, termName)),
    ),
    ...ALL_CARDS.map((card) => {
      const printed = printCard(card, catalogue);
      // Clauses of a card's lines lead to the rules, not to the card.
      return make(
        'card',
        card.key,
        printed.name,
        [...linesOf(printed.lines), printed.mark ?? ''].join(' ').trim(),
      );
    }),
    ...arrakis.AREA_FACTS.map((area) => {
      const ground = 'deep' in area ? t('board.terrain.deep') : t(`board.terrain.${area.terrain}`);
      return make(
        'area',
        area.id,
        arrakis.nameOfArea(area.id, catalogue),
        `${ground}, ${t(`board.sector.${area.sector}`)}`,
      );
    }),
  ];
}
