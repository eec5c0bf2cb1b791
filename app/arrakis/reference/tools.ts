import type { Href } from 'expo-router';

import type { StringKey } from '../../i18n';
import type { GlyphName } from './ui/Glyph';

/** What helps at the table, beside the book. */
export interface Tool {
  readonly id: string;
  readonly title: StringKey;
  readonly about: StringKey;
  readonly glyph: GlyphName;
  readonly href: Href;
}

export const TOOLS: readonly Tool[] = [
  {
    id: 'cards',
    title: 'reference.cards',
    about: 'reference.cards.about',
    glyph: 'cards',
    href: '/reference/cards',
  },
  {
    id: 'areas',
    title: 'reference.areas',
    about: 'reference.areas.about',
    glyph: 'areas',
    href: '/reference/areas',
  },
  {
    id: 'tokens',
    title: 'reference.tokens',
    about: 'reference.tokens.about',
    glyph: 'tokens',
    href: '/reference/tokens',
  },
  {
    id: 'dice',
    title: 'reference.dice',
    about: 'reference.dice.about',
    glyph: 'dice',
    href: '/reference/dice',
  },
  {
    id: 'odds',
    title: 'odds.title',
    about: 'odds.about',
    glyph: 'odds',
    href: '/reference/odds',
  },
  {
    id: 'spice',
    title: 'reference.spice',
    about: 'reference.spice.about',
    glyph: 'spice',
    href: '/reference/spice',
  },
  {
    id: 'companion',
    title: 'reference.companion',
    about: 'reference.companion.about',
    glyph: 'companion',
    href: '/reference/companion',
  },
];
