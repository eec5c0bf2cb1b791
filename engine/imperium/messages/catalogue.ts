import type { Entry, Noun } from '../../core/text/entry';
import type { CardCatalogue } from '../cards/printer/messages';
import type { Phase } from '../names';
import type { Reason } from '../refusals';
import type { EVENT_MESSAGES } from './events/messages';
import type { HAGAL_MESSAGES } from './hagal/messages';
import type { LABEL_MESSAGES } from './labels/messages';
import type { PROMPT_MESSAGES } from './prompts/messages';

/** Every message with the names of its slots. */
export type Messages = typeof EVENT_MESSAGES &
  typeof HAGAL_MESSAGES &
  typeof LABEL_MESSAGES &
  typeof PROMPT_MESSAGES;
export type MessageId = keyof Messages;
export type SlotOf<Id extends MessageId> = Messages[Id][number];

/**
 * All that the engine says, in one language. A language is such an object and nothing else: how it counts, the forms of
 * its nouns, what cards and spaces say, and its messages. Names that no source gives stay as printed.
 */
export interface Catalogue extends CardCatalogue {
  readonly messages: Readonly<Record<MessageId, Entry>>;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly phases: Readonly<Record<Phase, Noun>>;
}
