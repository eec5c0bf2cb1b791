/** What happened, in order, and what is true of every event of a type. */
export type { ForceShown, GameEvent, Log } from './event';
export { EVENT_FACTS, EVENT_SOUNDS } from './eventFacts';
export type { EventFacts, EventSound } from './eventFacts';
