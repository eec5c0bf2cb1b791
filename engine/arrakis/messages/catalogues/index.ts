import type { Catalogue } from '../catalogue';
import { EN } from './en';

/** The languages that the engine speaks. */
export const CATALOGUES = { en: EN } as const satisfies Record<string, Catalogue>;
export type Language = keyof typeof CATALOGUES;
