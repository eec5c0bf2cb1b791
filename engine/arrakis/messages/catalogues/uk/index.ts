import { UK_CARDS } from '../../../cards/printer/catalogues/uk';
import type { Catalogue } from '../../catalogue';
import { wildMarks, wildNames } from '../../names/wilds';
import { ukrainianEuphony } from '../../../../core/text/euphony';
import { ukrainianPlural } from '../../../../core/text/plurals';
import { UK_AREAS } from './areas';
import { UK_CARD_NAMES, UK_PRESCIENCE_NAMES } from './cards';
import { UK_EVENTS } from './events';
import { UK_LABELS, UK_NAMES } from './labels';
import { UK_MAHDI } from './mahdi';
import { UK_NOUNS } from './nouns';
import { UK_PROMPTS } from './prompts';
import { UK_REASONS } from './reasons';
import { UK_WILDS } from './wilds';

/** Ukrainian. Names and terms follow the Ukrainian edition of the game where it gives them. */
export const UK: Catalogue = {
  language: 'uk',
  grammar: {
    plural: ukrainianPlural,
    counted: '{n} {noun}',
    lists: {
      and: { pair: '{a} та {b}', middle: '{a}, {b}', last: '{a} та {b}' },
      or: { pair: '{a} або {b}', middle: '{a}, {b}', last: '{a} або {b}' },
    },
    euphony: ukrainianEuphony,
  },
  nouns: UK_NOUNS,
  messages: { ...UK_CARDS, ...UK_NAMES, ...UK_LABELS, ...UK_PROMPTS, ...UK_MAHDI, ...UK_EVENTS },
  reasons: UK_REASONS,
  areas: { ...UK_AREAS, ...wildNames(UK_WILDS) },
  marks: wildMarks(UK_WILDS),
  inSentence: null,
  cards: UK_CARD_NAMES,
  prescience: UK_PRESCIENCE_NAMES,
};
