import { filterItems, NO_FILTER, tagsOf } from '../../../../app/imperium/reference/gallery/filter';
import { DECKS, ITEMS, wordsOf } from '../../../../app/imperium/reference/gallery/items';
import { rulesOf } from '../../../../app/imperium/reference/gallery/rulesOf';
import { bookFor } from '../../../../app/imperium/book/books';
import { places } from '../../../../app/imperium/book/places';
import { imperiumThings } from '../../../../app/imperium/reference/things';
import { catalogueFor } from '../../../../app/imperium/texts/catalogue';
import { LANGUAGES } from '../../../../app/i18n/languages';
import { indexFor } from '../../../../app/reference/search/useSearch';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

const copiesOf = (deck: string) =>
  ITEMS.filter((item) => item.deck === deck).reduce((sum, { copies }) => sum + copies, 0);

describe('the gallery', () => {
  it('I1: shows as many cards of each deck as there are in the box', () => {
    expect(DECKS.map((deck) => [deck, copiesOf(deck)])).toEqual([
      ['spaces', 22],
      ['imperium', 67],
      ['reserve', 24],
      ['starters', 10],
      ['intrigue', 40],
      ['leaders', 8],
      ['conflicts', 18],
      ['hagal', 31],
    ]);
  });

  it('has a key of its own for everything', () => {
    const keys = ITEMS.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('filters by deck and by what its things have', () => {
    const english = catalogueFor('en');
    const names = (filter: Parameters<typeof filterItems>[0]) =>
      filterItems(filter, english).map(({ printed }) => printed.name);
    expect(names({ deck: 'spaces', tag: 'fremen' })).toEqual(['Hardy Warriors', 'Stillsuits']);
    expect(names({ deck: 'conflicts', tag: 'tier1' })).toHaveLength(4);
    expect(names({ deck: 'intrigue', tag: 'endgame' })).toContain('Corner the Market');
    expect(names({ deck: 'intrigue', tag: 'endgame' })).not.toContain('Ambush');
    expect(names({ deck: 'hagal', tag: 'two' })).toContain('Reshuffle');
    expect(names({ deck: 'hagal', tag: 'solo' })).not.toContain('Reshuffle');
    expect(filterItems(NO_FILTER, english)).toHaveLength(ITEMS.length);
  });

  it('offers no filter that finds nothing', () => {
    for (const deck of DECKS) {
      const empty = tagsOf(deck).filter((tag) => filterItems({ deck, tag }, catalogueFor('en')).length === 0);
      expect([deck, empty]).toEqual([deck, []]);
    }
  });

  it.each(LANGUAGES)('leads from everything to the rules: %s', (language) => {
    const book = bookFor(language);
    for (const shown of filterItems(NO_FILTER, catalogueFor(language))) {
      const links = rulesOf(shown, book);
      expect(links.length).toBeGreaterThan(0);
      for (const { clause, paragraph } of links)
        expect(places.paragraphAt(paragraph)?.shape.clauses).toContain(clause);
      expect(wordsOf(shown.printed.lines).length).toBeGreaterThan(0);
    }
  });

  it('leads from a card that the book explains to that paragraph', () => {
    const shown = filterItems({ deck: 'intrigue', tag: 'any' }, catalogueFor('en'));
    const card = shown.find(({ item }) => item.id === 'bindu-suspension');
    expect(card && rulesOf(card, bookFor('en')).map(({ paragraph }) => paragraph)).toContain('card-bindu');
  });
});

describe('the search of all games', () => {
  it('knows everything in the gallery, under names of its own', () => {
    const ids = imperiumThings('en').map(({ kind, id }) => `${kind}:${id}`);
    expect(new Set(ids).size).toBe(ITEMS.length);
  });

  it.each([
    ['Kwisatz Haderach', 'imperium/card:imperium-kwisatz-haderach'],
    ['Sell Melange', 'imperium/space:spaces-sell-melange'],
    ['Rabban', 'imperium/leader:leaders-rabban'],
    ['Siege of Carthag', 'imperium/conflict:conflicts-siege-of-carthag'],
    ['Harvest Spice', 'imperium/hagal:hagal-harvest-spice'],
    ['I13.6', 'imperium/paragraph:rivals-spend'],
    ['persuation', 'imperium/term:persuasion'],
  ])('%s leads to %s', (query, wanted) => {
    const found = indexFor('en').find(query, 'imperium').slice(0, 6);
    expect(found.map(({ id }) => id)).toContain(wanted);
  });

  it('finds both games, the open one first', () => {
    for (const game of ['arrakis', 'imperium']) {
      const found = indexFor('en').find('retreat', game);
      expect(found[0]?.game).toBe(game);
      expect(new Set(found.map((result) => result.game)).size).toBe(2);
    }
  });

  it('finds a clause of this book and nothing of the other', () => {
    const found = indexFor('en').find('I6.6');
    expect(found.map(({ id }) => id).sort()).toEqual([
      'imperium/paragraph:bond',
      'imperium/paragraph:bond-example',
    ]);
  });

  it.each([
    ['cs', 'prizen', 'imperium/term:persuasion'],
    ['pl', 'perswazja', 'imperium/term:persuasion'],
    ['uk', 'переконання', 'imperium/term:persuasion'],
    ['de', 'Ueberzeugung', 'imperium/term:persuasion'],
  ] as const)('%s: %s leads to %s', (language, query, wanted) => {
    const found = indexFor(language).find(query, 'imperium').slice(0, 5);
    expect(found.map(({ id }) => id)).toContain(wanted);
  });
});
