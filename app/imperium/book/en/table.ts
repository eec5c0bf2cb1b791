import type { ChapterText } from '../types';

export const table: ChapterText<'table'> = {
  title: 'The table',
  summary: 'What the game is about, and what lies in the box.',
  sections: { idea: 'What it is about', box: 'What is in the box' },
  paragraphs: {
    'table-idea':
      'You lead a House that wants Arrakis. Whoever has the most [[victory-point|victory points]] at the end wins, and the end comes when somebody has **10** of them, or after ten rounds. Points come from friends in high places, from won Conflicts and from a few cards.',
    'table-how':
      'You begin with ten simple cards and two [[agent|Agents]]. Each card can do one of two things: send an Agent to a space of the board, or stay in hand until you reveal it and buy better cards with it. Most of the game lies in that choice.',
    'table-people':
      'Three or four people play as this book tells. Two people play with [[hagal|House Hagal]] as a third force, and one person plays against two [[rival|Rivals]]; both have a chapter at the end.',
    'box-all':
      'On the table: the board, four Alliance tokens, the Mentat, the First Player marker, tokens for [[solari|Solari]], [[spice|spice]] and [[water|water]], and the decks: 67 Imperium cards, 24 reserve cards (8 *Arrakis Liaison*, 10 *The Spice Must Flow*, 6 *Foldspace*), 40 Intrigue cards, 18 Conflict cards, 31 cards of House Hagal and 8 Leaders.',
    'box-own':
      'In front of each player: ten starting cards (2 *Convincing Argument*, 2 *Dagger*, 1 *Diplomacy*, 2 *Dune, the Desert Planet*, 1 *Reconnaissance*, 1 *Seek Allies*, 1 *Signet Ring*), 16 cubes (4 mark Influence, 12 are troops), a score marker, a Council token, 3 Agents, 3 Control markers and a Combat marker.',
    'box-limits':
      'Solari, spice and water never run out: when the tokens are gone, use something else. [[troop|Troops]] and cards do run out. Twelve cubes are all the troops you will ever have at one time.',
  },
};
