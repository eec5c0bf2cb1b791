/**
 * What a catalogue holds. An entry is a template, or a choice between entries by one feature of what is being said:
 * by number, by case, by gender, by a variant of the game (such as the side that speaks). Choices nest; the keys of the
 * features never collide.
 *
 *   'Move {legions}.'
 *   { one: 'legion', other: 'legions' }
 *   { atreides: 'sietch', harkonnen: 'settlement' }
 *   { one: { nom: 'legie', acc: 'legii' }, few: 'legie', other: 'legií' }
 */
export type Entry<Variant extends string = never> =
  string | { readonly [K in Selector<Variant>]?: Entry<Variant> };

/** Categories of number, named as the Unicode plural rules name them. */
export const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type Plural = (typeof PLURALS)[number];

/** Nominative, genitive, dative, accusative, vocative, locative, instrumental. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'voc', 'loc', 'ins'] as const;
export type Case = (typeof CASES)[number];

export const GENDERS = ['m', 'f', 'n', 'pl'] as const;
export type Gender = (typeof GENDERS)[number];

export type Selector<Variant extends string = never> = Plural | Case | Gender | Variant;

export interface Features<Variant extends string = never> {
  readonly plural?: Plural;
  readonly case?: Case;
  readonly gender?: Gender;
  readonly variant?: Variant;
}

/** A noun: its forms by number and case, and the gender that other words agree with. */
export interface Noun<Variant extends string = never> {
  readonly gender?: Gender;
  readonly forms: Entry<Variant>;
}

/** The template that fits. A feature that an entry does not tell apart is passed over. */
export function resolve(entry: Entry<string>, features: Features<string>): string {
  const { variant, plural, case: grammatical, gender } = features;
  let now = entry;
  while (typeof now !== 'string') {
    const next: Entry<string> | undefined =
      pick(now, variant) ??
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

function pick(choice: Exclude<Entry<string>, string>, key: string | undefined): Entry<string> | undefined {
  return key === undefined ? undefined : choice[key];
}

/** Every template inside an entry. */
export function templatesOf(entry: Entry<string>): readonly string[] {
  if (typeof entry === 'string') return [entry];
  return Object.values(entry).flatMap((inner) => (inner === undefined ? [] : templatesOf(inner)));
}
