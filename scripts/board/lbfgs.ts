/** Limited-memory BFGS with a backtracking line search: enough for a few hundred smooth variables. */
export type Objective = (x: Float64Array, gradient: Float64Array) => number;

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};

const addScaled = (target: Float64Array, source: Float64Array, factor: number): void => {
  for (let i = 0; i < target.length; i++) target[i] = (target[i] ?? 0) + factor * (source[i] ?? 0);
};

interface Pair {
  readonly step: Float64Array;
  readonly change: Float64Array;
  readonly rho: number;
}

export function minimise(
  objective: Objective,
  start: Float64Array,
  iterations: number,
  memory = 24,
): { readonly x: Float64Array; readonly value: number; readonly steps: number } {
  let x = start.slice();
  let gradient = new Float64Array(x.length);
  let value = objective(x, gradient);
  let pairs: Pair[] = [];
  let steps = 0;
  for (; steps < iterations; steps++) {
    const direction = gradient.slice();
    const alphas: number[] = [];
    for (let i = pairs.length - 1; i >= 0; i--) {
      const pair = pairs[i];
      if (pair === undefined) break;
      const alpha = pair.rho * dot(pair.step, direction);
      alphas[i] = alpha;
      addScaled(direction, pair.change, -alpha);
    }
    const last = pairs[pairs.length - 1];
    const scale = last
      ? 1 / (last.rho * dot(last.change, last.change))
      : 1 / Math.sqrt(dot(gradient, gradient) + 1e-12);
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * scale;
    pairs.forEach((pair, i) => {
      const beta = pair.rho * dot(pair.change, direction);
      addScaled(direction, pair.step, (alphas[i] ?? 0) - beta);
    });
    const slope = -dot(gradient, direction);
    if (!(slope < 0)) {
      if (pairs.length === 0) break;
      pairs = [];
      continue;
    }
    let length = 1;
    const next = new Float64Array(x.length);
    const nextGradient = new Float64Array(x.length);
    let nextValue = Infinity;
    for (let tries = 0; tries < 40; tries++) {
      next.set(x);
      addScaled(next, direction, -length);
      nextValue = objective(next, nextGradient);
      if (nextValue <= value + 1e-4 * length * slope) break;
      length /= 2;
    }
    if (!(nextValue < value)) {
      if (pairs.length === 0) break;
      pairs = [];
      continue;
    }
    const step = next.slice();
    addScaled(step, x, -1);
    const change = nextGradient.slice();
    addScaled(change, gradient, -1);
    const curvature = dot(step, change);
    if (curvature > 1e-12) {
      pairs.push({ step, change, rho: 1 / curvature });
      if (pairs.length > memory) pairs.shift();
    }
    const gained = value - nextValue;
    x = next;
    gradient = nextGradient;
    value = nextValue;
    if (gained < 1e-11 * (1 + Math.abs(value))) break;
  }
  return { x, value, steps };
}
