import { imperium } from '../../../engine';
import type { Guide } from '../../reference/guide';
import { bookFor } from '../book/books';
import { places } from '../book/places';
import { imperiumTexts } from '../imperiumTexts';
import { BookDiagram } from './diagrams/Diagram';
import { imperiumThings } from './things';
import { TOOLS } from './tools';

/** The reference of Dune: Imperium. */
export const imperiumGuide: Guide = {
  game: imperium.imperiumGame.id,
  title: (t) => t('imp.title'),
  texts: imperiumTexts,
  places,
  bookFor,
  Diagram: BookDiagram,
  tools: TOOLS,
  companion: '/reference/hagal',
  thingsIn: imperiumThings,
  mark: 'imperium/',
};
