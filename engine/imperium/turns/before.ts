import { item } from '../../core/at';
import { nodeOf } from '../cards/nodes';
import type { Node } from '../cards/nodes';
import type { Step } from '../cards/step';
import type { State } from '../state/state';

/** Steps of a program with all that stands inside them: after an arrow, under a condition, as an alternative. */
export function stepsWithin(nodes: readonly number[]): readonly Step[] {
  return nodes.flatMap((id) => {
    const { step, inner }: Node = nodeOf(id);
    return [step, ...inner.flatMap(stepsWithin)];
  });
}

/** How many cards a step draws; Ariana draws one as she harvests (I10.3). */
export function drawnBy(step: Step): number {
  return step.do === 'draw' ? step.n : step.do === 'harvest' ? 1 : 0;
}

function drawn(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + drawnBy(step), 0);
}

/** What lies on top of the deck may be another card after it. */
function changesDeck(step: Step): boolean {
  if (step.do === 'acquire') return step.to === 'deckTop';
  return step.do === 'snoop' || step.do === 'shuffleDiscard';
}

/** Other cards may be shuffled into the deck after it. */
function changesDiscard(step: Step): boolean {
  switch (step.do) {
    case 'acquire':
    case 'acquireFoldspace':
    case 'trash':
    case 'takeFromDiscard':
      return true;
    case 'pay':
      return step.cost.trash === true;
    default:
      return false;
  }
}

/**
 * Could a player want to do one of the other steps before this one? Where not, doing this one first is never worse: it only
 * adds to what can be done, or tells more about it (I5.3). `others` are those that could be done now, plots included.
 */
export function isBetterLater(s: State, seat: number, step: Step, others: readonly Step[]): boolean {
  const deck = item(s.decks, seat).length;
  switch (step.do) {
    case 'influence':
      return others.some(
        (other) =>
          // Only where somebody is ahead: the step may close the gap.
          (other.do === 'influenceAny' && other.behind === true) ||
          // A step that is lost and taken anew may bring its bonus again (I8.3).
          (other.do === 'pay' && other.cost.influence !== undefined) ||
          (other.do === 'if' && other.else !== undefined),
      );
    case 'acquireFoldspace':
      // Its card may be shuffled into the deck, or be the last of its stack.
      return (
        others.some((other) => other.do === 'shuffleDiscard' || other.do === 'acquire') ||
        drawn(others) > deck
      );
    case 'intrigue':
      // A Plot card that is played first would be shuffled in.
      return s.intrigueDeck.length < step.n && others.length > 0;
    case 'opponentsLoseTroop':
      return others.some((other) => other.do === 'doubleCross');
    case 'trashSelf':
      // The card may be what is trashed as a price, or by a trash icon.
      return others.some(
        (other) => other.do === 'trash' || (other.do === 'pay' && other.cost.trash === true),
      );
    case 'draw':
    case 'harvest':
      return others.some((other) => changesDeck(other) || (drawnBy(step) > deck && changesDiscard(other)));
    default:
      return false;
  }
}
