import type { AllTexts } from '../i18n/spoken';
import { books } from './book/books';
import { catalogues } from './texts/catalogue';

/** What Dune: Imperium brings in each language: what the game says, and its rules book. */
export const imperiumTexts: AllTexts = [catalogues, books];
