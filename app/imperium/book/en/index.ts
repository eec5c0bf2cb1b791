import type { Book } from '../types';
import { agents } from './agents';
import { alone } from './alone';
import { cards } from './cards';
import { combat } from './combat';
import { diagrams } from './diagrams';
import { ending } from './ending';
import { glossary } from './glossary';
import { hagal } from './hagal';
import { influence } from './influence';
import { preparation } from './preparation';
import { reveal } from './reveal';
import { rounds } from './rounds';
import { singleCards } from './singleCards';
import { spaces } from './spaces';
import { table } from './table';
import { twoPlayers } from './twoPlayers';

/** The book in English. */
export const en: Book = {
  chapters: {
    table,
    preparation,
    influence,
    cards,
    rounds,
    agents,
    reveal,
    combat,
    ending,
    'single-cards': singleCards,
    spaces,
    hagal,
    'two-players': twoPlayers,
    alone,
  },
  glossary,
  diagrams,
};
