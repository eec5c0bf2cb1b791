import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const shared: ChapterText<'shared'> = {
  title: 'Three and four players',
  summary: 'Sharing a side: two dashboards, one war.',
  sections: {
    'shared-boards': 'Two dashboards',
    'shared-play': 'Playing together',
  },
  paragraphs: {
    'shared-dashboards': lines(
      'A shared side splits into two [[sub-faction|sub-factions]], each with a dashboard of its own:',
      '- **House Harkonnen**: House, Mentat, Leadership.',
      '- **Corrino**: Mentat, Deployment, Strategy.',
      '- **House Atreides**: Leadership, Mentat, House, and Desert Power.',
      '- **Fremen**: Leadership, Strategy, Deployment, and Desert Power.',
      'A result has 2 slots on a Harkonnen dashboard and 1 on an Atreides one.',
    ),
    'shared-dice': lines(
      'The side rolls all its dice together and shares them out:',
      '1. Results that only one dashboard has go there; what does not fit is set aside.',
      '2. Results that both have are shared so that the totals become as equal as the slots allow; what does not fit is set aside.',
      '3. The dice set aside are shared the same way.',
      '4. Each player turns theirs, one by one, to a result that has a free slot on their dashboard and of which they have the fewest; if several are equal they choose.',
      'An odd die goes to House Harkonnen or House Atreides.',
    ),
    'shared-dice-example':
      'The Harkonnen roll 3 Strategy, 2 Deployment, 1 Leadership and 2 Mentat. Corrino takes both Deployment dice and two of Strategy; the third Strategy is set aside. House Harkonnen takes Leadership and, so that both have as many, both Mentat dice. The die set aside makes it four each: House Harkonnen turns it to House, of which it has none.',
    'shared-turns':
      'The sides still take turns. When it is your side’s turn, you agree on which of you acts; that player then makes all the decisions of the action.',
    'shared-cards':
      'At the start of a round each player draws one card. Everybody has their own deck, hand and dice and uses only those; only House Atreides may also draw from the Fremen deck, looks at the card and hands it over. The hand limit is 4 each. In battle both may give up cards for dice. Where a card speaks of the opponent it means both of you; you share what it demands.',
    'shared-leaders':
      'House Atreides starts with Paul and Jessica, the Fremen with Stilgar, House Harkonnen with the Baron and Rabban, Corrino with Aramsham. Only the owner uses a named leader’s special action, but units and leaders on the map belong to both. When Paul becomes Muad’Dib, his card moves to the Fremen dashboard in the state it was in.',
    'shared-house-die':
      'If House Atreides uses its House die as a result that only the Fremen have, the Fremen player carries it out.',
    'shared-house-die-leaders':
      'The Fremen player may then use a special action of a Fremen leader too. If Paul was in the tank, Muad’Dib takes the same space of the Fremen tank.',
    'shared-duties':
      'House Harkonnen places the vehicles; the Fremen run the desert hazards. Any die of the side moves both tanks. For Desert Power the dice of a whole side are counted. One Bene Gesserit token per side and round, whoever plays it. Bans hit both partners.',
    'shared-doubt':
      'A Bene Gesserit token goes on the dashboard of the one who plays it, and the fewest dice are counted there. What nobody is named for (spice, claims, discards, defence, exchanging leaders) either partner may decide; in doubt House Harkonnen or House Atreides.',
    'shared-talk':
      'Partners may talk as long as everybody hears it, and may not show their cards. Each shared side has three [[cone-of-silence|cones of silence]]: spend one and confer in private for three minutes, with cards and all.',
  },
};
