import { CARDS, type CardFact } from '../../../../engine/imperium';

/** Starters and the Reserve come before the Imperium deck. */
const FIRST_IMPERIUM = 10;

export function imperiumCards(which: (card: CardFact) => boolean): string[] {
  return CARDS.slice(FIRST_IMPERIUM).flatMap((card) => (which(card) ? [card.id] : []));
}

/** Runs one spec for each name; a name without a spec, or a spec without a name, fails. */
export function describeSpecs(
  title: string,
  names: readonly string[],
  specs: Readonly<Record<string, () => void>>,
): void {
  describe(title, () => {
    it('each has its spec, and there are no others', () => {
      expect(Object.keys(specs).sort()).toEqual([...names].sort());
    });

    it.each([...names])('%s', (name) => {
      const spec = specs[name];
      if (spec === undefined) throw new Error(`no spec for ${name}`);
      spec();
    });
  });
}
