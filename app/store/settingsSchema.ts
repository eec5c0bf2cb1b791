import * as v from 'valibot';

import { LANGUAGES } from '../i18n/languages';

export const themes = ['system', 'day', 'night'] as const;
export const languages = ['system', ...LANGUAGES] as const;
export const motions = ['system', 'reduced'] as const;
export const textSizes = ['normal', 'large', 'largest'] as const;

export const textScales: Readonly<Record<(typeof textSizes)[number], number>> = {
  normal: 1,
  large: 1.2,
  largest: 1.4,
};

// Each setting falls back alone: one value that is damaged or from a newer version costs only itself.
export const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  language: v.fallback(v.picklist(languages), 'system'),
  motion: v.fallback(v.picklist(motions), 'system'),
  textSize: v.fallback(v.picklist(textSizes), 'normal'),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const unset = Object.fromEntries(Object.keys(settingsSchema.entries).map((key) => [key, undefined]));
  return v.parse(settingsSchema, { ...unset, ...stored });
}

export const defaultSettings: Settings = readSettings({});
