import { BASICS } from './basics';
import { HAGAL } from './hagal';
import { LOOKUP } from './lookup';
import { ROUND } from './round';

/**
 * The order of the book: chapters, sections, paragraphs, and the clauses of the rules that each paragraph explains.
 * The words are in one folder per language, by the ids used here.
 */
export const CHAPTERS = [...BASICS, ...ROUND, ...LOOKUP, ...HAGAL] as const;
