import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';
import { UK_FACTS } from './facts';
import { UK_PLACES } from './places';
import { UK_STEPS } from './steps';

/** What the cards say in Ukrainian. */
export const UK_CARDS: Readonly<Record<keyof typeof CARD_MESSAGES, Entry>> = {
  ...UK_STEPS,
  ...UK_PLACES,
  ...UK_FACTS,
};
