import type { Refusal } from './illegalMove';
import type { AnyFrame } from './stack';

/** Where events go; null when nobody reads them (search, fuzzing, replay). */
export type EventLog<E> = E[] | null;

/** What the deciding seat is asked. A game may say more in its own questions. */
export interface Question {
  readonly seat: number;
  /** Rests on what only that seat may know, such as its hand. */
  readonly private: boolean;
  readonly clause: string;
}

/** How one kind of frame behaves. */
export interface FrameRule<S, F extends AnyFrame, M, E, Q extends Question = Question> {
  /**
   * Does what needs no decision. Returns true when the frame waits for a decision; otherwise it has changed the stack
   * or itself.
   */
  settle(s: S, frame: F, log: EventLog<E>): boolean;
  ask(s: S, frame: F): Q;
  /** Adds the legal moves in canonical order. */
  moves(s: S, frame: F, out: M[]): void;
  choose(s: S, frame: F, move: M, log: EventLog<E>): void;
  /** Why a move that is not in the list is refused; null lets the general reason stand. */
  explain?(s: S, frame: F, move: M): Refusal | null;
  /** The game's interjections may be made here (see `Interjections`), always or while this holds. */
  readonly interruptible?: true | ((s: S) => boolean);
}

/** May a decision about something else be interrupted now? */
export function isInterruptible<S>(
  { interruptible }: { readonly interruptible?: true | ((s: S) => boolean) },
  s: S,
): boolean {
  return interruptible === true || (interruptible !== undefined && interruptible(s));
}

/** Moves that may interrupt a decision about something else, such as free actions. */
export interface Interjections<S, M, E> {
  includes(move: M): boolean;
  moves(s: S, seat: number, out: M[]): void;
  start(s: S, seat: number, move: M, log: EventLog<E>): void;
  explain(s: S, seat: number, move: M): Refusal | null;
}
