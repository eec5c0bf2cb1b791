import type { CARD_MESSAGES } from '../cards/printer/messages';
import type { CardId } from '../data/planning.data';
import type { PrescienceId } from '../data/prescience.data';
import type { Side } from '../names';
import type { Reason } from '../refusals';
import type { EVENT_MESSAGES } from './events/messages';
import type { LABEL_MESSAGES } from './labels/messages';
import type { MAHDI_MESSAGES } from './mahdi/messages';
import type { NAME_MESSAGES } from './names/messages';
import type { NamedArea, UnnamedArea } from './names/wilds';
import type { NounId } from './nouns';
import type { PROMPT_MESSAGES } from './prompts/messages';
import type { Entry, Noun } from './text';
import type { Case } from '../../core/text/entry';
import type { Grammar } from '../../core/text/phrase';

/** Every message with the names of its slots. */
export type Messages = typeof CARD_MESSAGES &
  typeof EVENT_MESSAGES &
  typeof LABEL_MESSAGES &
  typeof MAHDI_MESSAGES &
  typeof NAME_MESSAGES &
  typeof PROMPT_MESSAGES;
export type MessageId = keyof Messages;
export type SlotOf<Id extends MessageId> = Messages[Id][number];

/**
 * All that the engine says, in one language. A language is such an object and nothing else: how it counts, the forms of
 * its nouns, its messages. Names that are facts (cards, areas) may be left out; then they stay as printed.
 */
export interface Catalogue {
  /** Language tag, as in `en`. */
  readonly language: string;
  readonly grammar: Grammar;
  readonly nouns: Readonly<Record<NounId, Noun>>;
  readonly messages: Readonly<Record<MessageId, Entry>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** Named areas that read otherwise than printed, and every area without a printed name. */
  readonly areas: Readonly<Partial<Record<NamedArea, Noun>>> & Readonly<Record<UnnamedArea, Noun>>;
  /** The latter in short, as on a map: "S of Windgap". */
  readonly marks: Readonly<Record<UnnamedArea, string>>;
  /** The case of a place in a sentence of the app, which inflects nothing; null where it stands there as a heading. */
  readonly inSentence: Case | null;
  readonly cards: Readonly<Partial<Record<CardId, Noun>>>;
  readonly prescience: Readonly<Partial<Record<PrescienceId, Noun>>>;
}

/** Who is meant by "you" and "yours", and in which language it is said. */
export interface Voice {
  readonly catalogue: Catalogue;
  readonly side: Side;
}
