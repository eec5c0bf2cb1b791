import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const desert: ChapterText<'desert'> = {
  title: 'Desert hazards',
  summary: 'Wormsigns are turned, worms rise, storms sweep the open land.',
  sections: {
    'hazards-wormsigns': 'Turning the wormsigns',
    'hazards-victims': 'Whom the worm finds',
    storms: 'Storms',
    'worm-deeds': 'Worms at work',
  },
  paragraphs: {
    'hazards-who':
      'The Atreides carry out this phase. First, wormsigns in areas with an Atreides legion or a sandworm return to the pool.',
    'hazards-new':
      'Then every desert area with a Harkonnen legion or a harvester gets a wormsign from the pool, unseen, unless there already is a wormsign or a sandworm. A harvester gets one even where an Atreides legion stands beside it; the legion has nothing to fear.',
    'hazards-turn':
      'Now all wormsigns on the map are turned up. The Atreides resolve them in any order they like; afterwards the tokens are shuffled back.',
    'hazards-faces': lines(
      'What a wormsign may show (6, 6 and 4 of the 16 tokens):',
      '- **Sand**: nothing there.',
      '- **Sandworm**: put a sandworm into the area.',
      '- **Burrowing worm**: a sandworm too, but only in deep desert; anywhere else nothing.',
    ),
    'hazards-supply':
      'Every worm that shows itself must be put down, from the supply or from elsewhere on the map. No more than 4 appear in one phase, 5 if the Wild Maker is in play, which may be used as one of them. If more show themselves, the Atreides choose. Worms that come in the action phase, by a card or a disturbed wormsign, follow the same rules but are not limited in number, and nobody is rescued from them. The Wild Maker is never forced to come while another worm could be taken.',
    'hazards-short':
      'If the pool of wormsigns runs dry the Atreides choose which areas get none. A face-down token that is removed because a legion is too large leaves the game unseen.',
    'hazards-edition':
      'In the action phase edition 1.1 lets the Atreides take the worm from the supply or from the map; the Polish and Ukrainian editions take one from the map only if the supply is empty. Played here: edition 1.1.',
    'worm-victims':
      'When all worms are on the map, each one deals with what shares its area. A lone harvester is destroyed, and the worm stays. A Harkonnen legion must retreat; if it has nowhere to go the worm attacks it and then leaves. A harvester whose legion fled or died is destroyed.',
    'worm-edition':
      'Three rulebooks leave the worm that ate a lone harvester on the map; only the German player aid takes it off. Played here: it stays.',
    'worm-rescue':
      '**Rescue**: only in this phase, the Harkonnen may remove a [[carryall]] from a connected air zone and save a harvester: it stays where it is. The worm stays too, unless it has attacked.',
    storms:
      'Then storms strike every Harkonnen legion on plateau, minor erg or desert with 2 combat dice each. Mountains give shelter, and so do the five plateaus in the middle (Arrakeen, Carthag, Arsunt, Hagga Basin, Imperial Basin) until [[atomics]] lay them open.',
    'storms-dice':
      'Each hit symbol is one hit. A special is 2 hits in deep desert, 1 in other desert and nothing elsewhere. Shields do nothing. Losses are taken at once.',
    'storms-example':
      'A legion waits in deep desert beside its harvester. The storm rolls hit and special: three hits. On a plateau the same roll would have been one.',
    'worm-attack':
      '**Sandworm attack**: take the worm off the map and choose a target up to 2 areas away, not across impassable borders; an area in between must be desert. The target is a Harkonnen legion on desert, plateau or minor erg, or a harvester on desert, never anything on a mountain. A lone harvester is destroyed without a roll. Against a legion roll 4 dice, 6 for the Wild Maker, and count as for storms. If no unit survives, a harvester there is lost too.',
    'worm-move':
      '**Sandworm move**: up to 2 desert areas, not across impassable borders. It may pass anything, but must end where there is no figure and no token other than a testing station.',
  },
};
