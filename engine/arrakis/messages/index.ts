/** What the engine says, in the language of a catalogue. English is always there; others are loaded, see `../languages`. */
export { EN } from './catalogues/en';
export type { Catalogue, MessageId } from './catalogue';
export { tellBattle } from './events/battleTold';
export { narrate } from './events/narrate';
export { narrateAll } from './events/narrateAll';
export type { Seats } from './events/seats';
export type { Glyph } from './glyph';
export { label } from './labels/label';
export { mahdiReason } from './mahdi/matter';
export type { MahdiReason } from './mahdi/matter';
export {
  areaInSentence,
  isUnnamed,
  nameOfArea,
  nameOfLeader,
  nameOfZone,
  numberOfArea,
  shortNameOfArea,
} from './names/plain';
export { prompt } from './prompts/prompt';
export type { Prompt } from './prompts/prompt';
export type { Said } from './say';
export type { Run } from './text';
