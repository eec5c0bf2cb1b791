import { withNonBreakingSpaces } from '../../../reference/book/nonBreakingSpaces';
import type { Book } from '../types';
import { actions } from './actions';
import { battle } from './battle';
import { board } from './board';
import { desert } from './desert';
import { diagrams } from './diagrams';
import { glossary } from './glossary';
import { guild } from './guild';
import { leaders } from './leaders';
import { movement } from './movement';
import { overview } from './overview';
import { prescience } from './prescience';
import { round } from './round';
import { setup } from './setup';
import { shared } from './shared';
import { solo } from './solo';
import { spice } from './spice';

/** The book in Czech. Prepositions of one letter stay with their word. */
export const cs: Book = withNonBreakingSpaces({
  chapters: {
    overview,
    board,
    setup,
    round,
    actions,
    movement,
    battle,
    desert,
    spice,
    prescience,
    leaders,
    shared,
    solo,
    guild,
  },
  glossary,
  diagrams,
});
