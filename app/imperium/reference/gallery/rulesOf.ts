import type { Book } from '../../book/types';
import { places } from '../../book/places';
import type { ShownItem } from './filter';

export interface RuleLink {
  readonly clause: string;
  readonly paragraph: string;
}

/** Where the book tells of a thing: how its kind is used, and the paragraphs that name it. */
export function rulesOf({ item, printed }: ShownItem, book: Book): readonly RuleLink[] {
  const general = item.clauses.flatMap((clause) => {
    const placed = places.paragraphOf(clause);
    return placed === null ? [] : [{ clause, paragraph: placed.id }];
  });
  const texts: Readonly<Record<string, string>> = book.chapters['single-cards'].paragraphs;
  const named = places.paragraphs
    .filter(({ id }) => texts[id]?.includes(`*${printed.name}*`) === true)
    .map(({ id, shape }) => ({ clause: shape.clauses[0], paragraph: id }));
  const all = [...general, ...named];
  // One link for each clause: chips that say the same would only puzzle.
  return all.filter(({ clause }, k) => all.findIndex((other) => other.clause === clause) === k);
}
