import { render, screen } from '@testing-library/react-native';

import { bookFor } from '../../../../app/arrakis/book/books';
import { editionsOf, paragraphOf } from '../../../../app/arrakis/book/places';
import { paragraphText } from '../../../../app/reference/book/places';
import { EditionNotes } from '../../../../app/arrakis/ui/EditionNotes';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { loadLanguages } from '../../i18n/support/loadLanguages';

/**
 * A worm's source, the worm that ate a harvester, the tank, Mahdi's harvesters, Strategy, a card with one impossible part,
 * another goal, watched tokens.
 */
const DIFFER = ['R9.4', 'R9.5', 'R12.2', 'R14.3', 'R14.8', 'R14.10', 'R14.12', 'R14.17'] as const;

beforeAll(loadLanguages);

describe('where the editions differ', () => {
  it.each(DIFFER)('%s says which is played, in every language', (clause) => {
    const notes = editionsOf([clause]);
    expect(notes).toHaveLength(1);
    for (const { chapter, id } of notes) {
      const texts = LANGUAGES.map((language) => paragraphText(bookFor(language), chapter, id));
      expect(new Set(texts).size).toBe(LANGUAGES.length);
    }
  });

  it.each(DIFFER)('%s is still explained first by its own paragraph', (clause) => {
    expect(paragraphOf(clause)?.shape.kind).toBeUndefined();
  });

  it('is said beside the clause where a player asks why', async () => {
    await render(<EditionNotes clauses={['R3.3', 'R12.2']} />);
    expect(screen.getByTestId('edition-notes')).toBeTruthy();
    expect(screen.getByText(/Polish edition at the end of the turn/)).toBeTruthy();
  });

  it('is not said where they agree', async () => {
    await render(<EditionNotes clauses={['R3.3']} />);
    expect(screen.queryByTestId('edition-notes')).toBeNull();
  });
});
