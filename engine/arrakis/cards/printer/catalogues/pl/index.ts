import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';
import { PL_FACTS } from './facts';
import { PL_PLACES } from './places';
import { PL_STEPS } from './steps';

/** What the cards say in Polish. */
export const PL_CARDS: Readonly<Record<keyof typeof CARD_MESSAGES, Entry>> = {
  ...PL_STEPS,
  ...PL_PLACES,
  ...PL_FACTS,
};
