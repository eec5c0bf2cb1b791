import type { Tool } from '../../reference/guide';

export const TOOLS: readonly Tool[] = [
  {
    id: 'gallery',
    title: 'gallery.title',
    about: 'gallery.about',
    icon: 'cards',
    href: '/reference/gallery',
  },
];
