import type { ChapterText } from '../types';

export const preparation: ChapterText<'preparation'> = {
  title: 'Setting up',
  summary: 'The decks, the pieces, and what each player starts with.',
  sections: { 'prep-table': 'The middle of the table', 'prep-seats': 'Each player' },
  paragraphs: {
    'prep-board':
      'Lay out the board. The Mentat stands on the Mentat space, and an Alliance token lies on the track of each [[faction|Faction]].',
    'prep-conflicts':
      'Build the Conflict deck from the bottom up: all four cards of Conflict III, on them five random ones of the ten of Conflict II, and on top one random card of Conflict I. Nobody looks at the cards that stay in the box. Ten cards, so ten rounds at most.',
    'prep-decks':
      'Shuffle the [[intrigue|Intrigue]] deck and the Imperium deck. Turn up five Imperium cards: they are the [[imperium-row|Imperium Row]]. Put the three stacks of the [[reserve|reserve]] beside it.',
    'prep-leader':
      'Everybody takes a [[leader|Leader]], chosen or dealt. The dots on a Leader say how demanding it is, from one to three; Paul Atreides, Rabban, Memnon Thorvald and Ilban Richese have one dot. Both Leaders of one House may sit at the same table.',
    'prep-deck':
      'Shuffle your ten starting cards. They lie as your draw deck to the left of the Leader; your discard pile grows on the right.',
    'prep-water': 'Everybody takes 1 water.',
    'prep-pieces':
      'Put two Agents on your Leader; the third, your [[swordmaster|Swordmaster]], waits beside the board. Your score marker starts on 0, with four players on **1**. The Combat marker is on 0, a cube at the foot of each Influence track, **3 troops in your garrison** and 9 in your [[supply|supply]]. Supplies are open to everyone.',
    'prep-first':
      'Chance decides who is [[first-player|First Player]] in the first round and takes the marker.',
    'prep-extra':
      'If the Baron is at the table, he chooses two Factions in secret once everything stands and before the first round begins. Rabban starts with 1 spice and 1 Solari more.',
    'prep-fewer': 'With one or two people there is more to prepare: see the last two chapters.',
  },
};
