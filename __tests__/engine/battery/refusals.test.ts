import { IllegalMove, type Refusal } from '../../../engine';
import {
  apply,
  explain,
  hashState,
  legalMoves,
  MOVE_WORDS,
  moveOf,
  printMove,
  REASONS,
  type Move,
  type MoveKind,
} from '../../../engine/arrakis';
import { below, seedStream } from '../../../engine/core/random';
import { deepFreeze } from '../support/freeze';
import { keepStates } from './games';
import { PLAYED, planOf, plansOf, TIMEOUT } from './plans';

/** Every move that can be written down. */
const ALL_MOVES: readonly Move[] = (Object.keys(MOVE_WORDS) as MoveKind[]).flatMap((kind) =>
  MOVE_WORDS[kind].map((_, value) => moveOf(kind, value)),
);
/** Coprime to the number of moves, so that a walk in such steps meets all of them. */
const STRIDE = 17;
const TRIED = 24;

function isReason({ clause, reason }: Refusal): boolean {
  return /^R\d+(\.\d+[a-z]?)?$/.test(clause) && Object.hasOwn(REASONS, reason);
}

describe.each(PLAYED)('refusals of mode $mode by the $policy policy', (played) => {
  it(
    'are given for exactly the moves that are not legal, with clause and reason',
    () => {
      const stream = seedStream(5);
      const wrong: string[] = [];
      for (const plan of plansOf(played, 3, 800)) {
        keepStates(plan, 500).states.forEach((state, n) => {
          const legal = new Set(legalMoves(state));
          const start = below(stream, ALL_MOVES.length);
          const tried = Array.from({ length: TRIED }, (_, i) => (start + i * STRIDE) % ALL_MOVES.length);
          for (const move of [...legal, ...tried.map((i) => ALL_MOVES[i] ?? moveOf('done', 0))]) {
            const refusal = explain(state, move);
            const fits = legal.has(move) ? refusal === null : refusal !== null && isReason(refusal);
            if (!fits)
              wrong.push(`seed ${plan.seed}, decision ${n}: ${printMove(move)} ${JSON.stringify(refusal)}`);
          }
        });
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT,
  );

  it(
    'leave the state as it was and say the same as explain',
    () => {
      const stream = seedStream(6);
      for (const plan of plansOf(played, 2, 820)) {
        for (const state of keepStates(plan, 300).states) {
          const move = ALL_MOVES[below(stream, ALL_MOVES.length)] ?? moveOf('done', 0);
          const refusal = explain(state, move);
          if (refusal === null) continue;
          const hash = hashState(deepFreeze(state));
          expect(() => apply(state, move)).toThrow(new IllegalMove(refusal));
          expect(hashState(state)).toBe(hash);
        }
      }
    },
    TIMEOUT,
  );

  it(
    'never come from a legal move: every one of them applies',
    () => {
      for (const plan of plansOf(played, 1, 840)) {
        for (const state of keepStates(plan, 250).states) {
          for (const move of legalMoves(state)) expect(() => apply(state, move)).not.toThrow();
        }
      }
    },
    TIMEOUT,
  );

  it('are given for what is no move at all', () => {
    const plan = planOf(played, 860);
    const { states } = keepStates(plan, 1);
    for (const state of states) {
      for (const nonsense of [
        { kind: 'area' as const, value: 1000 },
        { kind: 'number' as const, value: -1 },
        { kind: 'number' as const, value: 0.5 },
      ]) {
        expect(explain(state, nonsense)).not.toBeNull();
        expect(() => apply(state, nonsense)).toThrow(IllegalMove);
      }
    }
  });
});
