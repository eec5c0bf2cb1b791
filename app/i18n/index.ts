import { en, type Catalogue, type StringKey } from './en';

export type { StringKey } from './en';
export type Translate = (key: StringKey, values?: Readonly<Record<string, string | number>>) => string;

export function translator(catalogue: Catalogue): Translate {
  return (key, values = {}) =>
    catalogue[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const english = translator(en);

/** A hook, so that screens redraw when the language changes. */
export function useT(): Translate {
  return english;
}
