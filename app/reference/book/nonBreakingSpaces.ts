import { text } from '../../../engine';

/** A book, or any part of one, with a non-breaking space after every one-letter word, so that none ends a line. */
export function withNonBreakingSpaces<T>(part: T): T {
  if (typeof part === 'string') return text.boundText(part) as T & string;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]: [string, unknown]) => [key, withNonBreakingSpaces(inner)]),
  ) as T;
}
