/** How often each value occurs, in the order of its first appearance. */
export function tally<Value>(values: readonly Value[]): readonly (readonly [Value, number])[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
