import type { Line } from './line';
import type { PrintedCard } from './printed';

const BULLET: Readonly<Record<Line['kind'], string>> = {
  step: '- ',
  note: '  ',
  if: '- ',
  else: '- ',
  choose: '- ',
  together: '- ',
  need: '? ',
  fact: '',
};

function printLine(line: Line, depth: number): readonly string[] {
  const mark = line.reconstructed ? ' *' : '';
  const text = `${'  '.repeat(depth)}${BULLET[line.kind]}${line.text}${mark} [${line.clauses.join(' ')}]`;
  return [text, ...line.inner.flatMap((inner) => printLine(inner, depth + 1))];
}

/** A card as plain text, with a star at what is reconstructed and the clauses of each line: for sharing and review. */
export function plainText(card: PrintedCard): string {
  const copies = card.copies > 1 ? ` (${card.copies} copies)` : '';
  const mark = card.mark === null ? [] : [`* ${card.mark}`];
  return [`${card.name}${copies}`, ...card.lines.flatMap((line) => printLine(line, 0)), ...mark].join('\n');
}
