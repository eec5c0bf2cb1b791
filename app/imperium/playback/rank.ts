import { imperium } from '../../../engine';

/** A moment is read, a beat is seen, a line stands in the log alone; what is `never` told is part of something else. */
export type Rank = 'moment' | 'beat' | 'line';

const RANKS: Readonly<Partial<Record<imperium.GameEvent['type'], Rank>>> = {
  roundBegins: 'moment',
  leaderTaken: 'beat',
  turnPassed: 'line',
  cardPlayed: 'beat',
  agentSent: 'beat',
  cardsRevealed: 'beat',
  intriguePlayed: 'moment',
  combatPassed: 'line',
  conflictResolved: 'moment',
  reward: 'moment',
  bonusSpice: 'beat',
  agentsRecalled: 'line',
  masterstroke: 'moment',
  endgame: 'moment',
  victory: 'moment',
};

/** Only follows from what stands before it: it says how much. */
const SMALL: ReadonlySet<imperium.GameEvent['type']> = new Set([
  'cardsDrawn',
  'paid',
  'gained',
  'persuasion',
  'swords',
]);

/** Where House Hagal goes, what it adds, and that it stays away: each card that is turned up is worth a look. */
const TURNS: ReadonlySet<imperium.HagalDeed> = new Set(['goes', 'harvests', 'finds-no-space', 'swords']);

export function rankOf(event: imperium.GameEvent): Rank {
  if (event.type === 'hagal') return TURNS.has(event.what) ? 'moment' : 'line';
  return RANKS[event.type] ?? (SMALL.has(event.type) ? 'line' : 'beat');
}

/** Worth a line in the log, and no more. */
const NEVER_TOLD: ReadonlySet<imperium.GameEvent['type']> = new Set(['phase', 'rowRefilled', 'deckShuffled']);

export function isLogged({ type, only }: imperium.GameEvent): boolean {
  const { told } = imperium.EVENT_FACTS[type];
  return only === undefined && told !== 'never' && told !== 'implied';
}

export function isTold(event: imperium.GameEvent): boolean {
  return isLogged(event) && !NEVER_TOLD.has(event.type);
}

/** Who did it; null where it is nobody's own doing, although somebody may gain by it. */
export function actorOf(event: imperium.GameEvent): number | null {
  if (event.type === 'reward' || event.type === 'control' || event.type === 'alliance') return null;
  return 'seat' in event && event.seat !== undefined ? event.seat : null;
}
