import {
  MOVE_WORDS,
  REASONS,
  moveOf,
  type GameEvent,
  type GameOptions,
  type Move,
  type MoveKind,
  type State,
  type View,
} from '../../../../engine/imperium';
import { IMPERIUM } from '../../../../scripts/games/imperium';
import type { TestKit } from '../../battery/kit';
import { permuteHidden } from './hide';
import { violations } from './invariants';

const KINDS = Object.keys(MOVE_WORDS) as MoveKind[];

/** Dune: Imperium for the battery of tests that every game goes through. */
export const IMPERIUM_TESTS: TestKit<GameOptions, State, Move, GameEvent, View> = {
  ...IMPERIUM,
  violations: (state) => violations(state),
  permuteHidden,
  allMoves: [
    moveOf('done', 0),
    ...KINDS.flatMap((kind) => MOVE_WORDS[kind].map((_, value) => moveOf(kind, value))).filter(
      (move) => move.kind !== 'done',
    ),
  ],
  nonsense: () => [
    { kind: 'space', value: 1000 },
    { kind: 'number', value: -1 },
    { kind: 'number', value: 0.5 },
  ],
  isRefusal: ({ clause, reason }) => /^I\d+\.\d+$/.test(clause) && Object.hasOwn(REASONS, reason),
};
