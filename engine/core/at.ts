/** Reads a list of integers at an index known to be inside it. */
export function at(list: readonly number[], index: number): number {
  return list[index] as number;
}

/** Reads any list at an index known to be inside it. */
export function item<T>(list: readonly T[], index: number): T {
  return list[index] as T;
}

/** A list of `length` equal numbers. Built one by one, so that it is known to have no holes. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
}
