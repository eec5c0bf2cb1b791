import { EN_CARDS } from '../../../cards/printer/catalogues/en';
import { REASONS } from '../../../refusals';
import type { Catalogue } from '../../catalogue';
import { EN_EVENTS, EN_HAGAL } from './events';
import { EN_LABELS, EN_PROMPTS } from './questions';

export const EN: Catalogue = {
  ...EN_CARDS,
  messages: { ...EN_EVENTS, ...EN_HAGAL, ...EN_PROMPTS, ...EN_LABELS },
  reasons: REASONS,
  phases: {
    setup: { forms: 'set-up' },
    roundStart: { forms: 'round start' },
    turns: { forms: 'player turns' },
    combat: { forms: 'combat' },
    makers: { forms: 'makers' },
    recall: { forms: 'recall' },
    endgame: { forms: 'endgame' },
  },
};
