/** What is true of every event of a type, wherever it is logged, told, sounded, animated or taken back. */
export interface AnyEventFacts<Sound extends string, Touch extends string> {
  /** By everybody, or only by the seat that its `only` names. */
  readonly seen: 'all' | 'owner';
  /** Somebody has learnt something: the move cannot be taken back any more. */
  readonly reveals: boolean;
  /** A line of its own, a line that stands out, a line that another event of the same step implies, or none. */
  readonly told: 'headline' | 'line' | 'implied' | 'never';
  /** It only follows from the step before and is told with it. */
  readonly follows: boolean;
  readonly sound: Sound | null;
  /** What it feels like in the hand. */
  readonly touch: Touch | null;
  /** The board shows it as a motion. */
  readonly moves: boolean;
}

export const PLAIN_EVENT = {
  seen: 'all',
  reveals: false,
  told: 'line',
  follows: false,
  sound: null,
  touch: null,
  moves: false,
} as const satisfies AnyEventFacts<string, string>;
