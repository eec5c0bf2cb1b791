import type { Language } from './languages';

/** A number with so many places after the point or comma of the language. */
export function decimal(value: number, places: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: places, maximumFractionDigits: places });
}
