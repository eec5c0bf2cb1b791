/** Chance of exactly `k` successes of `n`, each with chance `p`. */
export function exactly(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

export function atLeast(n: number, k: number, p: number): number {
  let sum = 0;
  for (let i = k; i <= n; i += 1) sum += exactly(n, i, p);
  return sum;
}

/** The share of a face among those of a die. */
export function shareOf<Face>(faces: readonly Face[], face: Face): number {
  return faces.filter((other) => other === face).length / faces.length;
}
