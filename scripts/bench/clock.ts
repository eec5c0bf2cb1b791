/**
 * Time that the processor spent on this process, in microseconds. Unlike the clock on the wall it does not run while
 * other programs have the core, so that figures of a busy machine can be compared.
 */
export function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const WINDOWS = 5;

/**
 * Microseconds per call: the best of several windows, each at least `windowMs` long. `batch` makes some calls and returns
 * how many; the best window is the one that was disturbed least.
 */
export function microsPerCall(batch: () => number, windowMs = 200): number {
  let best = Infinity;
  for (let window = 0; window < WINDOWS; window++) {
    const start = cpuMicros();
    let calls = 0;
    let spent = 0;
    while (spent < windowMs * 1000) {
      calls += batch();
      spent = cpuMicros() - start;
    }
    best = Math.min(best, spent / calls);
  }
  return best;
}
