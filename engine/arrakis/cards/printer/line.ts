import type { Said } from '../../messages/say';
import { spoken } from '../../messages/say';
import type { Voice } from '../../messages/catalogue';
import type { Phrase } from '../../messages/text';

/**
 * `step` is done, `note` adds to the line it is under, `if` and `else` hold what follows from a condition, `choose` holds
 * its alternatives, `together` is an alternative of several steps, `need` must hold, `fact` says something of the card.
 */
export type LineKind = 'step' | 'note' | 'if' | 'else' | 'choose' | 'together' | 'need' | 'fact';

/** One line of a card, with the lines that hang on it. */
export interface Line extends Said {
  readonly kind: LineKind;
  /** Clauses of the rules that govern it. */
  readonly clauses: readonly string[];
  /** Rests on a fact that no source gives. */
  readonly reconstructed: boolean;
  readonly inner: readonly Line[];
}

export function line(
  voice: Voice,
  kind: LineKind,
  phrase: Phrase,
  clauses: readonly string[],
  inner: readonly Line[] = [],
): Line {
  return { ...spoken(voice, phrase), kind, clauses, reconstructed: false, inner };
}

/** Marks lines, and all under them, as resting on a reconstructed fact. */
export function reconstructed(lines: readonly Line[]): readonly Line[] {
  return lines.map((entry) => ({ ...entry, reconstructed: true, inner: reconstructed(entry.inner) }));
}
