import { CS_CARDS } from '../../../cards/printer/catalogues/cs';
import type { Catalogue } from '../../catalogue';
import { wildMarks, wildNames } from '../../names/wilds';
import { boundEntries, boundNouns, boundTexts } from '../../../../core/text/nonbreaking';
import { czechPlural } from '../../../../core/text/plurals';
import { CS_AREAS } from './areas';
import { CS_CARD_NAMES, CS_PRESCIENCE_NAMES } from './cards';
import { CS_EVENTS } from './events';
import { CS_LABELS, CS_NAMES } from './labels';
import { CS_MAHDI } from './mahdi';
import { CS_NOUNS } from './nouns';
import { CS_PROMPTS } from './prompts';
import { CS_REASONS } from './reasons';
import { CS_WILDS } from './wilds';

/** Czech. Players are addressed as "vy"; a number stays with its noun, a preposition of one letter with its word. */
export const CS: Catalogue = {
  language: 'cs',
  grammar: {
    plural: czechPlural,
    counted: '{n}\u00a0{noun}',
    lists: {
      and: { pair: '{a} a\u00a0{b}', middle: '{a}, {b}', last: '{a} a\u00a0{b}' },
      or: { pair: '{a} nebo {b}', middle: '{a}, {b}', last: '{a} nebo {b}' },
    },
  },
  nouns: boundNouns(CS_NOUNS),
  messages: boundEntries({
    ...CS_CARDS,
    ...CS_NAMES,
    ...CS_LABELS,
    ...CS_PROMPTS,
    ...CS_MAHDI,
    ...CS_EVENTS,
  }),
  reasons: boundTexts(CS_REASONS),
  areas: boundNouns({ ...CS_AREAS, ...wildNames(CS_WILDS) }),
  marks: boundTexts(wildMarks(CS_WILDS)),
  inSentence: null,
  cards: boundNouns(CS_CARD_NAMES),
  prescience: boundNouns(CS_PRESCIENCE_NAMES),
};
