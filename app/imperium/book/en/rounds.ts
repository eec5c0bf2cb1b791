import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const rounds: ChapterText<'rounds'> = {
  title: 'The round',
  summary: 'Five phases, over and over, ten times at most.',
  sections: {
    'five-phases': 'Five phases',
    'phase-by-phase': 'Phase by phase',
    plots: 'Plots in between',
  },
  paragraphs: {
    'phases-list': lines(
      'Each round goes through five phases:',
      '1. **Round start**: a new Conflict, new hands.',
      '2. **Player turns**: Agents, then hands laid open.',
      '3. **Combat**: who fought best takes the reward.',
      '4. **Makers**: spice gathers where nobody went.',
      '5. **Recall**: is it over? If not, all Agents go home.',
    ),
    'phase-start':
      'Turn up the next [[conflict-card|Conflict card]]. If it is about a space that somebody controls, that player may send 1 troop **from the supply** into the Conflict to defend it. Then everybody draws five cards.',
    'phase-start-example':
      'Ben controls Carthag, and *Siege of Carthag* is turned up. He sends a troop from his supply: before the first turn one of his cubes stands in the Conflict, and his garrison is untouched.',
    'phase-turns':
      'Beginning with the First Player and going clockwise, you take one turn at a time: an [[agent-turn|Agent turn]] or a [[reveal-turn|Reveal turn]]. After your Reveal turn you are out of this phase; it ends when everyone has revealed. You may reveal early, with Agents still at home.',
    'phase-combat': 'The Conflict is decided and its rewards are handed out.',
    'phase-makers':
      'Every one of the three [[maker|Maker]] spaces on which no Agent stands gets 1 [[bonus-spice|bonus spice]]. It heaps up from round to round until somebody comes for it.',
    'phase-recall':
      'See whether the game is over. If not, the Mentat returns to its space, all Agents return to their Leaders, the First Player marker moves on clockwise, and the next round begins.',
    'plots-when':
      '[[plot|Plot]] cards may be played at any moment of your own turn, in Agent turns and in the Reveal turn.',
    'plots-between':
      'A Plot card is played between two decisions, not in the middle of one: while you are choosing a Faction or a card, that choice comes first.',
  },
};
