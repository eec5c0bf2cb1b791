/**
 * What came of one damaged input. `refused`: it was turned down politely. `accepted`: it was taken and all went well.
 * The others are faults: `broken`: taken although it breaks a rule of conservation, `threw` an error that is no refusal, `stuck` with a decision that nobody can make, `slow` or `hung`
 * for longer than a person waits.
 */
export const VERDICTS = ['refused', 'accepted', 'broken', 'threw', 'stuck', 'slow', 'hung'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Outcome {
  readonly verdict: Verdict;
  /** Of a fault: where and how. */
  readonly detail?: string;
  /** Of a fault: the input, to be kept. */
  readonly input?: string;
}

export const FAULTS: readonly Verdict[] = ['broken', 'threw', 'stuck', 'slow', 'hung'];

/** A person waits so many milliseconds, not longer. */
export const PATIENCE = 2000;

/** One parser under attack: makes the case of a seed and tries it. */
export interface Target {
  readonly name: string;
  attempt(seed: number): Outcome | Promise<Outcome>;
}

/** First line of an error and the place in our code where it arose. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => /engine\/|app\//.test(line)) ?? '';
  return `${error.name}: ${error.message.slice(0, 100)} ${place
    .trim()
    .replace(/^at /, '')
    .replace(/\(?\/.*?\/((engine|app)\/)/, '($1')}`;
}
