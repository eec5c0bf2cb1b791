import { item } from './at';

/** A move is one pick from a list of words; what the pick means is said by the decision that is pending. */
export interface PooledMove<K extends string> {
  readonly kind: K;
  /** Index in the list of words of the kind. */
  readonly value: number;
}

export interface MovePool<K extends string> {
  /** All moves of each kind, in the order of its words. */
  readonly lists: Readonly<Record<K, readonly PooledMove<K>[]>>;
  /** The one shared object for a move that came from outside (JSON, another copy); null if there is no such move. */
  canonical(move: { readonly kind: string; readonly value: number }): PooledMove<K> | null;
  /** `area:arrakeen`; a kind whose only word is empty prints as itself: `done`. */
  print(move: PooledMove<K>): string;
  parse(text: string): PooledMove<K> | null;
}

/**
 * Every possible move exists once. Lists of legal moves share them, so that making a list allocates nothing and moves may
 * be compared with `===`.
 */
export function createMovePool<K extends string>(words: Readonly<Record<K, readonly string[]>>): MovePool<K> {
  const kinds = Object.keys(words) as K[];
  const pool = {} as Record<K, readonly PooledMove<K>[]>;
  for (const kind of kinds) pool[kind] = words[kind].map((_, value) => Object.freeze({ kind, value }));

  function print(move: PooledMove<K>): string {
    const word = item(words[move.kind], move.value);
    return word === '' ? move.kind : `${move.kind}:${word}`;
  }

  const byText = new Map(kinds.flatMap((kind) => pool[kind].map((move) => [print(move), move] as const)));
  return {
    lists: pool,
    canonical(move) {
      if (!Object.hasOwn(pool, move.kind)) return null;
      return pool[move.kind as K][move.value] ?? null;
    },
    print,
    parse: (text) => byText.get(text) ?? null,
  };
}
