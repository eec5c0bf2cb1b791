import type { Catalogue } from '../../../../../engine/arrakis';
import { CASES, PLURALS } from '../../../../../engine/core/text/entry';
import type { Entry, Noun } from '../../../../../engine/arrakis/messages/text';

const CASE_KEYS: ReadonlySet<unknown> = new Set(CASES);
const PLURAL_KEYS: ReadonlySet<unknown> = new Set(PLURALS);

/**
 * An entry that tells when it is asked for a form it lacks: a case where it tells cases apart, a number where it tells
 * numbers apart. It answers as before, with the form that stands in.
 */
function watchEntry(entry: Entry, name: string, report: (form: string) => void, numbers: boolean): Entry {
  if (typeof entry === 'string') return entry;
  const forms = Object.entries(entry).map(
    ([key, inner]) => [key, watchEntry(inner, `${name}.${key}`, report, numbers)] as const,
  );
  const byCase = forms.some(([key]) => CASE_KEYS.has(key));
  const byNumber = numbers && forms.some(([key]) => PLURAL_KEYS.has(key));
  return new Proxy<Exclude<Entry, string>>(Object.fromEntries(forms), {
    get(target, key, receiver): unknown {
      const lacks = (byCase && CASE_KEYS.has(key)) || (byNumber && PLURAL_KEYS.has(key));
      if (lacks && !Object.hasOwn(target, key)) report(`${name}.${String(key)}`);
      return Reflect.get(target, key, receiver);
    },
  });
}

function watchNouns<K extends string>(
  nouns: Readonly<Partial<Record<K, Noun>>>,
  kind: string,
  report: (form: string) => void,
): Record<K, Noun> {
  const watched = Object.entries<Noun | undefined>(nouns).flatMap(([id, noun]) =>
    noun === undefined
      ? []
      : [[id, { ...noun, forms: watchEntry(noun.forms, `${kind} ${id}`, report, true) }] as const],
  );
  return Object.fromEntries(watched) as Record<K, Noun>;
}

/** The same catalogue, writing down every form that it is asked for and does not have. */
export function watched(catalogue: Catalogue): {
  readonly catalogue: Catalogue;
  readonly missing: Set<string>;
} {
  const missing = new Set<string>();
  const report = (form: string): void => void missing.add(form);
  const messages = Object.entries(catalogue.messages).map(([id, entry]) => [
    id,
    // A message may leave a number to its slots: "{n} legions" is right for few and for many.
    watchEntry(entry, id, report, false),
  ]);
  return {
    missing,
    catalogue: {
      ...catalogue,
      nouns: watchNouns(catalogue.nouns, 'noun', report),
      areas: watchNouns(catalogue.areas, 'area', report),
      cards: watchNouns(catalogue.cards, 'card', report),
      prescience: watchNouns(catalogue.prescience, 'prescience', report),
      messages: Object.fromEntries(messages) as Catalogue['messages'],
    },
  };
}
