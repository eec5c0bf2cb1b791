import type { Matcher } from './matcher';
import type { Seen } from './page-side';
import { session } from './session';
import { wait } from './touch';

/** Detox waits until an app is idle; a page has no such sign, so the driver looks again until this long. */
export const patience = 20_000;
const pause = 50;

export interface Target {
  readonly matcher: Matcher;
  readonly index: number | null;
}

export function nameOf({ matcher, index }: Target): string {
  return index === null ? matcher.description : `${matcher.description} at index ${index}`;
}

async function allSeen(target: Target): Promise<readonly Seen[]> {
  return session().page.evaluate(
    (query) => pageSide.find(query).map((element) => pageSide.see(element)),
    target.matcher.query,
  );
}

/** The one element that is meant, or null when there is none. Two without an index are a mistake of the spec. */
export async function look(target: Target): Promise<Seen | null> {
  const seen = await allSeen(target);
  if (target.index === null && seen.length > 1) {
    throw new Error(`${nameOf(target)} matches ${seen.length} elements; say which with atIndex().`);
  }
  return seen[target.index ?? 0] ?? null;
}

/** Asks until the answer is yes. */
export async function until(
  timeout: number,
  question: () => Promise<{ readonly yes: boolean; readonly found: string }>,
  failure: (found: string) => string,
): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    let found: string;
    try {
      const answer = await question();
      if (answer.yes) return;
      found = answer.found;
    } catch (error) {
      // The page may be between two screens; only a fault that stays is a fault.
      found = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() >= end) throw new Error(failure(found));
    await wait(pause);
  }
}

/** Lets the page paint once and finish what follows a picture; a page in the background paints none. */
async function breath(): Promise<void> {
  await session().page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 250);
        requestAnimationFrame(() => setTimeout(done));
      }),
  );
}

/** Waits for an element that a finger could touch: there, at rest, in the window, not covered. */
export async function touchable(target: Target): Promise<Seen> {
  let before: Seen | null = null;
  let result: Seen | null = null;
  await until(
    patience,
    async () => {
      if (before !== null) await breath();
      const now = await look(target);
      const resting = before !== null && JSON.stringify(before.box) === JSON.stringify(now?.box);
      before = now;
      if (!now) return { yes: false, found: 'no such element' };
      if (now.visibleShare === 0) return { yes: false, found: 'it is not visible' };
      if (now.coveredBy !== null) return { yes: false, found: `it is covered by ${now.coveredBy}` };
      result = now;
      return { yes: resting, found: 'it is moving' };
    },
    (found) => `Cannot touch ${nameOf(target)}: ${found}.`,
  );
  if (!result) throw new Error(`Cannot touch ${nameOf(target)}.`);
  return result;
}

/** Runs in the page with the one element that is meant. */
export async function inPage<Argument, Result>(
  target: Target,
  work: (element: Element, argument: Argument) => Result,
  argument: Argument,
): Promise<Result> {
  await touchable(target);
  const handle = await session().page.evaluateHandle(
    ([query, index]) => pageSide.find(query)[index] ?? null,
    [target.matcher.query, target.index ?? 0] as const,
  );
  const element = handle.asElement();
  if (!element) throw new Error(`${nameOf(target)} has gone.`);
  // Playwright's own types unwrap handles inside arguments; ours is plain data.
  return element.evaluate(work as never, argument as never) as Promise<Result>;
}
