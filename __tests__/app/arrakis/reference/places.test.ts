import { CLAUSES } from '../../../../app/arrakis/book/clauses';
import { paragraphOf, placeOf } from '../../../../app/arrakis/book/places';

describe('places in the book', () => {
  it.each(CLAUSES)('?clause=%s opens a paragraph that is about it', (clause) => {
    const place = placeOf({ clause });
    expect(place.at).toBe('chapter');
    expect(paragraphOf(clause)?.shape.clauses).toContain(clause);
    expect(paragraphOf(clause)?.shape.kind).not.toBe('example');
  });

  it('opens the paragraph that is about a clause alone', () => {
    expect(placeOf({ clause: 'R7.13' })).toEqual({ at: 'chapter', chapter: 'battle', paragraph: 'retreat' });
    expect(placeOf({ clause: 'R7.10' })).toEqual({
      at: 'chapter',
      chapter: 'battle',
      paragraph: 'battle-sequence',
    });
  });

  it('says so when there is no such place', () => {
    expect(placeOf({ clause: 'R99.1' })).toEqual({ at: 'unknown', name: 'R99.1' });
    expect(placeOf({ paragraph: 'nowhere' })).toEqual({ at: 'unknown', name: 'nowhere' });
    expect(placeOf({ term: 'nothing' })).toEqual({ at: 'unknown', name: 'nothing' });
    expect(placeOf({ chapter: 'none' })).toEqual({ at: 'unknown', name: 'none' });
  });

  it('opens chapters, terms, the glossary and the contents', () => {
    expect(placeOf({ chapter: 'solo' })).toEqual({ at: 'chapter', chapter: 'solo', paragraph: null });
    expect(placeOf({ term: 'legion' })).toEqual({ at: 'glossary', term: 'legion' });
    expect(placeOf({ part: 'glossary' })).toEqual({ at: 'glossary', term: null });
    expect(placeOf({})).toEqual({ at: 'contents' });
    expect(placeOf({ clause: '', chapter: '' })).toEqual({ at: 'contents' });
  });
});
