import type { Tool } from '../../reference/guide';

export const TOOLS: readonly Tool[] = [
  {
    id: 'gallery',
    title: 'gallery.title',
    about: 'gallery.about',
    icon: 'cards',
    href: '/reference/gallery',
  },
  {
    id: 'hagal',
    title: 'reference.hagal',
    about: 'reference.hagal.about',
    icon: 'companion',
    href: '/reference/hagal',
  },
];
