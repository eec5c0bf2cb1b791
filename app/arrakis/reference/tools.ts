import type { Tool } from '../../reference/guide';

export const TOOLS: readonly Tool[] = [
  {
    id: 'cards',
    title: 'reference.cards',
    about: 'reference.cards.about',
    icon: 'cards',
    href: '/reference/cards',
  },
  {
    id: 'areas',
    title: 'reference.areas',
    about: 'reference.areas.about',
    icon: 'areas',
    href: '/reference/areas',
  },
  {
    id: 'tokens',
    title: 'reference.tokens',
    about: 'reference.tokens.about',
    icon: 'tokens',
    href: '/reference/tokens',
  },
  {
    id: 'dice',
    title: 'reference.dice',
    about: 'reference.dice.about',
    icon: 'dice',
    href: '/reference/dice',
  },
  {
    id: 'odds',
    title: 'odds.title',
    about: 'odds.about',
    icon: 'odds',
    href: '/reference/odds',
  },
  {
    id: 'spice',
    title: 'reference.spice',
    about: 'reference.spice.about',
    icon: 'spice',
    href: '/reference/spice',
  },
  {
    id: 'companion',
    title: 'reference.companion',
    about: 'reference.companion.about',
    icon: 'companion',
    href: '/reference/companion',
  },
];
