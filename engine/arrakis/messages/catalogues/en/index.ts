import { EN_CARDS } from '../../../cards/printer/catalogues/en';
import { REASONS } from '../../../refusals';
import type { Catalogue } from '../../catalogue';
import { oneOther } from '../../../../core/text/plurals';
import { EN_EVENTS } from './events';
import { EN_LABELS, EN_NAMES } from './labels';
import { EN_MAHDI } from './mahdi';
import { EN_NOUNS } from './nouns';
import { EN_PROMPTS } from './prompts';

/** English. Reasons for refusals stay where the rules give them. */
export const EN: Catalogue = {
  language: 'en',
  grammar: {
    plural: oneOther,
    counted: '{n} {noun}',
    lists: {
      and: { pair: '{a} and {b}', middle: '{a}, {b}', last: '{a} and {b}' },
      or: { pair: '{a} or {b}', middle: '{a}, {b}', last: '{a} or {b}' },
    },
  },
  nouns: EN_NOUNS,
  messages: { ...EN_CARDS, ...EN_NAMES, ...EN_LABELS, ...EN_PROMPTS, ...EN_MAHDI, ...EN_EVENTS },
  reasons: REASONS,
  areas: {
    'north-pole': { forms: { nom: 'North Pole', loc: 'the North Pole' } },
    'the-great-flat': { forms: { nom: 'The Great Flat', loc: 'the Great Flat' } },
    'the-funeral-plain': { forms: { nom: 'The Funeral Plain', loc: 'the Funeral Plain' } },
  },
  cards: {},
  prescience: {},
};
