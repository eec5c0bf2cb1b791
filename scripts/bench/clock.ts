import { readFileSync } from 'node:fs';

/** Linux tells how long the calling thread has had a processor; V8's compiler and collector run on others. */
const THREAD_TIME = '/proc/thread-self/schedstat';

function threadMicros(): number | null {
  try {
    return Number(readFileSync(THREAD_TIME, 'utf8').split(' ')[0]) / 1000;
  } catch {
    return null;
  }
}

/**
 * Time that the processor spent on this thread, in microseconds; elsewhere than on Linux on the whole process. Unlike the
 * clock on the wall it does not run while other programs have the core, so figures of a busy machine can be compared.
 */
export function cpuMicros(): number {
  const thread = threadMicros();
  if (thread !== null) return thread;
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
