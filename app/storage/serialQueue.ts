/** Runs what is handed to it. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** One thing at a time, in the order of asking. A piece of work that fails holds up nobody after it. */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
