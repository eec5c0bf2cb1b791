import type { ChapterText } from '../types';

export const twoPlayers: ChapterText<'two-players'> = {
  title: 'Two players',
  summary: 'House Hagal takes places, troops and Alliances, and wins nothing.',
  sections: { 'two-people': 'Two people and House Hagal' },
  paragraphs: {
    'two-setup':
      'Give House Hagal a colour: all three Agents, a cube at the foot of each track, all other cubes in its supply, **none in its garrison**. Take the three cards marked 1P out of its deck.',
    'two-when':
      'It takes a turn after **each Agent turn of the First Player**, as long as it has Agents left. In the next round the other player is First Player, and it follows that one.',
    'two-gets':
      'It has no resources, no deck of its own, and gets neither rewards nor points. But it is ranked in Combat and can push you down a place. If it wins a Conflict about a space that somebody controls, that Control marker is **removed**.',
    'two-example':
      'Anna is First Player and fights with strength 6, Ben with 4, House Hagal with 8. It is first and takes nothing; Anna gets the second reward. Ben is third, and the third reward is for games of four: he gets nothing.',
  },
};
