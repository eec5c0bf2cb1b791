import { IllegalMove, type Refusal } from '../../../../engine';
import {
  MOVE_WORDS,
  REASONS,
  apply,
  explain,
  hashState,
  legalMoves,
  moveOf,
  type Move,
  type MoveKind,
} from '../../../../engine/imperium';
import { below, seedStream } from '../../../../engine/core/random';
import { PLAYER_COUNTS, keepStates, optionsOf } from '../support/games';

const ALL_MOVES: readonly Move[] = (Object.keys(MOVE_WORDS) as MoveKind[]).flatMap((kind) =>
  MOVE_WORDS[kind].map((_, value) => moveOf(kind, value)),
);

function isReason({ clause, reason }: Refusal): boolean {
  return /^I\d+\.\d+$/.test(clause) && Object.hasOwn(REASONS, reason);
}

describe.each(PLAYER_COUNTS)('refusals in games of %i players', (players) => {
  it('are given for exactly the moves that are not legal, with clause and reason', () => {
    const stream = seedStream(5);
    const wrong: string[] = [];
    for (const seed of [40, 41, 42]) {
      keepStates(optionsOf(players, seed)).states.forEach((state, n) => {
        const legal = new Set(legalMoves(state));
        const tried = Array.from({ length: 20 }, () => ALL_MOVES[below(stream, ALL_MOVES.length)] as Move);
        for (const move of [...legal, ...tried]) {
          const refusal = explain(state, move);
          const fits = legal.has(move) ? refusal === null : refusal !== null && isReason(refusal);
          if (!fits) wrong.push(`seed ${seed}, ${n}: ${move.kind} ${move.value} ${JSON.stringify(refusal)}`);
        }
      });
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  it('leave the state as it was, and no legal move is ever refused', () => {
    const stream = seedStream(6);
    for (const state of keepStates(optionsOf(players, 43)).states) {
      const hash = hashState(state);
      const move = ALL_MOVES[below(stream, ALL_MOVES.length)] as Move;
      const refusal = explain(state, move);
      if (refusal !== null) expect(() => apply(state, move)).toThrow(new IllegalMove(refusal));
      for (const legal of legalMoves(state)) expect(() => apply(state, legal)).not.toThrow();
      expect(hashState(state)).toBe(hash);
    }
  });

  it('are given for what is no move at all', () => {
    const [state] = keepStates(optionsOf(players, 44), undefined, 0).states;
    if (state === undefined) throw new Error('no game');
    expect(explain(state, { kind: 'space', value: 1000 })).not.toBeNull();
    expect(() => apply(state, { kind: 'number', value: -1 })).toThrow(IllegalMove);
  });
});
