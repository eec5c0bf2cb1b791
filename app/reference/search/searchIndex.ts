import MiniSearch from 'minisearch';

import type { Language } from '../../i18n/languages';
import type { Document } from './documents';
import { foldWord, wordsOf } from './fold';

export interface Found extends Document {
  /** The words of the text that fit, folded. */
  readonly words: readonly string[];
  readonly score: number;
}

export interface SearchIndex {
  /** Of two that fit equally well, the one of the game asked for comes first. */
  find(query: string, game?: string): readonly Found[];
}

const LIMIT = 60;
/** How much more a find in the open book weighs than one in another. */
const OPEN_GAME = 1.5;

/** One letter of a short word may be wrong, two of a long one; numbers and tiny words must be right. */
function fuzziness(term: string): number | boolean {
  if (/\d/.test(term) || term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

/** On foreign keyboards Germans write ae, oe and ue for the letters with dots. */
function spellingsOf(query: string, language: Language): readonly string[] {
  return language === 'de' ? [...new Set([query, query.replace(/([aou])e/gi, '$1')])] : [query];
}

/** Searches everything, offline: forgives accents and typing errors, finds words by their beginning. */
export function searchIndex(documents: readonly Document[], language: Language = 'en'): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const index = new MiniSearch<Document>({
    fields: ['title', 'text', 'clauses'],
    tokenize: wordsOf,
    processTerm: (term) => foldWord(term) || null,
    searchOptions: {
      boost: { title: 4, clauses: 6 },
      prefix: (term) => term.length > 1 && !/\d/.test(term),
      fuzzy: fuzziness,
      weights: { fuzzy: 0.3, prefix: 0.55 },
      // Short entries that are about the word come before long ones that mention it.
      boostDocument: (id) => (byId.get(String(id))?.kind === 'term' ? 1.3 : 1),
    },
  });
  index.addAll(documents);

  const search = (query: string, combineWith: 'AND' | 'OR', game?: string): readonly Found[] => {
    const queries = spellingsOf(query, language).map((spelling) => ({ combineWith, queries: [spelling] }));
    return index
      .search({ combineWith: 'OR', queries })
      .flatMap((result) => {
        const document = byId.get(String(result.id));
        const weight = document?.game === game ? OPEN_GAME : 1;
        return document ? [{ ...document, words: result.terms, score: result.score * weight }] : [];
      })
      .sort((a, b) => b.score - a.score);
  };

  return {
    find(query, game) {
      if (query.trim() === '') return [];
      const all = search(query, 'AND', game);
      return (all.length > 0 ? all : search(query, 'OR', game)).slice(0, LIMIT);
    },
  };
}
