import {
  MOVE_WORDS,
  REASONS,
  moveOf,
  type DecisionView,
  type GameEvent,
  type GameOptions,
  type Move,
  type MoveKind,
  type State,
  type View,
} from '../../../../engine/arrakis';
import { ARRAKIS } from '../../../../scripts/games/arrakis';
import type { TestKit } from '../../battery/kit';
import { permuteHidden } from './hide';
import { violations } from './invariants';

const KINDS = Object.keys(MOVE_WORDS) as MoveKind[];

/** War for Arrakis for the battery of tests that every game goes through. */
export const ARRAKIS_TESTS: TestKit<GameOptions, State, Move, GameEvent, View<DecisionView>> = {
  ...ARRAKIS,
  violations: (state) => violations(state),
  permuteHidden,
  allMoves: [
    moveOf('done', 0),
    ...KINDS.flatMap((kind) => MOVE_WORDS[kind].map((_, value) => moveOf(kind, value))).filter(
      (move) => move.kind !== 'done',
    ),
  ],
  nonsense: () => [
    { kind: 'area', value: 1000 },
    { kind: 'number', value: -1 },
    { kind: 'number', value: 0.5 },
  ],
  isRefusal: ({ clause, reason }) => /^R\d+(\.\d+[a-z]?)?$/.test(clause) && Object.hasOwn(REASONS, reason),
};
