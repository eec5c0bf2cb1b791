import { arrakis } from '../../../engine';
import type { Guide } from '../../reference/guide';
import { arrakisTexts } from '../arrakisTexts';
import { bookFor } from '../book/books';
import { places } from '../book/places';
import { PLAYERS_WORDS } from '../book/players';
import { BookDiagram } from './diagrams/Diagram';
import { arrakisThings } from './things';
import { TOOLS } from './tools';

/** The reference of War for Arrakis. */
export const arrakisGuide: Guide = {
  game: arrakis.arrakisGame.id,
  title: (t) => t('app.subtitle'),
  texts: arrakisTexts,
  places,
  bookFor,
  playersWords: PLAYERS_WORDS,
  Diagram: BookDiagram,
  tools: TOOLS,
  companion: '/reference/companion',
  thingsIn: arrakisThings,
  mark: '',
};
