import { BASICS } from './basics';
import { OTHER_GAMES } from './otherGames';
import { WAR } from './war';

/**
 * The order of the book: chapters, sections, paragraphs, and the clauses of the rules that each paragraph explains.
 * The words are in one folder per language, by the ids used here.
 */
export const CHAPTERS = [...BASICS, ...WAR, ...OTHER_GAMES] as const;
