import { imperium } from '../../../engine';
import type { TapMove } from '../../store/playTap';

export const DONE = imperium.moveOf('done', 0);
export const REVEAL = imperium.moveOf('option', imperium.MOVE_WORDS.option.indexOf('reveal'));

/**
 * Intrigue outside of one's own turn: passing is always possible, so that it can be done on the open table.
 *
 * Whoever holds an Intrigue card is asked, in the same words on the same open table, whatever the card is; passing is one
 * tap and needs no curtain, looking at the cards first does. Nobody can be passed over for want of a fitting card: the
 * others would know what the held cards are not. A pause that ends by itself would tell the same as soon as somebody with a
 * fitting card lets it run out. Who holds none is passed over by the rules: everybody sees that (I7.1). Alone there is
 * nobody to tell: then a question with a single answer is not asked at all.
 */
const OPEN_QUESTIONS: ReadonlySet<imperium.FrameKind> = new Set(['combatTurn', 'spoils', 'endgame']);

export function isOpenQuestion(kind: imperium.FrameKind): boolean {
  return OPEN_QUESTIONS.has(kind);
}

/** Who plays against automatons has nobody to hide from. */
export function isAlone(options: imperium.GameOptions): boolean {
  return options.players === 1;
}

/** Decisions that are made by touching things rather than by answering; a single answer is left to the player. */
const TURNS: ReadonlySet<imperium.FrameKind> = new Set(['turn', 'agent', 'reveal', 'send', 'leader']);

function onlyAnswer(state: imperium.State, seat: number): imperium.Move | null {
  const now = imperium.pending(state);
  if (now === null || now.seat !== seat || TURNS.has(now.kind)) return null;
  if (isOpenQuestion(now.kind) && !isAlone(state.options)) return null;
  const moves = imperium.legalMoves(state);
  return moves.length === 1 ? (moves[0] ?? null) : null;
}

/** No tap leads to more. */
const MOST = 12;

/** What follows a tap by itself: effects whose order does not matter, and questions of this seat with one answer. */
export function following(seat: number): readonly TapMove<imperium.State, imperium.Move>[] {
  const next = (state: imperium.State): imperium.Move | null =>
    imperium.pending(state)?.seat === seat ? (imperium.routineMove(state) ?? onlyAnswer(state, seat)) : null;
  return Array.from({ length: MOST }, () => next);
}

/** Ends a turn in which nothing else could be done. */
export function endIfOver(seat: number): TapMove<imperium.State, imperium.Move> {
  return (state) => {
    const now = imperium.pending(state);
    if (now === null || now.seat !== seat || now.kind !== 'agent') return null;
    const moves = imperium.legalMoves(state);
    return moves.length === 1 && moves[0] === DONE ? DONE : null;
  };
}
