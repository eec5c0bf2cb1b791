import type { Glossary } from './types';

/** A piece of text with one style. */
export interface Span {
  readonly text: string;
  readonly strong?: true;
  /** The name of a card. */
  readonly card?: true;
  readonly term?: string;
}

export type BlockKind = 'plain' | 'bullet' | 'step';

/** A line of a paragraph. Steps carry their number. */
export interface Block {
  readonly kind: BlockKind;
  readonly number?: number;
  readonly spans: readonly Span[];
}

const TOKEN = /\[\[([\w-]+)(?:\|([^\]]+))?\]\]|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

/** What the glossary calls a term; undefined for one that it does not have. */
export type TermName = (term: string) => string | undefined;

export function termNames(glossary: Glossary): TermName {
  return (term) => glossary[term]?.term;
}

/** A link without words of its own shows the name of its term. */
/** The glossary writes its terms with a capital; within a sentence only names keep it. */
function inLine(name: string, before: string): string {
  const opens = /(^|[.!?:]\s+|\d\.\s+)$/.test(before);
  const isName = NAMES.has(name) || /\p{Lu}/u.test(name.slice(1));
  return opens || isName ? name : name.charAt(0).toLowerCase() + name.slice(1);
}

/** Terms of one word that are names. */
const NAMES: ReadonlySet<string> = new Set([
  'Fedaykin',
  'Sardaukar',
  'Mahdi',
  'Landsraad',
  'CHOAM',
  'Arrakis',
]);

export function spansOf(line: string, termName: TermName): readonly Span[] {
  const spans: Span[] = [];
  let done = 0;
  for (const match of line.matchAll(TOKEN)) {
    if (match.index > done) spans.push({ text: line.slice(done, match.index) });
    done = match.index + match[0].length;
    const [, term, words, strong, card] = match;
    if (term !== undefined) {
      const name = termName(term);
      if (name === undefined) throw new Error(`no such term: ${term}`);
      spans.push({ text: words ?? inLine(name, line.slice(0, match.index)), term });
    } else if (strong !== undefined) spans.push({ text: strong, strong: true });
    else if (card !== undefined) spans.push({ text: card, card: true });
  }
  if (done < line.length) spans.push({ text: line.slice(done) });
  return spans;
}

export function blocksOf(text: string, termName: TermName): readonly Block[] {
  return text.split('\n').map((line): Block => {
    if (line.startsWith('- ')) return { kind: 'bullet', spans: spansOf(line.slice(2), termName) };
    const step = /^(\d+)\. /.exec(line);
    if (step)
      return {
        kind: 'step',
        number: Number(step[1]),
        spans: spansOf(line.slice(step[0].length), termName),
      };
    return { kind: 'plain', spans: spansOf(line, termName) };
  });
}

/** The words alone, for searching and reading aloud. */
export function plainWords(text: string, termName: TermName): string {
  return blocksOf(text, termName)
    .map(({ spans }) => spans.map((span) => span.text).join(''))
    .join(' ');
}
