import { element, type BrowserElement } from './element';
import { look, nameOf, patience, until } from './locate';
import type { Matcher } from './matcher';
import type { Seen } from './page-side';
import { unsupported } from './unsupported';

/** Detox calls an element visible when three quarters of it can be seen. */
const visiblePercent = 75;

interface Claim {
  readonly words: string;
  holds(seen: Seen | null): boolean;
}

function describe(seen: Seen | null): string {
  if (!seen) return 'it does not exist';
  const share = Math.round(seen.visibleShare * 100);
  const cover = seen.coveredBy === null ? '' : `, covered by ${seen.coveredBy}`;
  return `text ${JSON.stringify(seen.text)}, label ${JSON.stringify(seen.label)}, ${share} % visible${cover}`;
}

const is = (actual: string | null | undefined, wanted: string | RegExp) =>
  typeof wanted === 'string' ? actual === wanted : wanted.test(actual ?? '');

const claims = {
  toBeVisible: (percent: number = visiblePercent): Claim => ({
    words: 'to be visible',
    holds: (seen) => seen !== null && seen.visibleShare * 100 >= percent && seen.coveredBy === null,
  }),
  toExist: (): Claim => ({ words: 'to exist', holds: (seen) => seen !== null }),
  toBeFocused: (): Claim => ({ words: 'to be focused', holds: (seen) => seen?.focused === true }),
  toHaveText: (text: string | RegExp): Claim => ({
    words: `to have text ${String(text)}`,
    holds: (seen) => seen !== null && is(seen.text, text),
  }),
  toHaveLabel: (label: string): Claim => ({
    words: `to have label ${label}`,
    holds: (seen) => seen !== null && is(seen.label ?? seen.text, label),
  }),
  toHaveId: (id: string): Claim => ({
    words: `to have id ${id}`,
    holds: (seen) => seen !== null && is(seen.id, id),
  }),
  toHaveValue: (value: string): Claim => ({
    words: `to have value ${value}`,
    holds: (seen) => seen !== null && is(seen.value, value),
  }),
  toHaveToggleValue: (value: boolean): Claim => ({
    words: `to be switched ${value ? 'on' : 'off'}`,
    holds: (seen) => seen !== null && seen.checked === value,
  }),
} as const;

type Claims = typeof claims;
type Checks<Result> = { readonly [Name in keyof Claims]: (...args: Parameters<Claims[Name]>) => Result };

/** One function for each claim, and the same again behind `not`. */
function checks<Result>(finish: (claim: Claim) => Result): Checks<Result> & { readonly not: Checks<Result> } {
  const build = (turn: (claim: Claim) => Claim) =>
    Object.fromEntries(
      Object.entries(claims).map(([name, make]) => [
        name,
        (...args: unknown[]) => finish(turn((make as (...all: unknown[]) => Claim)(...args))),
      ]),
    ) as Checks<Result>;
  const negate = ({ words, holds }: Claim): Claim => ({
    words: `not ${words}`,
    holds: (seen) => !holds(seen),
  });
  return unsupported('expect', {
    ...build((claim) => claim),
    not: unsupported('expect.not', build(negate)),
  });
}

function hold(subject: BrowserElement, claim: Claim, timeout: number): Promise<void> {
  return until(
    timeout,
    async () => {
      const seen = await look(subject.target);
      return { yes: claim.holds(seen), found: describe(seen) };
    },
    (found) => `Expected ${nameOf(subject.target)} ${claim.words}, but after ${timeout} ms: ${found}.`,
  );
}

export function expect(subject: BrowserElement) {
  return checks((claim) => hold(subject, claim, patience));
}

export function waitFor(subject: BrowserElement) {
  return checks((claim) =>
    unsupported('waitFor', {
      withTimeout: (milliseconds: number) => hold(subject, claim, milliseconds),
      whileElement: (matcher: Matcher) =>
        unsupported('whileElement', {
          async scroll(pixels: number, direction: 'up' | 'down' | 'left' | 'right' = 'down'): Promise<void> {
            while (!claim.holds(await look(subject.target))) await element(matcher).scroll(pixels, direction);
          },
        }),
    }),
  );
}
