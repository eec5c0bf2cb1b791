import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';
import { EN_FACTS } from './facts';
import { EN_PLACES } from './places';
import { EN_STEPS } from './steps';

/** What the cards say in English. */
export const EN_CARDS: Readonly<Record<keyof typeof CARD_MESSAGES, Entry>> = {
  ...EN_STEPS,
  ...EN_PLACES,
  ...EN_FACTS,
};
