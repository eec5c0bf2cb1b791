import {
  explain,
  legalMoves,
  parseMove,
  parsePosition,
  play,
  printMove,
  RESULTS,
  SIDES,
} from '../../../../engine/arrakis';
import type { GameEvent, Move, Result, Side, State } from '../../../../engine/arrakis';

/** A two-player position from lines of the notation; `seed` decides every roll that follows. */
export function position(lines: string, seed = 1): State {
  return parsePosition(`arrakis two ${seed} ["Ann","Hal"]\n${lines}`);
}

type Dice = Readonly<Partial<Record<Result, number>>>;

function diceText(dice: Dice): string {
  return RESULTS.map((result) => String(dice[result] ?? 0)).join(' ');
}

/**
 * A position in which `side` begins an action turn with the dice given to both sides. Lines may add areas and fields.
 * The frames below the turn are those of a real action phase: the round goes on when the turn ends.
 */
export function actionTurn(side: Side, dice: Readonly<Record<Side, Dice>>, lines: string, seed = 1): State {
  const seat = SIDES.indexOf(side);
  const frames = [
    { k: 'round', step: 6 },
    { k: 'actions', next: 1 - seat },
    { k: 'turn', seat, acted: false, outOfTank: 0, flown: [] },
  ];
  return position(
    [
      'round = 1',
      'phase = 2',
      `dice = ${diceText(dice.atreides)} / ${diceText(dice.harkonnen)}`,
      `frames = ${JSON.stringify(frames)}`,
      lines,
    ].join('\n'),
    seed,
  );
}

/** The move that a text of the notation stands for. */
export function move(text: string): Move {
  const parsed = parseMove(text);
  if (parsed === null) throw new Error(`no such move: ${text}`);
  return parsed;
}

/** Plays moves in order, in place; fails with the refusal when one is not legal. */
export function playAll(state: State, ...texts: readonly string[]): GameEvent[] {
  return texts.flatMap((text) => {
    const refusal = explain(state, move(text));
    if (refusal !== null) {
      throw new Error(`${text}: ${refusal.clause} ${refusal.reason}; legal: ${legal(state).join(' ')}`);
    }
    return play(state, move(text));
  });
}

/** Legal moves as texts. */
export function legal(state: State): string[] {
  return legalMoves(state).map(printMove);
}

/** Clause and reason of a refusal as `R7.1 notAdjacent`; null when the move is legal. */
export function refusal(state: State, text: string): string | null {
  const reason = explain(state, move(text));
  return reason === null ? null : `${reason.clause} ${reason.reason}`;
}
