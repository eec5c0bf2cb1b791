import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const actions: ChapterText<'actions'> = {
  title: 'Dice and actions',
  summary: 'Rolling, slots, what each result does, cards, Desert Power and free actions.',
  sections: {
    rolling: 'Rolling and slots',
    turns: 'Taking turns',
    results: 'What the results do',
    'desert-power': 'Desert Power',
    'special-actions': 'Leaders and cards',
    'free-actions': 'Free actions',
  },
  paragraphs: {
    roll: 'Both sides roll their [[action-die|action dice]]: the Atreides always 4, the Harkonnen 4 to 8 as the spice board says. Every die goes to a [[slot]] of its [[result]]. The Atreides have 2 slots for each result; the Harkonnen have 3, but only 2 for Deployment and for House.',
    'roll-overflow':
      'If there are more dice than slots, the surplus is turned to other results, one die at a time, the Harkonnen first and then in turn. The owner picks the new result among those that have the most free slots.',
    'roll-example':
      'The Atreides roll Strategy three times and Mentat once. Two dice take the two Strategy slots. The third must be turned; Leadership, Deployment and House all have two free slots and Mentat only one, so it becomes one of those three.',
    'bene-gesserit-token':
      'Then, the Harkonnen first, each side may lay one [[bene-gesserit|Bene Gesserit]] token on a free slot of the result where it has the fewest dice; if several are equal, as it likes. For this round the token is one more die of that result. When it is spent it leaves the game. One token per side and round.',
    'bene-gesserit-back': 'A token that was not spent by the end of the round comes back to its owner.',
    'bene-gesserit-example':
      'The Atreides have rolled Strategy twice, Leadership and Mentat. Deployment and House have no die, so their token goes to one of these two; they choose House. When its turn comes, they use it as any result, like a die.',
    turns: lines(
      'The Atreides begin; then the sides take turns with one action each. On your turn you do one of these:',
      '- spend a die for one thing that its result offers;',
      '- spend any die to play a [[planning-card|planning card]] from your hand and discard it;',
      '- as the Atreides, if you have fewer unused dice than the Harkonnen: take a [[desert-power|Desert Power]] action, which costs no die;',
      '- as the Atreides, spend a die to claim a prescience card that asks for one.',
      'You cannot pass.',
    ),
    'turns-end':
      'The phase is over as soon as the Harkonnen have spent their last die and carried it out. Atreides dice that are still unused then are lost, so watch how many the Harkonnen have left.',
    'turns-may':
      'Nothing that an action gives you must be taken. Do all of it, some of it or none: the die is spent either way.',
    'turns-example':
      'The Harkonnen have 8 dice, the Atreides 4. After the first exchange it is 7 to 3: the Atreides have fewer, so their next turns can be Desert Power, again and again, until the numbers are level. They keep their dice for later, but if the Harkonnen finish first, those dice are gone.',
    'result-strategy': '**Strategy**: move two different legions, or attack with one.',
    'result-leadership':
      '**Leadership**: move two different legions that each have a leader, or make a [[surprise-attack|surprise attack]] with a legion that has one.',
    'result-mentat':
      '**Mentat**: draw two planning cards from your own decks. Say first how many from which deck. You may draw fewer.',
    'result-deployment':
      '**Deployment**: the Atreides draw a random deployment token, look at it, and put it into one sietch together with one available leader. Either may be left out: a leader may come alone, to a full sietch too, but a token that has been drawn is placed. The Harkonnen put 3 regulars and one leader into their settlements, spread as they like.',
    'result-house':
      '**House**: for the Atreides this is a wild die. It counts as any other result in full, special actions of leaders included, but it is not Desert Power. The Harkonnen replace two regulars on the board with elites, or place two vehicles of their choice.',
    'desert-power': lines(
      '[[desert-power|Desert Power]] offers three things; choose one:',
      '- put 2 [[wormsign|wormsigns]] face down into two desert areas that hold no wormsign, no sandworm and no sietch;',
      '- move two different [[sandworm|sandworms]];',
      '- attack with one sandworm.',
    ),
    'desert-power-granted':
      'If a card or a leader gives you Desert Power, you need not have fewer dice, and you pay nothing beyond what the card or leader costs.',
    'special-action':
      'A named leader whose card lies face up on a slot adds a [[special-action|special action]] to the choices of that result. Using it turns the card over until the end of the round. The leader need not stand on the board, unless the action itself says so; but a leader in the tank can do nothing.',
    'cards-played':
      'Planning cards are discarded face up. Where a card lets "any legion" move or attack it means one of your own, unless it says enemy. A deck that has run out stays empty.',
    'die-moves-tank':
      'Every die or token that you spend on an action also moves the leaders in your tank one step on, before you carry the action out. Desert Power does not.',
    'free-actions':
      '[[free-action|Free actions]] come on top of your action, as many as you like, in your own turn: before it, after it, or in the middle of it.',
    'free-actions-battle': 'During a battle they are possible only between two rounds of it.',
    'free-guerrilla':
      '**Guerrilla training** (Atreides): reveal as many of your deployment tokens as you like.',
    'free-scouting':
      '**Scouting** (Harkonnen): remove an ornithopter from the board and reveal the sietch, all deployment tokens, or both, in one area of a sector to which it is connected. Impossible under the Spacing Guild ban.',
    'free-hawat':
      '**Hawat’s Scheming** (Harkonnen): while Thufir Hawat is in play, even in the tank, discard two or three copies of this card. Hawat leaves the game for good, Gaius Helen Mohiam enters play, and the Harkonnen take a Bene Gesserit token. There is no other way to use the card: it is never played, never given up for dice, for the hand limit or for an enemy’s effect, and once Hawat is gone it stays in hand. It counts towards the hand limit, but may exceed it.',
    'free-atomics':
      '**Atomics** (Atreides): once in a game, after any prescience marker has reached 8. See the chapter on prescience.',
  },
};
