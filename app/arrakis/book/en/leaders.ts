import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const leaders: ChapterText<'leaders'> = {
  title: 'Leaders and the tank',
  summary: 'People with names: how they enter, what they can do, and how they come back.',
  sections: {
    named: 'Named leaders',
    tank: 'The regeneration tank',
  },
  paragraphs: {
    'leaders-entry':
      'Each [[named-leader|named leader]] has an entry condition, a slot, a special action and combat symbols; the card gallery shows them all. When one enters play, the card goes face up to its slot and the figure waits beside the board until it is deployed or placed.',
    'leaders-special-cases': lines(
      'Some remarks:',
      '- When Feyd-Rautha enters, Beast Rabban leaves the game.',
      '- Gurney Halleck has no special action; the card that brings him puts him straight onto the board.',
      '- Where a card says Paul or Jessica it means whichever version is in play.',
    ),
    'leaders-wild-maker':
      'The [[wild-maker|Wild Maker]] comes with the card *Shai-Hulud*, into an empty desert and with its card already used. It is a sandworm in every way, but attacks with 6 dice. Its special action is one more choice of a Desert Power action. When it leaves the map it stays in play and may rise again from a wormsign.',
    'tank-enter':
      'A named leader who falls goes to the [[tank]]: 3 spaces for the Atreides, 5 for the Harkonnen. The newcomer takes the leftmost space; whoever is there moves one to the right, and so on.',
    'tank-move':
      'Each time a side spends a die or token in its turn, everybody in its tank moves one space to the right at once, before the action is carried out. A leader who falls later in that turn then takes the first space. Who leaves the last space, by moving or by being pushed, is available again from that side’s next turn.',
    'tank-inactive':
      'A leader in the tank does nothing, and the card is off the board, in the state it was in.',
    'tank-card-returns':
      'When the figure leaves the tank an unused card returns to its slot and can be used from the next turn on. A used card waits for the end of the round.',
    'tank-edition':
      'Edition 1.1, the Ukrainian edition and the German player aid move the tank when the die is spent; the Polish edition at the end of the turn. Three rulebooks give a leader back in the next turn, the German aid in the next round. Played here: at once, and back in the next turn.',
    'tank-example':
      'Stilgar falls in battle in the Harkonnen turn and takes the first of the three spaces. With the next three dice that the Atreides spend he moves to the second, to the third, and out. In the turn after that he can be deployed again.',
  },
};
