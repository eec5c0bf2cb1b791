import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const reveal: ChapterText<'reveal'> = {
  title: 'The Reveal turn',
  summary: 'Show what is left in hand, buy cards, set your strength.',
  sections: {
    revealing: 'Revealing',
    acquiring: 'Acquiring cards',
    strength: 'Strength',
    'clean-up': 'Clearing up',
    'in-play': 'Cards in play, decks, trashing',
  },
  paragraphs: {
    'reveal-hand':
      'Lay all the cards that are left in your hand face up, apart from those you played with Agents.',
    'reveal-boxes': lines(
      'Carry out the [[reveal-box|Reveal boxes]] of these cards in any order. Besides:',
      '- a seat on the [[high-council|High Council]] gives 2 Persuasion in each of your Reveal turns;',
      '- an Agent of yours on the Hall of Oratory gives 1 Persuasion.',
    ),
    'reveal-drawn': 'Cards that you draw during your Reveal turn are revealed and used at once.',
    acquire:
      'With [[persuasion|Persuasion]] you [[acquire|acquire]] as many cards as you can pay for: the five of the Imperium Row, *Arrakis Liaison* and *The Spice Must Flow*. *Foldspace* is not for sale. You may buy before, between and after your Reveal boxes. What you buy goes to your discard pile; Persuasion you do not spend is lost.',
    'acquire-row':
      'A gap in the Row is filled at once, even before the effects of the card you bought, so you can buy the new card as well. If a card does something when it is acquired, it does so once.',
    'acquire-example':
      'Ben reveals *Convincing Argument* twice and *Diplomacy*: 2 + 2 + 1 = 5 Persuasion. He buys a card for 3; the next one in the Row costs 2, and he takes that too.',
    'strength-set':
      'Your [[strength|strength]] is 2 for each troop you have in the Conflict and 1 for each [[sword|sword]] you revealed. Without a troop there it is 0, whatever else you have. Mark it on the Combat track; above 20 turn the marker over.',
    'strength-early':
      'Swords count even if the first troop joins the Conflict later in the same Reveal turn.',
    'strength-example':
      'Two troops and three swords are 2 × 2 + 3 = 7. With no troop the three swords are worth nothing.',
    'clean-up': 'Everything in front of you, played and revealed, goes to your discard pile.',
    'late-draw': 'A card you draw after your Reveal turn stays in hand, and next round you draw five more.',
    bond: 'Cards are [[in-play|in play]] from the moment they are played or revealed until they are cleared away or trashed. A [[bond|Fremen Bond]] needs another Fremen card in play; two cards with a Bond serve each other, in whichever order.',
    'bond-example':
      'Anna sent an Agent with *Stilgar* this round. When she reveals *Fedaykin Death Commando*, its Bond holds, for *Stilgar* is still in play.',
    'empty-deck':
      'Your discard pile is shuffled into a new deck only when you have to draw and the deck is empty. So nobody can look at the top of an empty deck.',
    trash:
      'To [[trash|trash]] is to take one of your own cards out of the game, from hand, discard pile or in play. Reserve cards return to their stack.',
    'trash-later':
      'Effects of a trashed card that have not happened yet do not happen any more. Persuasion and swords it has given stay.',
    'trash-copies':
      'If two copies of a card are in play and one is trashed, it is the one whose effects are done with.',
  },
};
