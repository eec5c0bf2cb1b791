import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const guild: ChapterText<'guild'> = {
  title: 'The Spacing Guild',
  summary: 'The optional expansion: heighliners, frigates and the troops of the Great Houses.',
  sections: {
    'guild-board': 'Heighliners',
    'guild-pieces': 'New pieces',
  },
  paragraphs: {
    'guild-about': lines(
      'The expansion is not combined with Mahdi. Each side has a [[heighliner]] on its way to Arrakis and a board for what it carries; two [[great-house-troop|Great House troops]] are aboard from the start. There are three imperium actions:',
      '- **Guild**: your heighliner advances one step.',
      '- **CHOAM**: load a [[frigate]].',
      '- **Landsraad**: load two troops.',
    ),
    'guild-pay':
      'The Harkonnen get these actions for what they pay in the harvest: one of that power for 2 spice, two for 3. The Atreides get one of their choice for each harvester that a legion of theirs destroys; worms and bombardment do not count.',
    'guild-pay-rulings':
      'On the top row 3 spice count as 2. A harvester destroyed by simply moving in counts for the Atreides too.',
    'guild-landing':
      'As the very last step of the round both heighliners advance one step. After four steps one has arrived and lands at once, the Harkonnen first if both do, then returns to its start. Frigates take different free air zones. All troops land together in one empty area that touches no enemy legion or settlement.',
    'guild-troops':
      'A Great House troop is a unit that also serves as a generic leader: it rolls a die, counts for the limit, lets a legion move with Leadership and turns a special into a hit. It cannot sandride, and one hit removes it. There are 12, and 3 frigates for each side.',
    'guild-frigates':
      'Frigates stay until the end of the action phase, and Harkonnen vehicles cannot push them out. Remove one for **superior transport**: a legion in a connected sector moves up to 3 areas by air, once per legion and turn. Or remove one for a **bombardment**, a free action: a special attack with 3 dice on an enemy legion or harvester in a connected sector.',
    'guild-frigates-rulings':
      'Superior transport may also carry an attack, but is not combined with sandriding or an ornithopter for the same legion. A bombardment makes one hit per hit symbol; it destroys a harvester if no legion is there or none is left.',
    'guild-navigator':
      'The [[navigator|Guild Navigator]] is a Harkonnen piece in an air zone. Removing it scouts one area in any sector, unless the Guild ban is active. It comes instead of one ornithopter while the Guild marker is on the top row, and leaves with the other aircraft.',
  },
};
