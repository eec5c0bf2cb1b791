import type { en } from './en';
import type { Language, PLURAL_FORMS } from './languages';

type Form = Intl.LDMLPluralRule;
type PartName = keyof typeof en;
type KeysOf<Part> = Extract<keyof Part, string>;

/** `games.kept` for `games.kept_one`. */
type BaseOf<Key> = Key extends `${infer Base}_${Form}` ? Base : never;
type SimpleOf<Key> = Key extends `${string}_${Form}` ? never : Key;

type Keys<Part, L extends Language> =
  SimpleOf<KeysOf<Part>> | `${BaseOf<KeysOf<Part>>}_${(typeof PLURAL_FORMS)[L][number]}`;

/** What a screen asks for: the keys without their plural forms. */
export type StringKey = { [P in PartName]: Key<(typeof en)[P]> }[PartName];
type Key<Part> = SimpleOf<KeysOf<Part>> | BaseOf<KeysOf<Part>>;

/** One part of a language, as in `const board: PartOf<'board', 'cs'> = { ... }`: no key may lack or be too many. */
export type PartOf<P extends PartName, L extends Language> = Readonly<
  Record<Keys<(typeof en)[P], L>, string>
>;

/** A whole language: its parts, each under the name that English gives it. */
export type PartsOf<L extends Language> = { readonly [P in PartName]: PartOf<P, L> };
