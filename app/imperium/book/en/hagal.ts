import type { ChapterText } from '../types';

export const hagal: ChapterText<'hagal'> = {
  title: 'House Hagal',
  summary: 'How the automaton plays for two people and for one.',
  sections: { 'hagal-turn': 'Its Agent turn', 'hagal-combat': 'In Combat and elsewhere' },
  paragraphs: {
    'hagal-reveal':
      '[[hagal|House Hagal]] takes Agent turns only, never a Reveal turn. Turn up the top card of its deck and send an Agent to the space it names. If that space is taken, ignore the card and turn up the next. An empty deck, or the Reshuffle card, means: shuffle all its cards at once. It pays nothing and gets nothing from the space; it does what its card shows and no more.',
    'hagal-stuck':
      'If after going twice through the cards no free space has come up, the Agent stays away for this round. An empty deck is shuffled when the next card is needed.',
    'hagal-faction':
      'A Faction icon moves its cube one step up that track. It gets no bonus at 4, but takes the Alliance when it can.',
    'hagal-signet': 'A signet icon, in the game of one only, uses the signet ability of the Rival’s Leader.',
    'hagal-troops':
      'Troop icons recruit from its supply. If the card names a Combat space, these troops go straight to the Conflict, otherwise to its garrison.',
    'hagal-garrison':
      'Whenever one of its Agents goes to a Combat space, up to 2 troops from its garrison go to the Conflict as well, even if the card recruits none.',
    'hagal-example':
      'House Hagal has 3 troops in its garrison and turns up Carthag, which is free. The Agent goes there, 1 troop comes from the supply and 2 from the garrison: three more in the Conflict.',
    'hagal-harvest':
      'The **Harvest Spice** card sends the Agent to the free Maker space with the most bonus spice, and there must be at least 1; if two are level, to the one with more spice of its own. If there is none, ignore the card and go on. With two people the bonus spice goes to the bank; a Rival in the game of one keeps it, and the space’s own spice too.',
    'hagal-harvest-source':
      'We have not seen this card in print. Three independent sources agree on what it does.',
    'hagal-swords':
      'When Combat begins, turn up a card for each automaton with a troop in the Conflict, in turn order, and add the card’s swords to its strength. For the Reshuffle card shuffle and turn up another. Only then do people play Combat Intrigue.',
    'hagal-hit': 'What strikes opponents or players strikes House Hagal too, if it has what is to be lost.',
    'hagal-control':
      'Its Agents, too, bring their bonus to the player who controls the space. A Rival that controls one is paid for the Agents of others, not for its own.',
  },
};
