import MiniSearch, { type Query } from 'minisearch';

import type { Language } from '../../i18n/languages';
import type { Document } from './documents';
import { foldWord, wordsOf } from './fold';
import { questionIn, type Synonyms, type Wanted } from './question';
import { rootsIn } from './roots';

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
const OPEN_GAME = 2.5;
/** How much it counts that everything wanted is there, not only some of it. */
const WHOLE = 1;
/** Rules answer a question sooner than an entry of the glossary or a card. */
const NAMES_ONLY = 0.3;
const ASIDE = 0.7;
/** So much of what speaks for a term speaks for its paragraph too. */
const EXPLAINS = 0.35;
/** What fits by its stem, or by what else may be meant, weighs less than what was typed. */
const BY_STEM = { fuzzy: false, prefix: true, boost: { title: 2, text: 0.5 } } as const;
const BY_MEANING = { fuzzy: false, prefix: true, boost: { title: 2, text: 0.6 } } as const;
/** A word of the same family, or a part of a long one. */
const BY_ROOT = { fields: ['roots'], fuzzy: false, prefix: false, boost: { roots: 0.5 } } as const;
/** Shorter words have no ending to lose. */
const LONG_ENOUGH = 5;

/** One letter of a short word may be wrong, two of a long one; numbers and tiny words must be right. */
function fuzziness(term: string): number | boolean {
  if (/\d/.test(term) || term.length < 4) return false;
  return term.length < 6 ? 1 : 2;
}

/** On foreign keyboards Germans write ae, oe and ue for the letters with dots. */
function spellingsOf(query: string, language: Language): readonly string[] {
  return language === 'de' ? [...new Set([query, query.replace(/([aou])e/gi, '$1')])] : [query];
}

/** A word without its ending, so that any case and number of it is found; none where little would be left. */
function stemOf(word: string): readonly string[] {
  if (/\d/.test(word) || word.length < LONG_ENOUGH) return [];
  return [word.slice(0, Math.max(LONG_ENOUGH - 1, word.length - (word.length > 7 ? 3 : 2)))];
}

/** Searches everything, offline: forgives accents and typing errors, finds words by their beginning. */
export function searchIndex(
  documents: readonly Document[],
  language: Language = 'en',
  synonyms: Synonyms = new Map(),
): SearchIndex {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const roots = rootsIn(
    language,
    documents.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)),
  );
  const index = new MiniSearch<Document>({
    fields: ['title', 'heading', 'text', 'asked', 'clauses', 'roots'],
    // Headings are common to many paragraphs and say less than a name.
    extractField: (document, field) => {
      if (field === 'heading') return document.kind === 'paragraph' ? document.title : '';
      if (field === 'title') return document.kind === 'paragraph' ? '' : document.title;
      if (field === 'asked') return document.asked ?? '';
      if (field === 'roots') return `${document.title} ${document.text}`;
      return field === 'id' ? document.id : field === 'clauses' ? document.clauses : document.text;
    },
    tokenize: wordsOf,
    processTerm: (term, field) => {
      const folded = foldWord(term);
      return field === 'roots' ? [...roots(folded)] : folded || null;
    },
    searchOptions: {
      fields: ['title', 'heading', 'text', 'asked', 'clauses'],
      boost: { title: 4, heading: 1.5, asked: 1.5, clauses: 6 },
      prefix: (term) => term.length > 1 && !/\d/.test(term),
      fuzzy: fuzziness,
      weights: { fuzzy: 0.3, prefix: 0.55 },
      // Short entries that are about the word come before long ones that mention it.
      boostDocument: (id) => (byId.get(String(id))?.kind === 'term' ? 1.3 : 1),
    },
  });
  index.addAll(documents);

  /** What fits one wanted word: in any of its spellings, by its stem, by its root, or by what else may be meant. */
  const fitting = ({ word, others }: Wanted) => {
    const queries: Query[] = spellingsOf(word, language).flatMap((spelling) => [
      spelling,
      ...stemOf(spelling).map((stem) => ({ queries: [stem], ...BY_STEM })),
    ]);
    for (const other of others)
      queries.push(...[other, ...stemOf(other)].map((meant) => ({ queries: [meant], ...BY_MEANING })));
    for (const root of roots(word))
      queries.push({ queries: [root], ...BY_ROOT, fields: [...BY_ROOT.fields] });
    return index.search({ combineWith: 'OR', queries });
  };

  const search = (query: string, game?: string): readonly Found[] => {
    const { wanted, asking } = questionIn(query, language, synonyms);
    const found = new Map<string, { score: number; fit: number; readonly words: Set<string> }>();
    for (const one of wanted) {
      for (const { id, score, terms } of fitting(one)) {
        const key = String(id);
        const sum = found.get(key) ?? { score: 0, fit: 0, words: new Set<string>() };
        sum.score += score;
        sum.fit++;
        for (const term of terms) sum.words.add(term);
        found.set(key, sum);
      }
    }
    // What a term is said to mean stands in the paragraph that explains it.
    for (const [id, { score }] of [...found]) {
      const sum = found.get(byId.get(id)?.explained ?? '');
      if (sum !== undefined) sum.score += EXPLAINS * score;
    }
    return [...found]
      .flatMap(([id, { score, fit, words }]): readonly Found[] => {
        const document = byId.get(id);
        if (document === undefined) return [];
        const open = document.game === game ? OPEN_GAME : 1;
        const kind = !asking ? 1 : document.kind !== 'paragraph' ? NAMES_ONLY : document.aside ? ASIDE : 1;
        return [
          { ...document, words: [...words], score: score * (fit / wanted.length) ** WHOLE * open * kind },
        ];
      })
      .sort((a, b) => b.score - a.score);
  };

  return {
    find(query, game) {
      return query.trim() === '' ? [] : search(query, game).slice(0, LIMIT);
    },
  };
}
