import type { Side } from '../names';
import type { Glyph } from './glyph';
import type { MessageId, SlotOf, Voice } from './catalogue';
import type { NounId } from './nouns';
import type { Noun, Phrase, Run } from './text';
import { capitalise, plain, render } from '../../core/text/phrase';
import type { ListKind } from '../../core/text/phrase';

/** Words as the app shows them: the text, and the same text in runs with pictures. */
export interface Said {
  readonly text: string;
  readonly runs: readonly Run[];
}

export type Saying<Id extends MessageId> = Readonly<Record<SlotOf<Id>, Phrase>>;

/** A message with its slots; `count` decides its number where the message has several forms. */
export function say<Id extends MessageId>(
  voice: Voice,
  id: Id,
  slots: Saying<Id>,
  count: number | null = null,
  side: Side = voice.side,
): Phrase {
  return { says: 'message', entry: voice.catalogue.messages[id], slots, count, variant: side };
}

/** A message that as a whole stands for something with a picture. */
export function pictured<Id extends MessageId>(
  voice: Voice,
  id: Id,
  slots: Saying<Id>,
  glyph: Glyph,
): Phrase {
  return {
    says: 'message',
    entry: voice.catalogue.messages[id],
    slots,
    count: null,
    variant: voice.side,
    glyph,
  };
}

/** A noun without a number before it. */
export function noun(
  voice: Voice,
  id: NounId,
  glyph: Glyph | null = null,
  side: Side = voice.side,
  count = 1,
): Phrase {
  return { says: 'noun', noun: voice.catalogue.nouns[id], count, counted: false, variant: side, glyph };
}

/** A number with its noun: "2 elites". */
export function counted(
  voice: Voice,
  id: NounId,
  count: number,
  glyph: Glyph | null = null,
  side = voice.side,
): Phrase {
  return { says: 'noun', noun: voice.catalogue.nouns[id], count, counted: true, variant: side, glyph };
}

/** A name that the catalogue may inflect; else as printed. */
export function named(noun: Noun | undefined, printed: string, glyph: Glyph): Phrase {
  return { says: 'noun', noun: noun ?? { forms: printed }, count: 1, counted: false, variant: null, glyph };
}

export function number(n: number): Phrase {
  return { says: 'text', text: String(n), count: n };
}

/** Words that no catalogue knows, such as a player's name. */
export function verbatim(text: string): Phrase {
  return { says: 'text', text };
}

export function list(of: readonly Phrase[], by: ListKind = 'and'): Phrase {
  return { says: 'list', of, by };
}

/** A whole sentence. */
export function spoken(voice: Voice, phrase: Phrase): Said {
  const runs = capitalise(render(voice.catalogue.grammar, phrase));
  return { text: plain(runs), runs };
}

/** The same without a capital, for use within other text. */
export function words(voice: Voice, phrase: Phrase): string {
  return plain(render(voice.catalogue.grammar, phrase));
}
