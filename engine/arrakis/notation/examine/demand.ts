import { NotationError } from '../../../core/notation/notationError';

/** A position that breaks a rule of conservation is none of this game. */
export function demand(holds: boolean, clause: string, what: string): asserts holds {
  if (!holds) throw new NotationError(`${clause}: ${what}`);
}

export function isWithin(n: number, least: number, most: number): boolean {
  return Number.isSafeInteger(n) && n >= least && n <= most;
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, n) => total + n, 0);
}

/** Every number below `size` exactly once. */
export function isDeal(size: number, ...piles: readonly (readonly number[])[]): boolean {
  const all = piles.flat();
  return all.length === size && new Set(all).size === size && all.every((n) => isWithin(n, 0, size - 1));
}
