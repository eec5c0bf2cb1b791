import type { Catalogue } from '../catalogue';
import { CS } from './cs';
import { DE } from './de';
import { EN } from './en';
import { PL } from './pl';
import { UK } from './uk';

/** The languages that the engine speaks. */
export const CATALOGUES = { en: EN, cs: CS, pl: PL, uk: UK, de: DE } as const satisfies Record<
  string,
  Catalogue
>;
export type Language = keyof typeof CATALOGUES;
