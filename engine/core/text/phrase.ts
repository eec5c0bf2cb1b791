import { resolve } from './entry';
import type { Case, Entry, Features, Noun } from './entry';
import type { Euphony } from './euphony';
import type { PluralRule } from './plurals';
import { partsOf } from './template';

/** A stretch of a line. One with a glyph may be drawn with its small picture, or as its words alone. */
export interface Run<Glyph = never> {
  readonly text: string;
  readonly glyph?: Glyph;
}

/** How a language counts and enumerates. */
export interface Grammar {
  readonly plural: PluralRule;
  /** `{n} {noun}`: a number with its noun. */
  readonly counted: Entry;
  readonly lists: Readonly<Record<ListKind, ListPattern>>;
  /** Where a word changes with the one before it. */
  readonly euphony?: Euphony;
}

export type ListKind = 'and' | 'or';

/** Two members; the first of more; the last of more. Slots `{a}` and `{b}`. */
export interface ListPattern {
  readonly pair: string;
  readonly middle: string;
  readonly last: string;
}

export type Slots<Variant extends string = never, Glyph = never> = Readonly<
  Record<string, Phrase<Variant, Glyph>>
>;

/**
 * Something to be said, not yet inflected: the message around it decides on its case. A game brings its own variants of
 * words (such as the side that speaks) and its own small pictures.
 */
export type Phrase<Variant extends string = never, Glyph = never> =
  | { readonly says: 'text'; readonly text: string; readonly count?: number; readonly glyph?: Glyph }
  /** With `counted` the number is spoken too. */
  | {
      readonly says: 'noun';
      readonly noun: Noun<Variant>;
      readonly count: number;
      readonly counted: boolean;
      readonly variant: Variant | null;
      readonly glyph: Glyph | null;
    }
  | {
      readonly says: 'message';
      readonly entry: Entry<Variant>;
      readonly slots: Slots<Variant, Glyph>;
      readonly count: number | null;
      readonly variant: Variant | null;
      /** The whole message stands for this. */
      readonly glyph?: Glyph;
    }
  | { readonly says: 'list'; readonly of: readonly Phrase<Variant, Glyph>[]; readonly by: ListKind };

/** What other words agree with. */
function featuresOf(grammar: Grammar, phrase: Phrase<string, unknown>): Features<string> {
  switch (phrase.says) {
    case 'text':
      return phrase.count === undefined ? {} : { plural: grammar.plural(phrase.count) };
    case 'noun': {
      const plural = grammar.plural(phrase.count);
      return {
        ...withVariant(phrase.variant),
        plural,
        ...(phrase.noun.gender === undefined ? {} : { gender: phrase.noun.gender }),
      };
    }
    case 'message':
      return {
        ...withVariant(phrase.variant),
        ...(phrase.count === null ? {} : { plural: grammar.plural(phrase.count) }),
      };
    case 'list': {
      const only = phrase.of.length === 1 ? phrase.of[0] : undefined;
      return only === undefined ? { plural: 'other', gender: 'pl' } : featuresOf(grammar, only);
    }
  }
}

function withVariant(variant: string | null): Features<string> {
  return variant === null ? {} : { variant };
}

export function render<G>(
  grammar: Grammar,
  phrase: Phrase<string, G>,
  inCase: Case | null = null,
): readonly Run<G>[] {
  switch (phrase.says) {
    case 'text':
      return [
        phrase.glyph === undefined ? { text: phrase.text } : { text: phrase.text, glyph: phrase.glyph },
      ];
    case 'noun':
      return renderNoun(grammar, phrase, inCase);
    case 'message': {
      const features = { ...featuresOf(grammar, phrase), ...withCase(inCase) };
      const runs = fill(grammar, resolve(phrase.entry, features), phrase.slots);
      return phrase.glyph === undefined ? runs : [{ text: plain(runs), glyph: phrase.glyph }];
    }
    case 'list':
      return renderList(grammar, phrase.of, grammar.lists[phrase.by], inCase);
  }
}

function withCase(inCase: Case | null): Features {
  return inCase === null ? {} : { case: inCase };
}

function renderNoun<G>(
  grammar: Grammar,
  phrase: Extract<Phrase<string, G>, { says: 'noun' }>,
  inCase: Case | null,
): readonly Run<G>[] {
  const features = { ...featuresOf(grammar, phrase), ...withCase(inCase) };
  const word = resolve(phrase.noun.forms, features);
  const text = phrase.counted ? countedText(grammar, features, phrase.count, word) : word;
  return [phrase.glyph === null ? { text } : { text, glyph: phrase.glyph }];
}

function countedText(grammar: Grammar, features: Features<string>, count: number, word: string): string {
  const slots: Slots = { n: { says: 'text', text: String(count) }, noun: { says: 'text', text: word } };
  return plain(fill(grammar, resolve(grammar.counted, features), slots));
}

function renderList<G>(
  grammar: Grammar,
  of: readonly Phrase<string, G>[],
  pattern: ListPattern,
  inCase: Case | null,
): readonly Run<G>[] {
  const [first, ...rest] = of;
  if (first === undefined) return [];
  return rest.reduce<readonly Run<G>[]>(
    (runs, next, index) => {
      const last = index === rest.length - 1;
      const template = !last ? pattern.middle : rest.length === 1 ? pattern.pair : pattern.last;
      const member = render(grammar, next, inCase);
      return merge(
        grammar,
        partsOf(template).flatMap((part) =>
          part.part === 'text' ? [{ text: part.text }] : part.slot === 'a' ? runs : member,
        ),
      );
    },
    render(grammar, first, inCase),
  );
}

/** Fills a template. Each slot names its own case; that of the whole does not pass on to its parts. */
export function fill<G>(grammar: Grammar, template: string, slots: Slots<string, G>): readonly Run<G>[] {
  return merge(
    grammar,
    partsOf(template).flatMap((part): readonly Run<G>[] => {
      if (part.part === 'text') return [{ text: part.text }];
      const phrase = slots[part.slot];
      if (phrase === undefined) throw new Error(`nothing for {${part.slot}} in "${template}"`);
      if (part.part === 'slot') return render(grammar, phrase, part.case);
      return [{ text: select(part.words, featuresOf(grammar, phrase)) }];
    }),
  );
}

function select(words: Readonly<Partial<Record<string, string>>>, features: Features<string>): string {
  const { plural, gender, variant } = features;
  for (const key of [gender, plural, variant])
    if (key !== undefined && words[key] !== undefined) return words[key];
  return words.other ?? '';
}

/** Neighbouring runs without a picture become one. The full stop of an ordinal ("Shaddam IV.") ends the sentence too. */
function merge<G>({ euphony }: Grammar, runs: readonly Run<G>[]): readonly Run<G>[] {
  const merged: Run<G>[] = [];
  for (const run of runs) {
    const before = merged[merged.length - 1];
    const ended =
      before?.text.endsWith('.') === true && run.text.startsWith('.') ? run.text.slice(1) : run.text;
    if (ended === '') continue;
    const text = euphony === undefined ? ended : euphony(plain(merged), ended);
    if (before !== undefined && before.glyph === undefined && run.glyph === undefined) {
      merged[merged.length - 1] = { text: before.text + text };
    } else merged.push({ ...run, text });
  }
  return merged;
}

/** The words alone. */
export function plain(runs: readonly Run<unknown>[]): string {
  return runs.map((run) => run.text).join('');
}

/** A sentence begins with a capital, whatever word the language puts first. */
export function capitalise<G>(runs: readonly Run<G>[]): readonly Run<G>[] {
  const [first, ...rest] = runs;
  if (first === undefined) return runs;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}
