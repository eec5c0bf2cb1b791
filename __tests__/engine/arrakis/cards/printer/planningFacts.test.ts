import { CARD_IDS } from '../../../../../engine/arrakis/data/planning.data';
import { ALL, wordsOf } from './all';
import { FACTS } from './planningFacts.data';

/** The facts in order, each from where the one before ended; what is missing is marked. */
function inOrder(text: string, facts: readonly string[]): string[] {
  let from = 0;
  return facts.map((fact) => {
    const at = text.toLowerCase().indexOf(fact.toLowerCase(), from);
    if (at < 0) return `missing: ${fact}`;
    from = at + fact.length;
    return fact;
  });
}

describe('every planning card says what its facts say', () => {
  it.each(CARD_IDS)('%s', (id) => {
    const card = ALL.find((entry) => entry.kind === 'planning' && entry.id === id);
    expect(card).toBeDefined();
    if (card !== undefined) expect(inOrder(wordsOf(card), FACTS[id])).toEqual(FACTS[id]);
  });
});

/** Numbers in the printed text that the facts do not hold would promise too much. */
describe('no planning card promises more than its facts', () => {
  it.each(CARD_IDS.filter((id) => id !== 'hawats-scheming'))('%s', (id) => {
    const card = ALL.find((entry) => entry.kind === 'planning' && entry.id === id);
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map((match) => match[0]).sort();
    const known = new Set(numbers(FACTS[id].join(' ')));
    expect(
      numbers(card === undefined ? '' : wordsOf(card)).filter((n) => n !== '1' && !known.has(n)),
    ).toEqual([]);
  });
});
