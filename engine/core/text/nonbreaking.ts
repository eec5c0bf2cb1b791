import type { Entry, Noun } from './entry';

const NBSP = '\u00a0';

/** A word of one letter, standing alone before another word or a slot. */
const SHORT_WORD = /(^|[\s(„»«])(\p{L}) (?=\S)/gu;

/** Keeps words of one letter with the word that follows, as Czech, Polish and Ukrainian typesetters do. */
export function boundText(text: string): string {
  // Twice, as two such words may follow each other: "a v poušti".
  return text.replace(SHORT_WORD, `$1$2${NBSP}`).replace(SHORT_WORD, `$1$2${NBSP}`);
}

export function boundEntry<V extends string>(entry: Entry<V>): Entry<V> {
  if (typeof entry === 'string') return boundText(entry);
  return Object.fromEntries(
    Object.entries<Entry<V>>(entry as Readonly<Record<string, Entry<V>>>).map(([key, inner]) => [
      key,
      boundEntry(inner),
    ]),
  ) as Entry<V>;
}

/** The same entries, texts or nouns, with their short words bound. */
export function boundEntries<K extends string, V extends string>(
  entries: Readonly<Record<K, Entry<V>>>,
): Readonly<Record<K, Entry<V>>> {
  return mapped(entries, boundEntry);
}

export function boundTexts<K extends string>(
  texts: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> {
  return mapped(texts, boundText);
}

export function boundNouns<T extends Readonly<Partial<Record<string, Noun<string>>>>>(nouns: T): T {
  return mapped(nouns, (noun: Noun<string> | undefined) =>
    noun === undefined ? noun : { ...noun, forms: boundEntry(noun.forms) },
  ) as T;
}

function mapped<K extends string, V>(of: Readonly<Record<K, V>>, change: (value: V) => V): Record<K, V> {
  return Object.fromEntries(Object.entries<V>(of).map(([key, value]) => [key, change(value)])) as Record<
    K,
    V
  >;
}
