import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const cards: ChapterText<'cards'> = {
  title: 'Cards and Leaders',
  summary: 'The parts of a card, the three kinds of Intrigue, the two abilities of a Leader.',
  sections: { anatomy: 'Cards of your deck', intrigue: 'Intrigue', leaders: 'Leaders' },
  paragraphs: {
    'card-parts':
      'A card shows its name, the banner of its Faction if it has one, [[agent-icon|Agent icons]], an [[agent-box|Agent box]] and a [[reveal-box|Reveal box]]. In the Row it also has a price in Persuasion, and perhaps a box for the moment of buying it. Played with an Agent, only the Agent box counts; revealed, only the Reveal box.',
    'card-beats': 'If a card and this book disagree, the card is right.',
    'card-known':
      'What lies in your deck is no secret, because you bought it openly; in which order it lies is. A card that was put openly on top of a deck stays known until it is drawn or shuffled.',
    'intrigue-kinds': lines(
      'There are three kinds of [[intrigue|Intrigue]] cards:',
      '- **Plot**: in your own turn, whenever you like;',
      '- **Combat**: in the Combat phase, while you have a troop in the Conflict;',
      '- **Endgame**: only when the game is over.',
    ),
    'intrigue-deck':
      'Intrigue is secret; you may look at yours at any time. A played card goes to an open discard pile. If the deck runs out, that pile is shuffled and becomes the deck.',
    'intrigue-stay':
      'A Plot card that works in your next Reveal turn, such as *Charisma* or *Recruitment Mission*, lies open in front of you until then.',
    'leader-two':
      'A [[leader|Leader]] has two abilities. The left one always holds, or answers to something. The right one works when you play your *Signet Ring* with an Agent.',
    'leader-example':
      'Ilban Richese sends his *Signet Ring* to the Mentat space. He pays 2 Solari, so his left ability lets him draw a card; the space lets him draw another and take the Mentat; the ring gives him 1 Solari.',
  },
};
