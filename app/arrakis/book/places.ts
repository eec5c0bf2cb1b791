import { bookPlaces } from '../../reference/book/places';
import { CLAUSES } from './clauses';
import { CHAPTERS } from './structure';
import { TERMS } from './terms';

/** The places of the rules book of War for Arrakis. */
export const places = bookPlaces({ clauses: CLAUSES, chapters: CHAPTERS, terms: TERMS });

export const { editionsOf, isClause, paragraphOf, placeOf } = places;
