/** How text is made in any language: plural rules, templates with slots, cases and genders, words that stay together. */
export { CASES, GENDERS, PLURALS, resolve, templatesOf } from './entry';
export type { Case, Entry, Features, Gender, Noun, Plural } from './entry';
export { boundText, boundTexts } from './nonbreaking';
export { capitalise, fill, plain, render } from './phrase';
export type { Grammar, ListKind, Phrase, Run, Slots } from './phrase';
export { czechPlural, oneOther, polishPlural, ukrainianPlural } from './plurals';
export type { PluralRule } from './plurals';
export { partsOf, slotsIn } from './template';
