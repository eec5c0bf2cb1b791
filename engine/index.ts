/** The engine's only door: the app imports from here and from nowhere deeper. */
export { IllegalMove } from './core/illegalMove';
export type { Refusal } from './core/illegalMove';
export { ReplayError } from './core/record';
export { seedFromText } from './core/random';
export * from './arrakis/names';
export * from './arrakis/data/board.data';
export * from './arrakis/data/components.data';
export * from './arrakis/data/leaders.data';
export { PLANNING_CARDS } from './arrakis/data/planning.data';
export type { CardId, PlanningCardFact } from './arrakis/data/planning.data';
export { PRESCIENCE_CARDS } from './arrakis/data/prescience.data';
export type { PrescienceFact, PrescienceId } from './arrakis/data/prescience.data';
export {
  apply,
  explain,
  hashState,
  legalMoves,
  newGame,
  outcome,
  pending,
  play,
  playListed,
  playSilently,
} from './arrakis/engine';
export type { Outcome, Pending } from './arrakis/engine';
export { applyInSteps, newGameInSteps } from './arrakis/steps';
export type { PlayedStep } from './arrakis/steps';
export { strengthAt } from './arrakis/mahdi/strength';
export type { Strength } from './arrakis/mahdi/strength';
export type { GameEvent, ForceShown } from './arrakis/events';
export { FIGURES, MOVE_WORDS, canonicalMove, moveOf, parseMove, printMove } from './arrakis/moves';
export type { FreeAction, Move, MoveKind, OptionName } from './arrakis/moves';
export { NotationError, parsePosition, printPosition } from './arrakis/notation/position';
export { ENGINE_VERSION, replay, toRecord } from './arrakis/record';
export type { ArrakisRecord } from './arrakis/record';
export { REASONS } from './arrakis/refusals';
export type { Reason } from './arrakis/refusals';
export { cloneState } from './arrakis/state/clone';
export { MODES, seatPlan } from './arrakis/state/options';
export type { GameOptions, Mode, SeatPlan } from './arrakis/state/options';
export type { State } from './arrakis/state/state';
export type { FrameKind } from './arrakis/frames/frame';
export { view } from './arrakis/view/view';
export type { DecisionView } from './arrakis/view/decision';
export type { BattleView } from './arrakis/view/battle';
export type * from './arrakis/view/types';
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
} from './arrakis/companion/companion';
export type { TableAttack, Told } from './arrakis/companion/companion';
export { CARD_SOURCES, tableDraw, withNextCard } from './arrakis/companion/cards';
export type { CardSource } from './arrakis/companion/cards';
export { tableTactics, targetsBeside, withStandingTarget, withTactics } from './arrakis/companion/tactics';
export type { Drawn } from './arrakis/companion/tactics';
export { withTableAdvance } from './arrakis/companion/outcome';
export { tableTracks, withTableTracks } from './arrakis/companion/tracks';
export type { TableTracks } from './arrakis/companion/tracks';
export {
  ImpossibleTable,
  TABLE_FAULTS,
  tableArea,
  withTableArea,
  withTableLeader,
  withTableMove,
  withTableZone,
} from './arrakis/companion/table';
export type { TableArea, TableFault } from './arrakis/companion/table';
export { battleOdds } from './arrakis/odds/battleOdds';
export type { Odds, OddsForce, OddsQuestion, OddsSide } from './arrakis/odds/question';
export * from './arrakis/messages';
export * from './arrakis/cards/printer';
