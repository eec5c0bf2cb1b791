import type { NamedArea } from '../../names/wilds';
import type { Noun } from '../../text';

/** The areas whose printed name reads otherwise inside a sentence; all others stay as printed. */
export const EN_AREAS: Readonly<Partial<Record<NamedArea, Noun>>> = {
  'north-pole': { forms: { nom: 'North Pole', loc: 'the North Pole' } },
  'the-great-flat': { forms: { nom: 'The Great Flat', loc: 'the Great Flat' } },
  'the-funeral-plain': { forms: { nom: 'The Funeral Plain', loc: 'the Funeral Plain' } },
};
