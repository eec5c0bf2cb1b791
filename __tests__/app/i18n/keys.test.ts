import type { StringKey } from '../../../app/i18n';
import type { PartOf } from '../../../app/i18n/translation';

type Is<A, B> = A extends B ? true : false;

/** Each of these is checked when the test is compiled: a wrong answer is a type error here. */
const TYPES: {
  readonly known: Is<'settings.title', StringKey>;
  readonly counted: Is<'over.rounds', StringKey>;
  readonly unknown: Is<'no.such.text', StringKey>;
  readonly aFormAlone: Is<'over.rounds_one', StringKey>;
  readonly whole: Is<Record<keyof PartOf<'play', 'cs'>, string>, PartOf<'play', 'cs'>>;
  readonly lackingAKey: Is<Omit<PartOf<'play', 'cs'>, 'end.yes'>, PartOf<'play', 'cs'>>;
  readonly lackingAForm: Is<Omit<PartOf<'play', 'cs'>, 'over.rounds_few'>, PartOf<'play', 'cs'>>;
} = {
  known: true,
  counted: true,
  unknown: false,
  aFormAlone: false,
  whole: true,
  lackingAKey: false,
  lackingAForm: false,
};

it('a text that no language has, or that one of them lacks, does not compile', () => {
  const allowed = Object.entries(TYPES).flatMap(([name, answer]) => (answer ? [name] : []));
  expect(allowed).toEqual(['known', 'counted', 'whole']);
});
