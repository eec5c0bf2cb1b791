import type { Catalogue } from '../../catalogue';

/** The names of the cards stay as printed. */
export const EN_CARD_NAMES: Catalogue['cards'] = {};
export const EN_PRESCIENCE_NAMES: Catalogue['prescience'] = {};
