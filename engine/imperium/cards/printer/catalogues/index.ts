import type { Catalogue } from '../messages';
import { CS } from './cs';
import { DE } from './de';
import { EN } from './en';
import { PL } from './pl';
import { UK } from './uk';

export const LANGUAGES = ['en', 'cs', 'pl', 'uk', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: EN, cs: CS, pl: PL, uk: UK, de: DE };
