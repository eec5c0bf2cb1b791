import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type PlaceMessage = Extract<keyof typeof CARD_MESSAGES, `who.${string}` | `where.${string}` | `if.${string}`>;

export const EN_PLACES: Readonly<Record<PlaceMessage, Entry>> = {
  'who.any': { one: 'any legion', other: '{n} different legions' },
  'who.withLeader': { one: 'a legion that has a leader', other: '{n} different legions, each with a leader' },
  'who.withSpecial': {
    one: 'a legion that has a {special}',
    other: '{n} different legions, each with a {special}',
  },
  'who.inDesert': {
    one: 'any legion that is in a desert',
    other: '{n} different legions that are in deserts',
  },
  'who.withLeaderInDesert': {
    one: 'a legion that has a leader and is in a desert',
    other: '{n} different legions that are in deserts, each with a leader',
  },
  'who.that': 'that legion',
  'who.area': 'the legion in {area:loc}',
  'who.leader': '{leader:gen} legion',

  'where.areas': 'in {areas:loc}',
  'where.areas.each': 'in each of {areas:loc}',
  'where.villages': 'in a pyon village',
  'where.villages.apart': 'in pyon villages, 1 per area',
  'where.villages.each': 'in every pyon village',
  'where.settlement': { atreides: 'in a sietch', harkonnen: 'in any of your settlements' },
  'where.settlement.apart': {
    atreides: 'in sietches, 1 per area',
    harkonnen: 'in your settlements, 1 per area',
  },
  'where.settlement.each': { atreides: 'in every sietch', harkonnen: 'in every one of your settlements' },
  'where.emptyDesert': 'in an empty desert',
  'where.emptyDesert.apart': 'in empty deserts, 1 per area',
  'where.freeMountain': 'in a free mountain',
  'where.freeMountain.apart': 'in free mountains, 1 per area',
  'where.freePlateau': 'in a free plateau',
  'where.freePlateau.apart': 'in free plateaus, 1 per area',
  'where.legion': 'in any of your legions',
  'where.legion.withSpecial': 'in a legion that has a {special}',
  'where.legionOf': 'in {leader:gen} legion',

  'if.inPlay': 'If {leader} is in play:',
  'if.inPlay.not': 'If {leader} is not in play:',
  'if.removed': 'If {leader} has left the game:',
  'if.removed.not': 'If {leader} has not left the game:',
  'if.wildMakerInPlay': 'If the {wildMaker} is in play:',
  'if.wildMakerInPlay.not': 'If the {wildMaker} is not in play:',
  'if.wildMakerReady': 'If the {wildMaker} is in play and its card is not spent:',
  'if.wildMakerReady.not': 'If the {wildMaker} is not in play or its card is spent:',
  'if.atomicsUsed': 'If the atomics have been used:',
  'if.atomicsUsed.not': 'If the atomics have not been used:',
  'if.markerAtLeast': 'If any prescience marker is at {step} or more:',
  'if.markerAtLeast.not': 'If every prescience marker is below {step}:',
};
