import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';
import { CS_FACTS } from './facts';
import { CS_PLACES } from './places';
import { CS_STEPS } from './steps';

/** What the cards say in Czech. */
export const CS_CARDS: Readonly<Record<keyof typeof CARD_MESSAGES, Entry>> = {
  ...CS_STEPS,
  ...CS_PLACES,
  ...CS_FACTS,
};
