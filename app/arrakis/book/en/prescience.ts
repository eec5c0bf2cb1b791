import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const prescience: ChapterText<'prescience'> = {
  title: 'Prescience',
  summary: 'Three threads of the future, the cards that move them, and the family atomics.',
  sections: {
    markers: 'The three markers',
    claims: 'Claiming cards',
    atomics: 'Atomics',
  },
  paragraphs: {
    'prescience-markers':
      'The Atreides follow three threads: **Kwisatz Haderach** (green), **Sand Dwellers** (orange) and **Jihad** (red). The markers advance by claimed [[prescience-card|prescience cards]], by [[testing-station|testing stations]] (1 step) and by destroyed Harkonnen settlements (their rank, all three markers).',
    'prescience-steps': lines(
      'Steps on the way bring people and power, also when a marker jumps over them:',
      '- **3, Jihad**: Chani enters play.',
      '- **3, Kwisatz Haderach**: Paul-Muad’Dib takes the place of Paul Atreides.',
      '- **3, Sand Dwellers**: Reverend Mother Jessica takes the place of Lady Jessica.',
      '- **6, any marker**: Alia enters play.',
      '- **8, any marker**: the [[atomics]] may be used.',
      'Whoever replaces somebody stands where the other stood, with the card in the same state. The supremacy track works the same way.',
    ),
    'prescience-back':
      'If a marker ever goes back, what it has brought stays, and unlocked atomics stay unlocked.',
    'claims-two': 'The Atreides may claim two prescience cards per round at most, and need not claim any.',
    'claims-when':
      'Eight of the sixteen cards are claimed in the action phase, the moment their requirement is met, even in the Harkonnen turn. The other eight are claimed at the beginning of the [[end-of-round|end of the round]].',
    'claims-how':
      'A card that says to spend an action die is your whole action for that turn; the die does nothing else. A card that tells you to do something is claimed by doing it. A card that names only a condition or an event is claimed while that is true, or right after it has happened.',
    'claims-free': 'Doing what a card asks for without a die is a free action of your own turn.',
    'claims-gone': 'Claimed cards are out of the game.',
    'claims-example':
      'Paul stands in a sector without a Harkonnen legion. In their turn the Atreides spend a die on *Paul Drinks the Water of Life*: Kwisatz Haderach advances by 3, Paul goes to the tank, and the die does nothing else. At the end of the round three of their legions stand on plateaus. That is what *Dew Collectors for the Planting* asks for: Sand Dwellers advances from 2 to 4, and because it passes 3, Reverend Mother Jessica takes the place of Lady Jessica. These were two claims; a third must wait for another round.',
    atomics:
      'Once in a game the Atreides may blow a hole into the mountains: Splintered Rock, Hole in the Rock or Rimwall West becomes desert for good. A legion there is pushed out by its opponent as if it retreated, or destroyed if it cannot be; named leaders then go to the tank.',
    'atomics-exposed':
      'From then on storms and worms reach the land behind: Hagga Basin behind Splintered Rock, Imperial Basin behind Hole in the Rock, Imperial Basin and Arrakeen behind Rimwall West.',
    'atomics-borders': 'Impassable borders stay impassable.',
  },
};
