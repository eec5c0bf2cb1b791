import type { State } from '../../../../../engine/arrakis';

/** Collects what is wrong with a state. */
export type Report = (clause: string, what: string) => void;
export type Check = (s: State, report: Report) => void;

export function sum(list: readonly number[]): number {
  let total = 0;
  for (const n of list) total += n;
  return total;
}

export function bits(mask: number): number {
  let m = mask;
  let n = 0;
  for (; m !== 0; m &= m - 1) n++;
  return n;
}

export function get(list: readonly number[] | undefined, index: number): number {
  const n = list?.[index];
  if (n === undefined) throw new Error(`nothing at ${index}`);
  return n;
}

export function onStack(s: State, kinds: ReadonlySet<string>): boolean {
  for (const frame of s.frames) if (kinds.has(frame.k)) return true;
  return false;
}
