import type { arrakis } from '../../../../engine';

function linesOf(lines: arrakis.PrintedCard['lines']): readonly string[] {
  return lines.flatMap(({ text, inner }) => [text, ...linesOf(inner)]);
}

/** What a card says and no other of the same name does, where there are such others; by its name alone it is not known. */
export function ownLine(card: arrakis.PrintedCard, deck: readonly arrakis.PrintedCard[]): string | null {
  const others = deck.filter((other) => other.id !== card.id && other.name === card.name);
  if (others.length === 0) return null;
  const said = new Set(others.flatMap(({ lines }) => linesOf(lines)));
  return linesOf(card.lines).find((line) => !said.has(line)) ?? null;
}
