/** The door of War for Arrakis: whatever lies outside this folder imports from here and from nowhere deeper. */
export * from './names';
export { BEARINGS } from './data/bearings.data';
export * from './data/board.data';
export * from './data/compass';
export * from './data/components.data';
export * from './data/leaders.data';
export { PLANNING_CARDS } from './data/planning.data';
export type { CardId, PlanningCardFact } from './data/planning.data';
export { PRESCIENCE_CARDS } from './data/prescience.data';
export type { PrescienceFact, PrescienceId } from './data/prescience.data';
export { hashState } from '../core/hash';
export {
  apply,
  explain,
  legalMoves,
  newGame,
  newGameInSteps,
  outcome,
  pending,
  play,
  playInSteps,
  playListed,
  playSilently,
} from './engine';
export type { Outcome, Pending, PlayedStep } from './engine';
export { leavesLeadersAlone } from './movement/leftAlone';
export type { LeftAlone } from './movement/leftAlone';
export { evenPick, tieMatters } from './mahdi/ties';
export { strengthAt } from './mahdi/strength';
export type { Strength } from './mahdi/strength';
export { EVENT_FACTS, EVENT_SOUNDS } from './events';
export type { EventFacts, EventRank, EventSound, ForceShown, GameEvent, HitsReckoning } from './events';
export { rankOf, scenesOf, tellScene } from './telling';
export type { Scene, SceneText } from './telling';
export { ENGINE_VERSION, arrakisGame } from './game';
export { FIGURES, MOVE_WORDS, canonicalMove, moveOf, parseMove, printMove } from './moves';
export type { FreeAction, Move, MoveKind, OptionName } from './moves';
export { NotationError, parsePosition, printPosition } from './notation/position';
export { REASONS } from './refusals';
export type { Reason } from './refusals';
export { cloneState } from './state/clone';
export { MODES, isShared, isSolo } from './state/options';
export { partnerOf, seatPlan, seatsOf } from './state/seating';
export type { GameOptions, Mode } from './state/options';
export type { SeatPlan } from './state/seating';
export type { State } from './state/state';
export type { FrameKind } from './frames/frame';
export { view } from './view/view';
export { vainMoves } from './view/vain';
export type { DecisionView } from './view/decision';
export type { BattleView } from './view/battle';
export type * from './view/types';
export {
  atRest,
  foughtOnTable,
  newTable,
  tableAttack,
  tableDie,
  tableGoOn,
  tableHarvest,
  tableMove,
  tableRound,
} from './companion/companion';
export type { TableAttack, Told } from './companion/companion';
export { CARD_SOURCES, tableDraw, withNextCard, withReinforcements } from './companion/cards';
export type { CardSource } from './companion/cards';
export {
  tableTactics,
  targetFell,
  targetsBeside,
  withStandingTarget,
  withTactics,
} from './companion/tactics';
export type { Drawn } from './companion/tactics';
export { tableAdvances, tableRetreats, withTableAdvance } from './companion/outcome';
export {
  nextTableLosses,
  tableBattle,
  tableDefence,
  tableLosses,
  withCardsTurned,
  withTableFallen,
  withTableLoss,
  withTableLosses,
} from './companion/battle';
export type { TableLoss } from './companion/battle';
export { tableHazards, withWormsigns } from './companion/hazards';
export {
  STARTING_SETS,
  STARTING_SETTLEMENTS,
  startingKindsOf,
  startingTokens,
  withStartingKind,
  withStartingRank,
} from './companion/start';
export { tableTracks, withTableTracks } from './companion/tracks';
export type { TableTracks } from './companion/tracks';
export {
  ImpossibleTable,
  TABLE_FAULTS,
  tableArea,
  withTableArea,
  withTableLeader,
  withTableMove,
  withTableZone,
} from './companion/table';
export type { TableArea, TableFault } from './companion/table';
export { battleOdds } from './odds/battleOdds';
export type { Odds, OddsForce, OddsQuestion, OddsSide } from './odds/question';
export * from './messages';
export * from './cards/printer';
