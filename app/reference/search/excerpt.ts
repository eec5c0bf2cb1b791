import { foldWord } from './fold';

const LENGTH = 140;

/** The part of a text around the first word that was found. */
export function excerpt(text: string, found: ReadonlySet<string>): string {
  if (text.length <= LENGTH) return text;
  let first = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}'’ʼ]+/gu)) {
    if (found.has(foldWord(match[0]))) {
      first = match.index;
      break;
    }
  }
  const wish = Math.max(0, Math.min(first - LENGTH / 3, text.length - LENGTH));
  const from = wish === 0 ? 0 : text.indexOf(' ', wish) + 1;
  const wishEnd = Math.min(text.length, from + LENGTH);
  const to = wishEnd === text.length ? wishEnd : Math.max(text.lastIndexOf(' ', wishEnd), from + 1);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
