/**
 * After a line of a name. To ears it is a space; whoever compares a name with what is to be seen, where nothing stands
 * between two lines, still finds the one in the other (WCAG 2.5.3).
 */
const PAUSE = '\u2002';

/** Ends a sentence by itself. */
const ENDS = /[.!?:…]$/;

/** The lines that a control shows, one after the other, as one name; what only ears get comes before or after them. */
export function spoken(...lines: readonly (string | null | undefined)[]): string {
  const said = lines.filter((line): line is string => line !== null && line !== undefined && line !== '');
  return said
    .map((line, index) => (index === said.length - 1 || ENDS.test(line) ? line : `${line}.`))
    .join(PAUSE);
}

const fold = (words: string) => words.toLocaleLowerCase();

/** A control that is called otherwise than it shows: what it shows is said first, unless its name ends with it. */
export function named(label: string, title: string, detail: string | null = null): string {
  const [name, shown] = [fold(label), fold(title)];
  if (detail === null ? name.includes(shown) : name.endsWith(shown)) return spoken(label, detail);
  return spoken(title, detail, label);
}
