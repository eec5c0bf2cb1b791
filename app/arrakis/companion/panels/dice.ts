import type { arrakis } from '../../../../engine';

export interface DiePanelProps {
  readonly view: arrakis.View;
  /** A result, or null to roll it here. */
  readonly onDie: (result: arrakis.Result | null) => void;
  readonly onRound: () => void;
}

/** More than this many spent dice never show one result (R14.5). */
const MOST_OF_A_RESULT = 3;

/** Mahdi's dice that are left, and which results are rolled again (R14.5). */
export function diceOf(view: arrakis.View): {
  readonly dice: number;
  readonly spent: (result: arrakis.Result) => number;
  readonly full: (result: arrakis.Result) => boolean;
} {
  const spent = (result: arrakis.Result) => view.seats[1]?.spent[result] ?? 0;
  return {
    dice: view.solo?.unrolledDice ?? 0,
    spent,
    full: (result) => spent(result) >= MOST_OF_A_RESULT,
  };
}
