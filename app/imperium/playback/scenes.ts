import type { imperium } from '../../../engine';
import { actorOf, isTold, rankOf, type Rank } from './rank';

/** Events that are told as one thing: what leads, and what came of it. */
export interface Scene {
  readonly rank: Rank;
  readonly lead: imperium.GameEvent;
  /** Whose turn or deed it is; null for what happens to all. */
  readonly seat: number | null;
  /** Places of the first event and of the one after the last in the list that was cut. */
  readonly first: number;
  readonly end: number;
}

type Type = imperium.GameEvent['type'];

/** Something new begins with each of them. */
const OPENS: ReadonlySet<Type> = new Set<Type>([
  'roundBegins',
  'leaderTaken',
  'turnPassed',
  'cardPlayed',
  'cardsRevealed',
  'intriguePlayed',
  'combatPassed',
  'conflictResolved',
  'reward',
  'agentsRecalled',
  'endgame',
  'victory',
]);

interface Open {
  rank: Rank;
  lead: imperium.GameEvent;
  readonly seat: number | null;
  readonly first: number;
  end: number;
}

/** The card that was turned up has not yet led anywhere. */
function isSearching({ lead }: Open): boolean {
  return lead.type === 'hagal' && ['reveals', 'ignores', 'reshuffles'].includes(lead.what);
}

function opens(now: Open, event: imperium.GameEvent, newTurn: boolean): boolean {
  if (event.type === 'hagal') {
    if (isSearching(now) && event.seat === now.seat) return false;
    return newTurn || event.what === 'reveals' || event.what === 'reshuffles';
  }
  if (event.type === 'agentSent') return now.lead.type !== 'cardPlayed' && now.lead.type !== 'hagal';
  if (event.type === 'bonusSpice') return now.lead.type !== 'bonusSpice';
  // Everybody passes: that is one thing.
  if (event.type === 'combatPassed') return now.lead.type !== 'combatPassed';
  if (newTurn || OPENS.has(event.type)) return true;
  // What somebody else gains or loses by it is part of it; a deed of somebody else is not.
  return now.lead.type === 'combatPassed' || now.lead.type === 'bonusSpice' || now.lead.type === 'turnPassed';
}

/** A card is laid down before its Agent goes; turning up a card comes before where it leads. */
function leads(now: Open, event: imperium.GameEvent): boolean {
  if (now.lead.type === 'cardPlayed') return event.type === 'agentSent';
  return isSearching(now) && event.type === 'hagal';
}

/** Cuts what happened into scenes. Events that only one seat may see lead nothing; who tells a scene leaves them out. */
export function scenesOf(events: readonly imperium.GameEvent[]): readonly Scene[] {
  const scenes: Open[] = [];
  let newTurn = false;
  events.forEach((event, index) => {
    const now = scenes.at(-1);
    if (event.type === 'turnBegins') newTurn = true;
    if (!isTold(event)) {
      if (now !== undefined && !newTurn) now.end = index + 1;
      return;
    }
    const rank = rankOf(event);
    if (now === undefined || opens(now, event, newTurn)) {
      scenes.push({ rank, lead: event, seat: actorOf(event), first: now?.end ?? 0, end: index + 1 });
    } else {
      if (leads(now, event)) Object.assign(now, { lead: event, rank });
      now.end = index + 1;
    }
    newTurn = false;
  });
  return scenes;
}
