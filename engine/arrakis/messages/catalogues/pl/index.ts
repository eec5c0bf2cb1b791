import { PL_CARDS } from '../../../cards/printer/catalogues/pl';
import type { Catalogue } from '../../catalogue';
import { polishPlural } from '../../text/plurals';
import { PL_AREAS } from './areas';
import { PL_CARD_NAMES, PL_PRESCIENCE_NAMES } from './cards';
import { PL_EVENTS } from './events';
import { PL_LABELS, PL_NAMES } from './labels';
import { PL_MAHDI } from './mahdi';
import { PL_NOUNS } from './nouns';
import { PL_PROMPTS } from './prompts';
import { PL_REASONS } from './reasons';

/** Polish. */
export const PL: Catalogue = {
  language: 'pl',
  grammar: {
    plural: polishPlural,
    counted: '{n} {noun}',
    lists: {
      and: { pair: '{a} i {b}', middle: '{a}, {b}', last: '{a} i {b}' },
      or: { pair: '{a} lub {b}', middle: '{a}, {b}', last: '{a} lub {b}' },
    },
  },
  nouns: PL_NOUNS,
  messages: { ...PL_CARDS, ...PL_NAMES, ...PL_LABELS, ...PL_PROMPTS, ...PL_MAHDI, ...PL_EVENTS },
  reasons: PL_REASONS,
  areas: PL_AREAS,
  cards: PL_CARD_NAMES,
  prescience: PL_PRESCIENCE_NAMES,
};
