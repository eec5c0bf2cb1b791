import type { Language } from '../../i18n/languages';
import { foldWord, wordsOf } from './fold';
import { STOP_WORDS } from './stopWords';

/** One thing that a question asks about: the word as typed, and others that may be meant. */
export interface Wanted {
  readonly word: string;
  readonly others: readonly string[];
}

/** Words of players, folded, and what they may mean. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

export function synonymsIn(words: readonly Readonly<Record<string, string>>[]): Synonyms {
  return new Map(
    words
      .flatMap((one) => Object.entries(one))
      .map(([word, others]) => [foldWord(word), others.split(' ').map(foldWord)]),
  );
}

export interface Question {
  readonly wanted: readonly Wanted[];
  /** It is put as a question, not as a word that is looked up. */
  readonly asking: boolean;
}

/** More words than these are no longer a name that is looked up. */
const FEW_WORDS = 2;

/** What a question asks about, without the words that only make it a question. */
export function questionIn(query: string, language: Language, synonyms: Synonyms): Question {
  const stop = new Set(STOP_WORDS[language].split(' ').map(foldWord));
  const words = [...new Set(wordsOf(query).map(foldWord))];
  const telling = words.filter((word) => !stop.has(word));
  // Whoever types nothing but small words wants these.
  const wanted = (telling.length > 0 ? telling : words).map((word) => ({
    word,
    others: (synonyms.get(word) ?? []).filter((other) => other !== word),
  }));
  return { wanted, asking: wanted.length > FEW_WORDS || wanted.length < words.length };
}
