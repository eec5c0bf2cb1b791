import { fireEvent, render, screen } from '@testing-library/react-native';

import { leaderGlyphs, vehicleGlyphs } from '../../../../app/arrakis/pieces/glyphs';
import { cardColours } from '../../../../app/arrakis/pieces/card/cardColours';
import { cardTheme } from '../../../../app/arrakis/pieces/card/cardTheme';
import { LineGlyph } from '../../../../app/arrakis/pieces/card/LineGlyph';
import { CardFace } from '../../../../app/arrakis/pieces/CardFace';
import { clausesOf } from '../../../../app/arrakis/pieces/cardClauses';
import { catalogueFor } from '../../../../app/arrakis/texts/catalogue';
import { arrakis } from '../../../../engine';
import { loadLanguages } from '../../i18n/support/loadLanguages';

jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));

beforeAll(loadLanguages);

const english = () => catalogueFor('en');
const everyCard = () => [
  ...arrakis.PLANNING_CARDS.map(({ id }) => arrakis.printPlanningCard(id, english())),
  ...arrakis.PRESCIENCE_CARDS.map(({ id }) => arrakis.printPrescienceCard(id, english())),
  ...arrakis.LEADERS.map((id) => arrakis.printLeader(id, english())),
  ...arrakis.SIDES.flatMap((side) => arrakis.RESULTS.map((id) => arrakis.printResult(id, side, english()))),
];

function glyphsOf(lines: readonly arrakis.Line[]): readonly arrakis.Glyph[] {
  return lines.flatMap(({ runs, inner }) => [
    ...runs.flatMap(({ glyph }) => (glyph === undefined ? [] : [glyph])),
    ...glyphsOf(inner),
  ]);
}

/** What a card says, read off the screen: pictures stand before their words, with a space that does not break. */
const read = (text: string) => text.replace(/\u00A0/g, '');

type Tree = ReturnType<typeof screen.toJSON>;

function textOf(tree: Tree | string): string {
  if (tree === null || typeof tree === 'string') return tree ?? '';
  if (Array.isArray(tree)) return tree.map(textOf).join('');
  return (tree.children ?? []).map(textOf).join('');
}

describe('the face of a card', () => {
  it('says every line of every card, with nothing lost between its pictures', () => {
    for (const card of everyCard()) {
      const { unmount } = render(<CardFace card={card} />);
      const shown = read(textOf(screen.toJSON()));
      const expected = (lines: readonly arrakis.Line[]): readonly string[] =>
        lines.flatMap(({ text, inner }) => [text, ...expected(inner)]);
      for (const line of expected(card.lines)) {
        const letters = (words: string) => words.replace(/\s/g, '');
        expect(letters(shown)).toContain(letters(line));
      }
      unmount();
    }
  });

  it('draws a picture for every word that has one', () => {
    const kinds = new Map(
      everyCard()
        .flatMap(({ lines }) => glyphsOf(lines))
        .map((one) => [one.glyph, one]),
    );
    expect(kinds.size).toBeGreaterThan(12);
    for (const glyph of kinds.values()) {
      const drawn = render(<LineGlyph glyph={glyph} side="atreides" size={20} ink="#000" ground="#fff" />);
      expect(drawn.toJSON()).not.toBeNull();
      drawn.unmount();
    }
  });

  it('hides the numbers of its clauses behind one sign', () => {
    const card = arrakis.printPlanningCard('shai-hulud', english());
    const clauses = clausesOf(card);
    expect(clauses.length).toBeGreaterThan(1);
    render(<CardFace card={card} clauses />);
    expect(screen.queryAllByTestId(/^clause-/)).toHaveLength(0);
    fireEvent.press(screen.getByTestId('clauses'));
    expect(screen.queryAllByTestId(/^clause-/)).toHaveLength(clauses.length);
  });

  it('turns a corner down where a fact was reconstructed, and says which', () => {
    const marked = everyCard().find(({ mark }) => mark !== null);
    const plain = everyCard().find(({ mark }) => mark === null);
    if (!marked || !plain) throw new Error('no such card');
    const { rerender } = render(<CardFace card={marked} />);
    expect(screen.getByTestId('reconstructed', { includeHiddenElements: true })).toBeTruthy();
    expect(screen.getByText(`◊ ${marked.mark}`)).toBeTruthy();
    rerender(<CardFace card={plain} />);
    expect(screen.queryByTestId('reconstructed', { includeHiddenElements: true })).toBeNull();
  });

  it('is parchment for the Houses and ink for their allies', () => {
    const of = (house: arrakis.House) => {
      const card = arrakis.PLANNING_CARDS.find((fact) => fact.house === house);
      if (!card) throw new Error('no such deck');
      return cardColours(arrakis.printPlanningCard(card.id, english()));
    };
    expect(of('atreides').ground).toBe(of('harkonnen').ground);
    expect(of('fremen').ground).toBe(of('corrino').ground);
    expect(of('atreides').ground).not.toBe(of('fremen').ground);
    expect(of('atreides').edge).not.toBe(of('harkonnen').edge);
    expect(of('fremen').edge).not.toBe(of('corrino').edge);
  });

  it('shows what the card is about: the leader who comes, the vehicles that are placed', () => {
    const planning = (id: arrakis.CardId) => cardTheme(arrakis.printPlanningCard(id, english()));
    expect(planning('beloved-feyd-rautha')).toBe(leaderGlyphs.feyd);
    expect(planning('captured-ornithopter')).toBe(vehicleGlyphs.ornithopter);
    expect(cardTheme(arrakis.printLeader('chani', english()))).toBe(leaderGlyphs.chani);
  });
});
