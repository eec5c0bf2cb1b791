import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const round: ChapterText<'round'> = {
  title: 'The round',
  summary: 'Six steps, always in the same order, until somebody has won.',
  sections: {
    'round-order': 'The order of a round',
    'round-start': 'Start of the round',
    'round-vehicles': 'Vehicles',
    'round-phases': 'The three middle phases',
    'round-end': 'End of the round',
  },
  paragraphs: {
    'round-steps': lines(
      'A round goes like this:',
      '1. **Start**: new cards for everybody.',
      '2. **Vehicles**: the Harkonnen bring out their vehicles.',
      '3. **Actions**: the dice are rolled and spent; most of the game happens here.',
      '4. **Desert hazards**: worms and storms.',
      '5. **Spice harvest**: the Harkonnen collect spice and pay the Imperium.',
      '6. **End of the round**: claims, victory check, tidying up.',
    ),
    'round-draw':
      'Each side draws one planning card from each of its two decks. Three prescience cards are turned up for the round.',
    'round-few-prescience': 'If fewer than three prescience cards are left, turn up what there is.',
    'round-active-row':
      'The lowest [[imperium-marker|imperium marker]] decides which row of the [[spice-board|spice board]] is active. The lower it is, the more vehicles the Harkonnen must send out and the fewer dice they have left: 8 action dice with all markers on top, then 7, 6, 5, and 4 on the bottom row.',
    'round-place-vehicles':
      'The Harkonnen put all vehicles of the active row on the board, as long as there are legal spots. [[harvester|Harvesters]] go to free desert areas, one in each. [[ornithopter|Ornithopters]] and [[carryall|carryalls]] go to air zones, one in each; an aircraft may take the spot of another, which then returns to the supply.',
    'round-vehicles-example':
      'CHOAM and Landsraad stand on the top row, the Guild on the third. The third row is active: 6 action dice, 5 harvesters, 3 ornithopters and 1 carryall.',
    'round-middle':
      'Each of the three phases in the middle has its own chapter: actions, desert hazards and the spice harvest.',
    'round-end-claims':
      'First the Atreides claim prescience cards that can be claimed now. Then it is checked whether they have won.',
    'round-end-tidy': lines(
      'After that, in this order:',
      '1. Ornithopters and carryalls return to the supply.',
      '2. First the Harkonnen, then the Atreides, may take named leaders off the board and put a generic leader in their place, or nobody if none is left. Such a leader is ready to be deployed again and does not go to the tank. The Wild Maker may be exchanged for an ordinary sandworm.',
      '3. Used leader cards are refreshed and return to their slots. Cards of leaders in the tank are refreshed too but stay out.',
      '4. Whoever holds more than 6 cards discards down to 6, as they like.',
      '5. The Atreides may take any of the prescience cards that nobody claimed out of the game. The others are shuffled back into the deck.',
      '6. All dice are taken back.',
    ),
  },
};
