import type { arrakis } from '../../../engine';

function clausesOfLines(lines: readonly arrakis.Line[]): readonly string[] {
  return lines.flatMap((line) => [...line.clauses, ...clausesOfLines(line.inner)]);
}

/** All clauses that a card refers to, each once, in the order of its lines. */
export function clausesOf(card: arrakis.PrintedCard): readonly string[] {
  return [...new Set(clausesOfLines(card.lines))];
}
