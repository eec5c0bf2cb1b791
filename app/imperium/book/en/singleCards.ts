import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const singleCards: ChapterText<'single-cards'> = {
  title: 'Single cards explained',
  summary: 'What certain words mean, and cards that raise questions.',
  sections: {
    wording: 'Certain words',
    'explained-cards': 'Cards',
    'explained-leaders': 'Leaders',
    'more-cards': 'More cards',
  },
  paragraphs: {
    'word-discard':
      'To [[discard|discard]] is to give up a card from your hand, never an Intrigue card. “Any number” may be none. Sharing first place is not winning.',
    'word-choose': 'Where a card says to choose two, choose both first and then carry them out.',
    'word-target':
      'An Intrigue card that acquires a card up to some price may be played even if there is none to acquire.',
    'word-nothing':
      'Effects that would do nothing are dropped, and never keep a turn open. An opponent who has no real choice is not asked.',
    'card-bindu':
      '*Bindu Suspension* is played at the start of your turn, before anything else, other Plot cards included: draw, and then you **may** skip the turn.',
    'card-bindu-edition':
      'The first English rulebook says that the turn ends at once; the printed card says that you may pass. The card is played here.',
    'card-voice':
      '*The Voice* closes one space to all opponents until your next turn, at the latest until the end of the round. It stops *Kwisatz Haderach* too.',
    'card-voice-ruling': 'You may name any space, occupied ones included.',
    'card-kwisatz':
      '*Kwisatz Haderach* can be played with no Agent left at home: then it moves one that is already on the board, even back to where it stands. Prices are paid, and what you may do once in a game stays once. A Maker space that an Agent has left can gather bonus spice.',
    'card-snooper': 'Neither Paul nor *Poison Snooper* can look at the top of an empty deck.',
    'card-hire': '*Calculated Hire* takes the Mentat only from its own space.',
    'card-respect':
      '*Demand Respect* may be paid with spice that the Conflict or *To the Victor...* has just brought.',
    'card-test':
      '*Test of Humanity*: opponents decide clockwise, beginning on your left; each must choose something that is possible, and picks the card.',
    'leader-baron':
      '**Baron Harkonnen** keeps two of his four Faction tokens face down on his Leader; nobody sees the other two. Masterstroke happens once in a game.',
    'leader-baron-ruling':
      'Masterstroke is not optional: the fourth troop deployed in one turn reveals the tokens, wherever it came from. The troop of a defender at the start of a round does not count.',
    'leader-others': lines(
      'Other Leaders:',
      '- **Ilban Richese** draws for Solari that is printed as the price of a space, for no other payment;',
      '- **Ariana Thorvald** takes 1 less and draws a card whenever she harvests, like it or not, but not for spice from other sources.',
    ),
    'leader-helena':
      '**Helena Richese** sets a card of the Row aside. It is hers alone; if she has not acquired it by the end of her next Reveal turn, it leaves the game. Other ways of acquiring get no discount.',
    'leader-helena-ruling':
      'She may have several cards set aside. *Bypass Protocol* can take one of them at its full price, for her only. A card that leaves the game this way has not been trashed.',
    'more-deck': lines(
      'Cards of your deck:',
      '- *Assassination Mission* pays when something else trashes it;',
      '- *Carryall* doubles only the space’s own spice: 1, 2 or 3;',
      '- *Guild Bankers* gives its discount for every copy of *The Spice Must Flow* you buy;',
      '- *Gun Thopter* does nothing to an empty garrison;',
      '- *Imperial Spy* pays only if it is trashed by its own effect;',
      '- *Liet Kynes* counts the cards you played with Agents and those you revealed;',
      '- *Shifting Allegiances*: you must really lose 1 Influence, and may gain with the same Faction;',
      '- *The Spice Must Flow*: the point stays, even if the card is trashed.',
    ),
    'more-intrigue': lines(
      'Intrigue:',
      '- *Corner the Market* counts your whole deck; its second point needs more copies than **each** opponent has;',
      '- *Double Cross* needs an enemy troop in the Conflict; your own supply may be empty;',
      '- *Recruitment Mission*: decide card by card, in your Reveal turn only;',
      '- *Refocus* with an empty discard pile shuffles the deck;',
      '- *Staged Incident* lowers your strength, as the troops leave.',
    ),
    'more-rulings': lines(
      'How this app plays further cards:',
      '- *Power Play* and *Carryall* change the space as soon as the Agent is sent; if the card is trashed later, that stays;',
      '- *Assassination Mission* pays wherever it is trashed from;',
      '- *Recruitment Mission* asks for every card acquired in that Reveal turn, unless the effect says where it goes;',
      '- *Corner the Market* counts cards in hand, too.',
    ),
    'more-envoy': lines(
      'When Plot cards need something:',
      '- *Dispatch an Envoy* gives its four icons even to a card that has none;',
      '- *Dispatch an Envoy* and *Infiltrate* need an Agent to serve;',
      '- *Poison Snooper* needs a card in the deck, *Urgent Mission* an Agent on the board.',
    ),
    'more-example':
      'Anna has *Guild Bankers* in play and 12 Persuasion. *The Spice Must Flow* costs her 6 instead of 9, and again 6: she buys two, and gains 2 points.',
  },
};
