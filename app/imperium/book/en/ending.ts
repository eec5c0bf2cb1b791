import type { ChapterText } from '../types';

export const ending: ChapterText<'ending'> = {
  title: 'The end of the game',
  summary: 'When it is over, last cards, and who wins if points are level.',
  sections: { 'the-end': 'When it ends', winner: 'Who wins' },
  paragraphs: {
    'end-check':
      'Only the Recall phase decides whether it is over: it is if somebody has **10 points** or more, or if the Conflict deck is empty.',
    'end-edition':
      'The summary of one edition reads as if the game stopped the moment somebody has 10 points; the rules of the Recall phase, in every edition, look only at the end of the round. That is played here.',
    'end-intrigue': 'Then everybody may play Endgame Intrigue. After that the most victory points win.',
    'end-once': 'Endgame cards are played once round the table, beginning with the First Player.',
    'end-ties':
      'If points are level, look at spice, then Solari, then water, then troops in the garrison. Still level: the one who took a Reveal turn last wins.',
    'end-ties-rivals':
      'Rivals never take a Reveal turn. So a person who is level with a Rival in everything wins, and two Rivals level in everything win together.',
    'end-points':
      'Points are counted up and down throughout the game, and beyond 12, where the track on the board ends.',
    'end-example':
      'Anna reaches 10 points with her first Agent of round 7. The round goes on. Ben wins the Conflict and gets to 10 as well; in the Recall phase the game ends. Both have 10 points, Ben has more spice: Ben wins.',
  },
};
