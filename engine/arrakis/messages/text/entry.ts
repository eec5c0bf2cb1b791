import type { Side } from '../../names';

/**
 * What a catalogue holds. An entry is a template, or a choice between entries by one feature of what is being said:
 * by number, by case, by gender, by side. Choices nest; the keys of the features never collide.
 *
 *   'Move {legions}.'
 *   { one: 'legion', other: 'legions' }
 *   { atreides: 'sietch', harkonnen: 'settlement' }
 *   { one: { nom: 'legie', acc: 'legii' }, few: 'legie', other: 'legií' }
 */
export type Entry = string | { readonly [K in Selector]?: Entry };

/** Categories of number, named as the Unicode plural rules name them. */
export const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type Plural = (typeof PLURALS)[number];

/** Nominative, genitive, dative, accusative, vocative, locative, instrumental. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'voc', 'loc', 'ins'] as const;
export type Case = (typeof CASES)[number];

export const GENDERS = ['m', 'f', 'n', 'pl'] as const;
export type Gender = (typeof GENDERS)[number];

export type Selector = Plural | Case | Gender | Side;

export interface Features {
  readonly plural?: Plural;
  readonly case?: Case;
  readonly gender?: Gender;
  readonly side?: Side;
}

/** A noun: its forms by number and case, and the gender that other words agree with. */
export interface Noun {
  readonly gender?: Gender;
  readonly forms: Entry;
}

/** The template that fits. A feature that an entry does not tell apart is passed over. */
export function resolve(entry: Entry, features: Features): string {
  let now: Entry = entry;
  while (typeof now !== 'string') {
    const { side, plural, case: grammatical, gender } = features;
    const next: Entry | undefined =
      pick(now, side) ??
      pick(now, plural) ??
      pick(now, grammatical) ??
      pick(now, gender) ??
      now.other ??
      now.nom;
    if (next === undefined)
      throw new Error(`no form of ${JSON.stringify(now)} for ${JSON.stringify(features)}`);
    now = next;
  }
  return now;
}

function pick(choice: Exclude<Entry, string>, key: Selector | undefined): Entry | undefined {
  return key === undefined ? undefined : choice[key];
}

/** Every template inside an entry. */
export function templatesOf(entry: Entry): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(templatesOf);
}
