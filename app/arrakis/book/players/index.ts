import type { Language } from '../../../i18n/languages';
import type { PlayersWords } from '../../../reference/book/playersWords';
import type { ParagraphId } from '../ids';
import { cs } from './cs';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';
import { uk } from './uk';

/** The words of players, for the search. */
export const PLAYERS_WORDS: Readonly<Record<Language, PlayersWords<ParagraphId>>> = { en, cs, pl, uk, de };
