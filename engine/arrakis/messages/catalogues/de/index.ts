import { DE_CARDS } from '../../../cards/printer/catalogues/de';
import type { Catalogue } from '../../catalogue';
import { wildMarks, wildNames } from '../../names/wilds';
import { oneOther } from '../../../../core/text/plurals';
import { DE_AREAS } from './areas';
import { DE_CARD_NAMES, DE_PRESCIENCE_NAMES } from './cards';
import { DE_EVENTS } from './events';
import { DE_LABELS, DE_NAMES } from './labels';
import { DE_MAHDI } from './mahdi';
import { DE_NOUNS } from './nouns';
import { DE_PROMPTS } from './prompts';
import { DE_REASONS } from './reasons';
import { DE_WILDS } from './wilds';

/** German. Players are addressed as "du"; a number stays with its noun. */
export const DE: Catalogue = {
  language: 'de',
  grammar: {
    plural: oneOther,
    counted: '{n}\u00a0{noun}',
    lists: {
      and: { pair: '{a} und {b}', middle: '{a}, {b}', last: '{a} und {b}' },
      or: { pair: '{a} oder {b}', middle: '{a}, {b}', last: '{a} oder {b}' },
    },
  },
  nouns: DE_NOUNS,
  messages: { ...DE_CARDS, ...DE_NAMES, ...DE_LABELS, ...DE_PROMPTS, ...DE_MAHDI, ...DE_EVENTS },
  reasons: DE_REASONS,
  areas: { ...DE_AREAS, ...wildNames(DE_WILDS) },
  marks: wildMarks(DE_WILDS),
  inSentence: null,
  cards: DE_CARD_NAMES,
  prescience: DE_PRESCIENCE_NAMES,
};
