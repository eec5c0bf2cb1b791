import { EN_CARDS } from '../../../cards/printer/catalogues/en';
import type { Catalogue } from '../../catalogue';
import { wildMarks, wildNames } from '../../names/wilds';
import { oneOther } from '../../../../core/text/plurals';
import { EN_AREAS } from './areas';
import { EN_CARD_NAMES, EN_PRESCIENCE_NAMES } from './cards';
import { EN_EVENTS } from './events';
import { EN_LABELS, EN_NAMES } from './labels';
import { EN_MAHDI } from './mahdi';
import { EN_NOUNS } from './nouns';
import { EN_PROMPTS } from './prompts';
import { EN_REASONS } from './reasons';
import { EN_WILDS } from './wilds';

/** English. */
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
  reasons: EN_REASONS,
  areas: { ...EN_AREAS, ...wildNames(EN_WILDS) },
  marks: wildMarks(EN_WILDS),
  inSentence: 'loc',
  cards: EN_CARD_NAMES,
  prescience: EN_PRESCIENCE_NAMES,
};
