import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const alone: ChapterText<'alone'> = {
  title: 'Alone against two Rivals',
  summary: 'Leaders of the Rivals, four levels, what they win and what they buy.',
  sections: {
    'rivals-setup': 'Setting up',
    'rivals-play': 'How Rivals play',
    'rivals-expert': 'Expert Rivals',
  },
  paragraphs: {
    'rivals-leaders':
      'Two [[rival|Rivals]] play against you, each with a Leader of whom only the signet ability counts; not Paul and not Helena. Memnon and Rabban are good ones to begin with. Take the cards marked 2P out of the Hagal deck: Reshuffle and three of Arrakeen.',
    'rivals-levels': lines(
      'Choose a level:',
      '- **Mercenary**: you start with 1 Solari and 1 spice more; the Rivals’ garrisons are empty, and their Swordmasters come with the fifth Conflict card;',
      '- **Sardaukar**: the Mentat space costs 5 Solari; each Rival starts with 3 troops in its garrison and an Intrigue card; Swordmasters with the fourth;',
      '- **Mentat**: as before, Swordmasters with the third, and the Rivals deploy like experts;',
      '- **Kwisatz Haderach**: as Mentat, and you can have no Swordmaster.',
    ),
    'rivals-highest': 'At the highest level the Swordmaster space is closed to you.',
    'rivals-start':
      'Everyone starts with 1 water, and the Rival on your left is First Player. A Rival has two Agents; when its Swordmaster comes it can be used in that very round.',
    'rivals-swordmaster':
      'The third Agents join in the round whose Conflict card is the last one above them: round 5, 4 or 3.',
    'rivals-turns':
      'Rivals take their turns in order with you, as long as they have Agents. When they harvest they keep all the spice.',
    'rivals-rewards':
      'Rivals take first and second rewards with everything in them: points, Influence, resources, Intrigue, which they keep unseen, Control with all that belongs to it, and the Mentat for the next round. They score the point at 2 Influence and Alliances, but get no bonus at 4.',
    'rivals-spend':
      'As soon as a Rival has **7 Solari, 7 spice, 3 water or 3 Intrigue cards**, it spends them for 1 victory point.',
    'rivals-spend-ruling':
      'Intrigue cards it spends go to the open discard pile. Nobody looks at them before.',
    'rivals-spend-example':
      'A Rival with 5 spice harvests at Hagga Basin, where 1 bonus spice lies: 5 + 2 + 1 = 8. It spends 7 for a point and keeps 1.',
    'rivals-choices':
      'A Rival gains Influence where it has least. If tracks are level, and in all other matters, **you** choose for it.',
    'rivals-choices-ruling':
      'Whether a Rival pays for its signet ability, as Leto and the Baron do, is your choice too; you are not asked where nothing would come of it. Troops from Rabban’s ring are recruits of that turn and go to the Conflict with the others.',
    'rivals-corner': 'For *Corner the Market* each Rival counts as having two of *The Spice Must Flow*.',
    'rivals-deploy':
      'An expert Rival deploys nothing to Conflict I or II while it leads clearly; to Conflict III it always sends all it can.',
    'rivals-lead': 'It leads clearly if its strength is 4 or more above the others.',
    'rivals-lead-ruling':
      'It compares itself with the strongest other; swords that you have revealed count. Experts are the levels Mentat and Kwisatz Haderach.',
  },
};
