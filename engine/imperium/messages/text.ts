import type * as phrase from '../../core/text/phrase';
import type { AgentIcon, Faction, LeaderId, Resource } from '../names';

/** Small pictures that a run of text may carry; the app draws them, or leaves them out. */
export type Glyph =
  | { readonly glyph: 'faction'; readonly faction: Faction }
  | { readonly glyph: 'resource'; readonly resource: Resource }
  | { readonly glyph: 'icon'; readonly icon: AgentIcon }
  | { readonly glyph: 'leader'; readonly leader: LeaderId }
  | { readonly glyph: 'card' | 'intrigueCard' | 'space' | 'conflict'; readonly id: string }
  | { readonly glyph: 'points' | 'persuasion' | 'sword' | 'cards' | 'intrigue' | 'troop' | 'influence' };

/** The text machinery as this game uses it: its words have no variants, and runs of text carry its small pictures. */
export type Phrase = phrase.Phrase<never, Glyph>;
export type Run = phrase.Run<Glyph>;
