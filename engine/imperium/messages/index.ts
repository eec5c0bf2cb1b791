/** What the engine says, in the language of a catalogue. English is always there; others are loaded, see `../languages`. */
export { EN } from './catalogues/en';
export type { Catalogue, MessageId } from './catalogue';
export { narrate } from './events/narrate';
export { label } from './labels/label';
export type { Seats } from './names';
export { prompt } from './prompts/prompt';
export type { Prompt } from './prompts/prompt';
export type { Said } from './say';
export type { Glyph, Run } from './text';
