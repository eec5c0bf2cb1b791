/** What the engine says, in the language of a catalogue. English is always there; others are loaded, see `../languages`. */
export { EN } from './catalogues/en';
export type { Catalogue, MessageId } from './catalogue';
export { narrate } from './events/narrate';
export type { Seats } from './events/narrate';
export type { Glyph } from './glyph';
export { label } from './labels/label';
export { mahdiReason } from './mahdi/matter';
export type { MahdiReason } from './mahdi/matter';
export { nameOfArea, nameOfLeader, nameOfZone } from './names/plain';
export { prompt } from './prompts/prompt';
export type { Prompt } from './prompts/prompt';
export type { Said } from './say';
export type { Run } from './text';
