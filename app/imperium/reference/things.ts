import type { Language } from '../../i18n/languages';
import type { Thing, ThingKind } from '../../reference/guide';
import { catalogueFor } from '../texts/catalogue';
import { ITEMS, printItem, wordsOf, type Deck } from './gallery/items';

const KINDS: Readonly<Record<Deck, ThingKind>> = {
  spaces: 'space',
  imperium: 'card',
  reserve: 'card',
  starters: 'card',
  intrigue: 'card',
  leaders: 'leader',
  conflicts: 'conflict',
  hagal: 'hagal',
};

/** Cards, spaces, Leaders, Conflicts and House Hagal, for searching. */
export function imperiumThings(language: Language): readonly Thing[] {
  const catalogue = catalogueFor(language);
  return ITEMS.map((item): Thing => {
    const printed = printItem(item, catalogue);
    return {
      kind: KINDS[item.deck],
      id: item.key,
      title: printed.name,
      text: wordsOf(printed.lines).join(' '),
      href: { pathname: '/reference/gallery', params: { show: item.key } },
    };
  });
}
