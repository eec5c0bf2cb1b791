/** The door of Dune: Imperium: whatever lies outside this folder imports from here and from nowhere deeper. */
export * from './names';
export { CARDS, CARD_IDS } from './cards/tables';
export { RESERVE_CARDS, STARTER_CARDS } from './data/starters.data';
export type { CardFact } from './data/starters.data';
export { CONFLICTS } from './data/conflicts.data';
export type { ConflictFact } from './data/conflicts.data';
export { HAGAL_CARDS } from './data/hagal.data';
export type { HagalFact } from './data/hagal.data';
export { INTRIGUES, MOMENTS } from './data/intrigue.data';
export type { IntrigueFact, Moment } from './data/intrigue.data';
export { LEADER_FACTS } from './data/leaders.data';
export type { LeaderFact } from './data/leaders.data';
export { SPACES } from './data/spaces.data';
export type { SpaceFact } from './data/spaces.data';
export { TRACK_BONUS } from './data/tracks.data';
export type { TrackBonus } from './data/tracks.data';
export type { Condition, Cost, Step, StepKind } from './cards/step';
export { newTable, tableMove, tableStay, tableStuck, tableSwords, tableTurn } from './companion/companion';
export type { Told } from './companion/companion';
export { tableDeal, tableDeck, tableShuffle } from './companion/deck';
export type { DeckCard } from './companion/deck';
export * from './companion/edit';
export { tableNeeds } from './companion/needs';
export type { TableNeed } from './companion/needs';
export {
  tableCombat,
  tableConflict,
  tableConflicts,
  tableDefender,
  tableEnd,
  tablePhase,
  tableResult,
  tableResultNeeds,
  tableRound,
} from './companion/round';
export { hashState } from '../core/hash';
export { explain, legalMoves, newGame, outcome, pending, play } from './engine';
export type { Outcome, Pending } from './engine';
export { HAGAL_DEEDS } from './events';
export type { GameEvent, HagalDeed } from './events';
export { EVENT_FACTS, EVENT_SOUNDS } from './eventFacts';
export type { EventFacts, EventSound } from './eventFacts';
export { ENGINE_VERSION, imperiumGame } from './game';
export { MOVE_WORDS, canonicalMove, moveOf, parseMove, printMove } from './moves';
export type { Move, MoveKind, OptionName } from './moves';
export { NotationError, parsePosition, printPosition } from './notation/position';
export { REASONS } from './refusals';
export type { Reason } from './refusals';
export { cloneState } from './state/clone';
export { isPerson, seatCount } from './state/options';
export type { GameOptions, LeaderChoice } from './state/options';
export type { State } from './state/state';
export type { FrameKind } from './frames/frame';
export { routineMove } from './turns/routine';
export { determinize } from './view/determinize';
export { view } from './view/view';
export type * from './view/types';
export * from './messages';
export * from './cards/printer';
