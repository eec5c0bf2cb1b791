import { below, seedStream } from '../../engine/core/random';

/** Chance that repeats: a case is made again from its seed alone. */
export interface Chance {
  /** A whole number from 0 to `size - 1`. */
  below(size: number): number;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Undefined for an empty list. */
  pickAny<T>(items: readonly T[]): T | undefined;
}

export function chanceOf(seed: number): Chance {
  const stream = seedStream(seed | 0);
  const size = (n: number) => below(stream, Math.max(1, n));
  return {
    below: size,
    oneIn: (times) => size(times) === 0,
    pick: (items) => items[size(items.length)] ?? items[0],
    pickAny: (items) => items[size(items.length)],
  };
}
