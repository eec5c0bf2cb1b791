import { plainText, type Catalogue } from '../../../../../engine/arrakis';
import { printedIn } from './all';

/** Keeps every card of a language as plain text, so that a change of words is seen and read. */
export function keepsItsWords(catalogue: Catalogue): void {
  expect.addSnapshotSerializer({
    test: (value) => typeof value === 'string',
    print: (value) => String(value),
  });

  describe('all printed cards', () => {
    it.each(Object.entries(printedIn(catalogue)))('%s', (_, cards) => {
      expect(cards.map((card) => plainText(card, catalogue)).join('\n\n')).toMatchSnapshot();
    });
  });
}
