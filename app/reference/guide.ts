import type { Href } from 'expo-router';
import type { ComponentType } from 'react';

import type { StringKey, Translate } from '../i18n';
import type { Language } from '../i18n/languages';
import type { AllTexts } from '../i18n/spoken';
import type { BookPlaces } from './book/places';
import type { PlayersWords } from './book/playersWords';
import type { BookWords } from './book/types';
import type { ReferenceIconName } from './ui/referenceIcons';

/** A tool of the reference, besides the book. */
export interface Tool {
  readonly id: string;
  readonly title: StringKey;
  readonly about: StringKey;
  readonly icon: ReferenceIconName;
  readonly href: Href;
}

export const THING_KINDS = ['card', 'area', 'space', 'leader', 'conflict', 'hagal'] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** Something besides the book that can be found, and where it is shown. */
export interface Thing {
  readonly kind: ThingKind;
  /** Unique among the things of its kind. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: Href;
}

/** What one game brings to the reference: its rules book, its things, its tools. The shell knows a game's rules by this. */
export interface Guide {
  /** The id of the game's rules. */
  readonly game: string;
  title(t: Translate): string;
  /** Loaded with each language. */
  readonly texts: AllTexts;
  readonly places: BookPlaces;
  bookFor(language: Language): BookWords;
  /** How players ask for what the book says, where it uses other words. */
  readonly playersWords?: Readonly<Record<Language, PlayersWords>>;
  /** A drawing of the book, by its id; null for a book without drawings. */
  readonly Diagram: ComponentType<{ readonly id: string }> | null;
  readonly tools: readonly Tool[];
  /** The automaton for people who play on their own table. */
  readonly companion: Href;
  thingsIn(language: Language): readonly Thing[];
  /** Stands before its paragraphs in the settings; nothing for the game that was there before others. */
  readonly mark: string;
}
