import type { Catalogue } from '../../messages/catalogue';
import { number, say, verbatim, words } from '../../messages/say';
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

/** The name, with the number of copies where there are several. */
function heading({ name, side, copies }: PrintedCard, catalogue: Catalogue): string {
  if (copies < 2) return name;
  const voice = { catalogue, side };
  return words(voice, say(voice, 'card.copies', { name: verbatim(name), count: number(copies) }, copies));
}

/**
 * A card as plain text in the language it was printed in, with a star at what is reconstructed and the clauses of each
 * line: for sharing and review.
 */
export function plainText(card: PrintedCard, catalogue: Catalogue): string {
  const mark = card.mark === null ? [] : [`* ${card.mark}`];
  return [heading(card, catalogue), ...card.lines.flatMap((line) => printLine(line, 0)), ...mark].join('\n');
}
