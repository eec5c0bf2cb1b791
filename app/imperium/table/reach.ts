import { imperium } from '../../../engine';

/** By card of the hand, the spaces to which it could send an Agent now. */
export type Reach = ReadonlyMap<string, ReadonlySet<string>>;

const NOWHERE: Reach = new Map();

export function wordOf({ kind, value }: imperium.Move): string {
  const words: readonly string[] = imperium.MOVE_WORDS[kind];
  return words[value] ?? '';
}

/** Tried out on a copy, card by card: what the rules allow there is where the card goes. */
export function reachOf(state: imperium.State, decision: imperium.DecisionView | null): Reach {
  if (decision === null || decision.kind !== 'turn' || decision.moves === null) return NOWHERE;
  return new Map(
    decision.moves
      .filter(({ kind }) => kind === 'play')
      .map((move) => {
        const after = imperium.cloneState(state);
        imperium.play(after, move);
        const spaces = imperium
          .legalMoves(after)
          .filter(({ kind }) => kind === 'space')
          .map(wordOf);
        return [wordOf(move), new Set(spaces)];
      }),
  );
}

/** Why a card of the hand cannot go to a space; null where it can. */
export function whyNotThere(
  state: imperium.State,
  card: imperium.Move,
  target: imperium.Move,
): ReturnType<typeof imperium.explain> {
  const refused = imperium.explain(state, card);
  if (refused !== null) return refused;
  const after = imperium.cloneState(state);
  imperium.play(after, card);
  return imperium.explain(after, target);
}

/** The move of a kind that stands for a word; null where there is none. */
export function moveFor(kind: imperium.MoveKind, id: string): imperium.Move | null {
  const words: readonly string[] = imperium.MOVE_WORDS[kind];
  const value = words.indexOf(id);
  return value < 0 ? null : imperium.moveOf(kind, value);
}

/** The move that plays an Intrigue card now; null where it cannot be played. */
export function plotMove(id: string, moves: readonly imperium.Move[]): imperium.Move | null {
  return (
    [moveFor('plot', id), moveFor('intrigue', id)].find((move) => move !== null && moves.includes(move)) ??
    null
  );
}
