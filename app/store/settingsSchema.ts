import * as v from 'valibot';

import { LANGUAGES } from '../i18n/languages';

export const themes = ['system', 'day', 'night'] as const;
export const textSizes = ['normal', 'large', 'largest'] as const;
/** How fast things move on the board and how long each step of the automaton stays. */
export const speeds = ['off', 'fast', 'normal', 'slow'] as const;
export const languages = ['system', ...LANGUAGES] as const;
/** The hand that holds nothing: rail and buttons lie on its side. */
export const hands = ['right', 'left'] as const;

export const textScales: Readonly<Record<(typeof textSizes)[number], number>> = {
  normal: 1,
  large: 1.2,
  largest: 1.4,
};

export type Speed = (typeof speeds)[number];

// Each setting falls back alone: one value that is damaged or from a newer version costs only itself.
export const settingsSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  textSize: v.fallback(v.picklist(textSizes), 'normal'),
  language: v.fallback(v.picklist(languages), 'system'),
  speed: v.fallback(v.picklist(speeds), 'normal'),
  sound: v.fallback(v.boolean(), true),
  haptics: v.fallback(v.boolean(), true),
  hand: v.fallback(v.picklist(hands), 'right'),
  facePlayer: v.fallback(v.boolean(), false),
  confirmEnd: v.fallback(v.boolean(), false),
  /** How the last game of each kind was set up, by the id of its rules; each form reads its own. */
  lastGames: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** Paragraphs of the rules book, by id. */
  bookmarks: v.fallback(v.array(v.string()), []),
  /** The paragraph of the rules book that was read last. */
  lastRead: v.fallback(v.string(), ''),
  /** The game whose opening was told last; it is told once. */
  openingTold: v.fallback(v.number(), 0),
  /** Until when partners may confer in secret, in which game and after which move; the app may be closed meanwhile. */
  conferring: v.fallback(
    v.nullable(v.object({ game: v.number(), ply: v.number(), until: v.number() })),
    null,
  ),
  /** Games, each with the version of the rules, of which it was told that they go on from a saved position. */
  troublesTold: v.fallback(v.array(v.string()), []),
});

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>;

const unset = Object.fromEntries(Object.keys(settingsSchema.entries).map((key) => [key, undefined]));

export function readSettings(stored: Readonly<Record<string, unknown>>): Settings {
  return v.parse(settingsSchema, { ...unset, ...stored });
}

export const defaultSettings: Settings = readSettings({});
