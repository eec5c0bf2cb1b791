import type { EventLog } from '../core/rule';
import type { Controlled, Faction, LeaderId, Maker, Phase, Resource } from './names';

/**
 * What happened, in order. The log and the animations read only these. An event with `only` may be shown
 * to that seat alone; the others see the event that follows it or nothing.
 */
export type GameEvent = EventBody & { readonly only?: number };

type EventBody =
  | { readonly type: 'roundBegins'; readonly round: number; readonly firstPlayer: number }
  | { readonly type: 'phase'; readonly phase: Phase }
  | { readonly type: 'leaderTaken'; readonly seat: number; readonly leader: LeaderId }
  | { readonly type: 'conflictRevealed'; readonly conflict: string }
  | { readonly type: 'turnBegins'; readonly seat: number }
  | { readonly type: 'turnPassed'; readonly seat: number }
  // cards
  | { readonly type: 'cardsDrawn'; readonly seat: number; readonly count: number }
  | { readonly type: 'cardsSeen'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'deckShuffled'; readonly seat: number }
  | { readonly type: 'cardPlayed'; readonly seat: number; readonly card: string }
  | { readonly type: 'cardsRevealed'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly type: 'cardAcquired';
      readonly seat: number;
      readonly card: string;
      readonly to: 'discard' | 'deckTop';
    }
  | { readonly type: 'rowRefilled'; readonly card: string }
  | { readonly type: 'cardSetAside'; readonly seat: number; readonly card: string }
  | {
      readonly type: 'cardTrashed';
      readonly seat: number;
      readonly card: string;
      readonly from: 'hand' | 'discard' | 'play' | 'deck' | 'aside';
    }
  | { readonly type: 'cardDiscarded'; readonly seat: number; readonly card: string }
  | { readonly type: 'cardReturned'; readonly seat: number; readonly card: string }
  | { readonly type: 'intrigueDrawn'; readonly seat: number; readonly count: number }
  | { readonly type: 'intrigueSeen'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'intriguePlayed'; readonly seat: number; readonly card: string }
  | { readonly type: 'intrigueStolen'; readonly seat: number; readonly from: number }
  | { readonly type: 'intrigueDiscarded'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: 'intrigueShuffled' }
  // Agents and the board
  | {
      readonly type: 'agentSent';
      readonly seat: number;
      readonly space: string;
      /** From the Leader, or from another space. */
      readonly from: string | null;
    }
  | { readonly type: 'agentRecalled'; readonly seat: number; readonly space: string }
  | { readonly type: 'effect'; readonly seat: number; readonly step: string }
  | { readonly type: 'paid'; readonly seat: number; readonly resource: Resource; readonly count: number }
  | { readonly type: 'gained'; readonly seat: number; readonly resource: Resource; readonly count: number }
  | { readonly type: 'persuasion'; readonly seat: number; readonly count: number; readonly total: number }
  | { readonly type: 'swords'; readonly seat: number; readonly count: number; readonly strength: number }
  | { readonly type: 'points'; readonly seat: number; readonly by: number; readonly total: number }
  | {
      readonly type: 'influence';
      readonly seat: number;
      readonly faction: Faction;
      readonly by: number;
      readonly now: number;
    }
  | {
      readonly type: 'alliance';
      readonly faction: Faction;
      readonly seat: number | null;
      readonly from: number | null;
    }
  | { readonly type: 'recruited'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'deployed';
      readonly seat: number;
      readonly count: number;
      readonly from: 'garrison' | 'supply';
    }
  | { readonly type: 'retreated'; readonly seat: number; readonly count: number }
  | {
      readonly type: 'troopsLost';
      readonly seat: number;
      readonly count: number;
      readonly from: 'garrison' | 'conflict';
    }
  | { readonly type: 'mentatTaken'; readonly seat: number }
  | { readonly type: 'councilSeat'; readonly seat: number }
  | { readonly type: 'swordmaster'; readonly seat: number }
  | { readonly type: 'spaceBlocked'; readonly seat: number; readonly space: string }
  | { readonly type: 'masterstrokeChosen'; readonly seat: number; readonly factions: readonly Faction[] }
  | { readonly type: 'masterstroke'; readonly seat: number; readonly factions: readonly Faction[] }
  // Combat and the end of a round
  | { readonly type: 'strengthSet'; readonly seat: number; readonly strength: number }
  | { readonly type: 'combatPassed'; readonly seat: number }
  | {
      readonly type: 'conflictResolved';
      readonly winner: number | null;
      readonly strengths: readonly number[];
    }
  | { readonly type: 'reward'; readonly seat: number; readonly place: 1 | 2 | 3 }
  | { readonly type: 'control'; readonly space: Controlled; readonly seat: number | null }
  | { readonly type: 'bonusSpice'; readonly space: Maker; readonly total: number }
  | { readonly type: 'agentsRecalled' }
  // House Hagal
  | {
      readonly type: 'hagal';
      readonly seat: number;
      readonly clause: string;
      readonly what: HagalDeed;
      /** The card, space or Faction that it is about. */
      readonly about?: string;
      readonly count?: number;
    }
  | { readonly type: 'endgame' }
  | { readonly type: 'victory'; readonly seats: readonly number[] };

/** What the automaton does, as codes of the message catalogue. */
export const HAGAL_DEEDS = [
  'reveals',
  'ignores',
  'reshuffles',
  'finds-no-space',
  'goes',
  'harvests',
  'clears-spice',
  'signet',
  'holds-back',
  'swords',
  'spends',
  'least-influence',
  'removes-control',
  'swordmaster',
] as const;
export type HagalDeed = (typeof HAGAL_DEEDS)[number];

export type Log = EventLog<GameEvent>;
