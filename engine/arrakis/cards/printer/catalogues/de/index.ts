import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';
import { DE_FACTS } from './facts';
import { DE_PLACES } from './places';
import { DE_STEPS } from './steps';

/** What the cards say in German. */
export const DE_CARDS: Readonly<Record<keyof typeof CARD_MESSAGES, Entry>> = {
  ...DE_STEPS,
  ...DE_PLACES,
  ...DE_FACTS,
};
