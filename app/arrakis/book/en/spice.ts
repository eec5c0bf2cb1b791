import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const spice: ChapterText<'spice'> = {
  title: 'Spice harvest',
  summary: 'Collect, pay the three powers, and live with their bans.',
  sections: {
    harvest: 'The harvest',
    bans: 'Bans',
  },
  paragraphs: {
    'harvest-bans-end':
      'First the [[ban|bans]] of the last round end, except those of markers on the bottom row.',
    'harvest-collect':
      'All harvesters leave the map: each brings 2 spice from deep desert or 1 from other desert. The [[reserve]] of the last round is added.',
    'harvest-spend':
      'All of it is spent now. For each of the three [[imperium-marker|imperium markers]] choose: pay **3** and it rises one row, pay **2** and it stays, pay nothing and it falls one row. It moves one row at most, and never beyond the top or the bottom.',
    'harvest-supremacy': 'Once in the phase, if supremacy is 5 or less, 3 spice also buy 1 supremacy.',
    'harvest-reserve':
      'One spice at most may be put into the reserve for the next round. What else is left is lost.',
    'harvest-example':
      'Three harvesters in deep desert and two in desert bring 8 spice. The Harkonnen pay 3 for the Guild, which rises, 2 for CHOAM, which stays, and 3 for supremacy. Nothing is left for the Landsraad: it falls a row and its ban becomes active.',
    'bans-active':
      'After paying, a power bans the Harkonnen if its marker has just fallen or stands on the bottom row. The ban lasts until the next harvest.',
    'bans-effects': lines(
      'What the powers forbid:',
      '- **CHOAM**: Harkonnen legions have at most 5 units.',
      '- **Spacing Guild**: no scouting with ornithopters.',
      '- **Landsraad**: no planning cards for combat dice.',
    ),
  },
};
