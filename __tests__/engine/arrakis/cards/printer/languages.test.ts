import type { Line, PrintedCard } from '../../../../../engine/arrakis';
import { LANGUAGES, flawOf } from '../../messages/support/languages';
import { watched } from '../../messages/support/watched';
import { ALL, flat, printedIn } from './all';

/** What a line is made of, whatever its words. */
function shape(line: Line): unknown {
  const glyphs = line.runs.flatMap((run) => (run.glyph === undefined ? [] : [JSON.stringify(run.glyph)]));
  return {
    kind: line.kind,
    clauses: line.clauses,
    reconstructed: line.reconstructed,
    // Order and repetition are the language's own.
    glyphs: [...new Set(glyphs)].sort(),
    announces: line.text.endsWith(':'),
    inner: line.inner.map(shape),
  };
}

function called(card: PrintedCard): string {
  return `${card.kind} ${card.side} ${card.id}`;
}

describe.each(LANGUAGES)('cards printed in %s', (_, catalogue) => {
  const cards = Object.values(printedIn(catalogue)).flat();

  it('are those of the English box', () => {
    expect(cards.map(called)).toEqual(ALL.map(called));
    expect(cards.map(({ copies }) => copies)).toEqual(ALL.map(({ copies }) => copies));
  });

  it.each(cards.map((card, index) => [called(card), card, index] as const))('%s', (_name, card, index) => {
    expect(card.lines.map(shape)).toEqual(ALL[index]?.lines.map(shape));
    expect(card.mark === null).toBe(ALL[index]?.mark === null);
    for (const { text, runs } of flat(card.lines)) {
      expect(flawOf(text)).toBeNull();
      expect(text).toMatch(/^["„«“]?[\p{Lu}1-9].*[.:]$/u);
      expect(runs.map((run) => run.text).join('')).toBe(text);
    }
    expect(flawOf(card.name)).toBeNull();
  });

  it('ask for no form that a noun does not have', () => {
    const { catalogue: asked, missing } = watched(catalogue);
    printedIn(asked);
    expect([...missing].sort()).toEqual([]);
  });
});
