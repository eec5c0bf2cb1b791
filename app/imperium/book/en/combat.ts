import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const combat: ChapterText<'combat'> = {
  title: 'Combat',
  summary: 'Last cards, the ranking, rewards and Control.',
  sections: { fighting: 'Combat Intrigue', rewards: 'Rewards', afterwards: 'Afterwards' },
  paragraphs: {
    'combat-cards':
      'Beginning with the First Player, each player **with a troop** in the [[conflict|Conflict]] may play any number of Combat Intrigue cards, or pass. You may pass and come back later. When all of them pass one after another, it is over.',
    'combat-pass':
      'A turn in which you played a card is no pass. Who holds no Intrigue at all passes without being asked.',
    'combat-winner-cards':
      'Cards for the winner come after the rewards and before the next phase. Whoever shares the first place has not won. A card you have just received as a reward may be played if it is of this kind, and spice you have just won may pay for *Demand Respect*.',
    'combat-winner-ruling': 'You are asked for such cards once all rewards have been taken.',
    rewards:
      'The highest strength wins the Conflict and takes the first reward, the next takes the second. The **third reward is for games of four**. Strength 0 never gets anything.',
    'rewards-ties': lines(
      'If players are level:',
      '- for first place: nobody wins, and each of them takes the **second** reward. With four players and two of them level, the other two still compete for the third;',
      '- for second place: each takes the **third** reward, so with three players nothing;',
      '- for third place: nothing.',
    ),
    'rewards-example':
      'Four players: 9, 9, 4 and 2. Nobody wins. The two with 9 take the second reward, and the one with 4 takes the third.',
    'rewards-order': 'Where the order of the rewards matters, go round from the First Player.',
    'rewards-ruling': 'One player’s reward is taken in the printed order, Control first.',
    control:
      'If the reward is [[control|Control]], put your marker on the flag of the named space, in place of anyone else’s. From now on you profit from every Agent that is sent there, and may defend the space when a Conflict is about it.',
    'troops-home':
      'All troops in the Conflict return to the [[supply|supply]] of their owners, winners and losers alike. All Combat markers go back to 0.',
  },
};
