import { PL_CARDS } from '../../../cards/printer/catalogues/pl';
import type { Catalogue } from '../../catalogue';
import { wildMarks, wildNames } from '../../names/wilds';
import { boundEntries, boundNouns, boundTexts } from '../../../../core/text/nonbreaking';
import { polishPlural } from '../../../../core/text/plurals';
import { PL_AREAS } from './areas';
import { PL_CARD_NAMES, PL_PRESCIENCE_NAMES } from './cards';
import { PL_EVENTS } from './events';
import { PL_LABELS, PL_NAMES } from './labels';
import { PL_MAHDI } from './mahdi';
import { PL_NOUNS } from './nouns';
import { PL_PROMPTS } from './prompts';
import { PL_REASONS } from './reasons';
import { PL_WILDS } from './wilds';

/** Polish. Players are addressed as "ty"; a number stays with its noun, a word of one letter with the next one. */
export const PL: Catalogue = {
  language: 'pl',
  grammar: {
    plural: polishPlural,
    counted: '{n}\u00a0{noun}',
    lists: {
      and: { pair: '{a} i\u00a0{b}', middle: '{a}, {b}', last: '{a} i\u00a0{b}' },
      or: { pair: '{a} lub {b}', middle: '{a}, {b}', last: '{a} lub {b}' },
    },
  },
  nouns: boundNouns(PL_NOUNS),
  messages: boundEntries({
    ...PL_CARDS,
    ...PL_NAMES,
    ...PL_LABELS,
    ...PL_PROMPTS,
    ...PL_MAHDI,
    ...PL_EVENTS,
  }),
  reasons: boundTexts(PL_REASONS),
  areas: boundNouns({ ...PL_AREAS, ...wildNames(PL_WILDS) }),
  marks: boundTexts(wildMarks(PL_WILDS)),
  inSentence: null,
  cards: boundNouns(PL_CARD_NAMES),
  prescience: boundNouns(PL_PRESCIENCE_NAMES),
};
