/** Letters that do not come apart into a plain letter and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ґ: 'г',
  є: 'е',
  і: 'и',
  ʼ: '',
  '’': '',
  "'": '',
};

/** How a word is compared: small letters without accents, so that "ustup" finds "ústup". */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[łßøđґєіʼ’']/g, (letter) => PLAIN[letter] ?? letter);
}

const WORD = /[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu;

/** The words of a text. A clause such as R7.13 or I5.3 stays one word. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(/[RIri]\d+\.\d+a?|[\p{L}\p{N}]+(?:['’ʼ][\p{L}\p{N}]+)*/gu)].map(([word]) => word);
}

export interface Marked {
  readonly text: string;
  readonly marked: boolean;
}

/** The text cut where a word among `found` (folded) begins and ends. */
export function markWords(text: string, found: ReadonlySet<string>): readonly Marked[] {
  if (found.size === 0) return [{ text, marked: false }];
  const parts: Marked[] = [];
  let done = 0;
  for (const match of text.matchAll(WORD)) {
    if (!found.has(foldWord(match[0]))) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), marked: false });
    parts.push({ text: match[0], marked: true });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
