import type * as core from '../../core/text/entry';
import type * as phrase from '../../core/text/phrase';
import type { Side } from '../names';
import type { Glyph } from './glyph';

/** The text machinery as this game uses it: words may differ by side, and runs of text carry its small pictures. */
export type Entry = core.Entry<Side>;
export type Noun = core.Noun<Side>;
export type Phrase = phrase.Phrase<Side, Glyph>;
export type Run = phrase.Run<Glyph>;
