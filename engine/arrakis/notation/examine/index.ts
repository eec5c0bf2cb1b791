import { checkPosition } from '../check';
import type { State } from '../../state/state';
import { examineBoard } from './board';
import { examineCards } from './cards';
import { examineFigures } from './figures';
import { examineStack } from './stack';
import { examineTracks } from './tracks';

/**
 * A position from outside could have come up in a game: the box holds all its pieces, each is in one place, and what is
 * under way lies as the rules put it. Throws otherwise. Positions made by hand, for a test or a drawing, need not pass.
 */
export function examine(s: State): void {
  checkPosition(s);
  examineFigures(s);
  examineBoard(s);
  examineCards(s);
  examineTracks(s);
  examineStack(s);
}
