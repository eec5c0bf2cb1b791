/** A paragraph of several lines, such as one with a list. */
export function lines(...all: readonly string[]): string {
  return all.join('\n');
}
