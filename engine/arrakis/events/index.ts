/** What happened, in order, and what is true of every event of a type. */
export type { TrackReason, TrackStep } from './trackReason';
export type { ForceShown, GameEvent, HitsReckoning, Log } from './event';
export { EVENT_FACTS, EVENT_SOUNDS } from './eventFacts';
export type { EventFacts, EventRank, EventSound } from './eventFacts';
