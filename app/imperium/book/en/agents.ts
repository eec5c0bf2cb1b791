import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const agents: ChapterText<'agents'> = {
  title: 'The Agent turn',
  summary: 'A card, an Agent, a space: pay, take the effects, send troops.',
  sections: {
    sending: 'Sending an Agent',
    effects: 'Effects',
    deploying: 'Troops',
    gains: 'Control and harvest',
    'the-mentat': 'The Mentat',
  },
  paragraphs: {
    'send-card':
      'Lay one card from your hand face up and send one [[agent|Agent]] from your Leader to a space that is free and whose icon is among those of the card. One icon that fits is enough. A card without icons sends nobody.',
    'send-icons':
      'There are seven icons: the four Factions, Landsraad, City and Spice Trade. *Convincing Argument*, which you have twice from the start, shows none: it is for revealing.',
    'send-pay':
      'The price of a space is paid, and its condition must hold, **before** anything else happens. What the card or the space would give you cannot pay for it. If you cannot pay, you cannot go there.',
    'send-sell':
      'At Sell Melange the amount is the price: how much spice you sell is decided as you send the Agent.',
    'effects-order':
      'Now carry out, in any order: the effects of the space, the Agent box of the card and, on a space of a Faction, **1 Influence** with it.',
    'effects-at-once':
      'Solari, spice, water, points, troops, Persuasion and swords come at once, because waiting for them never helps. Whatever draws a card or asks for a choice waits for you. The Influence of a Faction’s space cannot be declined.',
    'effects-arrow':
      'An [[arrow|arrow]] means: pay what stands before it to get what stands behind it. You need not, and at most once per card. Intrigue is different: if you play such a card, you pay its price.',
    'effects-must':
      'What has neither an arrow nor the word “may” has to be done. Only trashing a card is always up to you.',
    'effects-paid':
      'The price of an arrow is paid in full first; what it buys follows in the printed order. You may pay even if it brings nothing.',
    'effects-wait':
      'A compulsory effect whose condition does not hold yet waits until the end of your turn: it may become true in the meantime.',
    'effects-wait-ruling':
      'As soon as the condition holds, a gain is taken by itself; anything else you must do before the turn ends.',
    deploy: lines(
      'If the space is a [[combat-space|Combat space]], you may [[deploy|deploy]] troops to the Conflict:',
      '- any of those you recruited this turn, from whatever source;',
      '- up to **2** more from your garrison.',
      'Recruits that do not go to the Conflict stay in the garrison.',
    ),
    'deploy-example':
      'Anna goes to Arrakeen with 3 troops in her garrison and recruits 1. She may send up to three: the recruit and two of the others. At Rally Troops she would recruit four, but as it is no Combat space, none of them could go.',
    'deploy-ruling':
      'You may deploy at any moment after the Agent has been sent, and little by little. Troops are all alike: the limit counts the recruits of the whole turn, and two. Troops that a card deploys by itself come on top.',
    troops:
      'To [[recruit|recruit]] is to move a troop from your supply to your [[garrison|garrison]]; from an empty supply nothing comes. A troop you lose returns to the supply. A troop that [[retreat|retreats]] goes from the Conflict to the garrison.',
    'control-bonus':
      'Whenever anyone sends an Agent to Arrakeen or Carthag, the player who controls it gains 1 Solari; for Imperial Basin it is 1 spice. Your own Agents count too.',
    harvesting:
      'To [[harvest|harvest]] at a [[maker|Maker]] space is to take its own spice and all the bonus spice that lies on it.',
    'harvesting-example':
      'Nobody went to The Great Flat for three rounds, so 3 bonus spice lie there. Whoever pays the 2 water takes 3 + 3 = 6 spice.',
    mentat:
      'The [[mentat|Mentat]] is an Agent that belongs to nobody. The Mentat space or *Calculated Hire* give it to you if it stands on its space; you then have one more Agent in this round. It goes home in the Recall phase.',
    'mentat-won':
      'As the reward of a Conflict you take it from wherever it is, at the start of the next round, and use it in that round.',
    'mentat-ruling':
      'It simply counts as one more Agent of yours. Which of them is sent first makes no difference.',
  },
};
