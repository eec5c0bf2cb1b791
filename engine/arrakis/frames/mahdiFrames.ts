import type { MahdiTask } from '../mahdi/task';
import type { Move } from '../moves';

// The automaton (R14).

/** The automaton at work (R14). */
export interface MahdiFrame {
  readonly k: 'mahdi';
  readonly task: MahdiTask;
  /** What the human has picked where its criteria tied. */
  readonly picks: readonly number[];
}

/** The criteria of the automaton leave several options: the human chooses (R14.0). */
export interface TieFrame {
  readonly k: 'tie';
  readonly clause: string;
  /** What is being decided, as a code of the message catalogue. */
  readonly what: string;
  readonly moves: readonly Move[];
}
