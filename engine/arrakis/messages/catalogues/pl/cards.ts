import type { CardId } from '../../../data/planning.data';
import type { PrescienceId } from '../../../data/prescience.data';
import type { Noun } from '../../text/entry';

/** Polish names of planning cards; the others keep the printed one. */
export const PL_CARD_NAMES: Readonly<Partial<Record<CardId, Noun>>> = {
  'hawats-scheming': { forms: 'Intrygi Hawata' },
  truthtrance: { forms: 'Trans Prawdy' },
  'breeding-program': { forms: 'Program Hodowli' },
  'shai-hulud': { forms: 'Szej-Hulud' },
};

export const PL_PRESCIENCE_NAMES: Readonly<Partial<Record<PrescienceId, Noun>>> = {
  'water-of-life': { forms: 'Paul Pije Wodę Życia' },
  'families-flee': { forms: 'Rodziny Uciekają do Południowych Palmiarni' },
  'desert-war': { forms: 'Wojna na Pustyni' },
};
