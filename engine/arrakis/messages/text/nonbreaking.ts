import type { Entry, Noun } from './entry';

const NBSP = '\u00a0';

/** A word of one letter, standing alone before another word or a slot. */
const SHORT_WORD = /(^|[\s(„»«])(\p{L}) (?=\S)/gu;

/** Keeps words of one letter with the word that follows, as Czech, Polish and Ukrainian typesetters do. */
export function boundText(text: string): string {
  // Twice, as two such words may follow each other: "a v poušti".
  return text.replace(SHORT_WORD, `$1$2${NBSP}`).replace(SHORT_WORD, `$1$2${NBSP}`);
}

export function boundEntry(entry: Entry): Entry {
  if (typeof entry === 'string') return boundText(entry);
  return Object.fromEntries(Object.entries(entry).map(([key, inner]) => [key, boundEntry(inner)]));
}

/** The same entries, texts or nouns, with their short words bound. */
export function boundEntries<K extends string>(
  entries: Readonly<Record<K, Entry>>,
): Readonly<Record<K, Entry>> {
  return mapped(entries, boundEntry);
}

export function boundTexts<K extends string>(
  texts: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  return mapped(texts, boundText);
}

export function boundNouns<T extends Readonly<Partial<Record<string, Noun>>>>(nouns: T): T {
  return mapped(nouns, (noun: Noun | undefined) =>
    noun === undefined ? noun : { ...noun, forms: boundEntry(noun.forms) },
  ) as T;
}

function mapped<K extends string, V>(of: Readonly<Record<K, V>>, change: (value: V) => V): Record<K, V> {
  return Object.fromEntries(Object.entries<V>(of).map(([key, value]) => [key, change(value)])) as Record<
    K,
    V
  >;
}
