/** Height of letters in a page, in points, where nobody has asked for others. */
const USUAL = 16;

/** How much larger than usual the letters are that were chosen in the settings of the browser. */
export function useFontScale(): number {
  const chosen = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(chosen) ? chosen / USUAL : 1;
}
