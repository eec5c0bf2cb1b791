import { capitalise, plain, render } from '../../core/text/phrase';
import type { ListKind } from '../../core/text/phrase';
import type { NounId } from '../cards/printer/messages';
import type { Catalogue, MessageId, SlotOf } from './catalogue';
import type { Glyph, Phrase, Run } from './text';

/** Words as the app shows them: the text, and the same text in runs with pictures. */
export interface Said {
  readonly text: string;
  readonly runs: readonly Run[];
}

export type Saying<Id extends MessageId> = Readonly<Record<SlotOf<Id>, Phrase>>;

/** A message with its slots; `count` decides its number where the message has several forms. */
export function say<Id extends MessageId>(
  catalogue: Catalogue,
  id: Id,
  slots: Saying<Id>,
  count: number | null = null,
): Phrase {
  return { says: 'message', entry: catalogue.messages[id], slots, count, variant: null };
}

const PICTURES: Readonly<Record<NounId, Glyph>> = {
  solari: { glyph: 'resource', resource: 'solari' },
  spice: { glyph: 'resource', resource: 'spice' },
  water: { glyph: 'resource', resource: 'water' },
  vp: { glyph: 'points' },
  persuasion: { glyph: 'persuasion' },
  swords: { glyph: 'sword' },
  card: { glyph: 'cards' },
  intrigue: { glyph: 'intrigue' },
  troop: { glyph: 'troop' },
  influence: { glyph: 'influence' },
};

/** A number with its noun: "2 troops". */
export function counted(catalogue: Catalogue, id: NounId, count: number): Phrase {
  const glyph = PICTURES[id];
  return { says: 'noun', noun: catalogue.nouns[id], count, counted: true, variant: null, glyph };
}

export function number(n: number): Phrase {
  return { says: 'text', text: String(n), count: n };
}

/** Words that no catalogue inflects, such as a player's name. */
export function verbatim(text: string, glyph?: Glyph): Phrase {
  return glyph === undefined ? { says: 'text', text } : { says: 'text', text, glyph };
}

export function list(of: readonly Phrase[], by: ListKind = 'and'): Phrase {
  return { says: 'list', of, by };
}

/** A whole sentence. */
export function spoken(catalogue: Catalogue, phrase: Phrase): Said {
  const runs = capitalise(render(catalogue.grammar, phrase));
  return { text: plain(runs), runs };
}
