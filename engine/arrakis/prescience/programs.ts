import type { NamedLeader } from '../cards/step';
import type { Terrain } from '../data/board.data';
import type { PrescienceId } from '../data/prescience.data';

/** Things that have just happened and that a card may wait for (R8.4). */
export const CLAIM_EVENTS = ['harvesterDestroyed', 'sandride', 'battleWon', 'wormKilled'] as const;
export type ClaimEvent = (typeof CLAIM_EVENTS)[number];

/** What must hold, or have just happened, for a claim. */
export type Need =
  | {
      readonly need: 'legionsOn';
      readonly terrain: Terrain;
      readonly count: number;
      readonly outsideSietches?: true;
    }
  | { readonly need: 'inHiddenSietch'; readonly leader: NamedLeader }
  | { readonly need: 'eachInOpenDeepDesert'; readonly leaders: readonly NamedLeader[] }
  | { readonly need: 'togetherInSietch'; readonly leaders: readonly [NamedLeader, NamedLeader] }
  | { readonly need: 'tokensWith'; readonly leader: NamedLeader; readonly count: number }
  | { readonly need: 'inQuietSector'; readonly leader: NamedLeader }
  | { readonly need: 'challenger' }
  | { readonly need: 'threatenedToken' }
  | { readonly need: 'event'; readonly event: ClaimEvent };

/** What is done as the claim. */
export type ClaimEffect =
  | { readonly effect: 'revealSietchOf'; readonly leader: NamedLeader }
  | { readonly effect: 'revealTokensWith'; readonly leader: NamedLeader; readonly count: number }
  | { readonly effect: 'toTank'; readonly leader: NamedLeader }
  | { readonly effect: 'removeChallengersNaib' }
  | { readonly effect: 'removeThreatenedToken' };

export interface PrescienceProgram {
  readonly needs: Need;
  /** `die`: spending one is the action of that turn; `free`: a free action of the own turn; `none`: at once. */
  readonly cost: 'die' | 'free' | 'none';
  readonly effect?: ClaimEffect;
}

/** What each prescience card asks for (R8.3, R8.4); what it gains is in its facts. */
export const PRESCIENCE_PROGRAMS: Readonly<Record<PrescienceId, PrescienceProgram>> = {
  'dew-collectors': { needs: { need: 'legionsOn', terrain: 'plateau', count: 3 }, cost: 'none' },
  mahdi: {
    needs: { need: 'inHiddenSietch', leader: 'paul*' },
    cost: 'none',
    effect: { effect: 'revealSietchOf', leader: 'paul*' },
  },
  'water-discipline': {
    needs: { need: 'eachInOpenDeepDesert', leaders: ['paul*', 'jessica*'] },
    cost: 'none',
  },
  'wind-traps': { needs: { need: 'legionsOn', terrain: 'mountain', count: 3 }, cost: 'none' },
  'stunted-worms': { needs: { need: 'legionsOn', terrain: 'minorErg', count: 2 }, cost: 'none' },
  'bene-gesserit-ways': { needs: { need: 'togetherInSietch', leaders: ['jessica*', 'paul*'] }, cost: 'none' },
  'desert-war': {
    needs: { need: 'legionsOn', terrain: 'desert', count: 4, outsideSietches: true },
    cost: 'none',
  },
  'lisan-al-gaib': {
    needs: { need: 'tokensWith', leader: 'paul*', count: 2 },
    cost: 'none',
    effect: { effect: 'revealTokensWith', leader: 'paul*', count: 2 },
  },
  'water-of-life': {
    needs: { need: 'inQuietSector', leader: 'paul*' },
    cost: 'die',
    effect: { effect: 'toTank', leader: 'paul*' },
  },
  'tahaddi-challenge': {
    needs: { need: 'challenger' },
    cost: 'die',
    effect: { effect: 'removeChallengersNaib' },
  },
  'families-flee': {
    needs: { need: 'threatenedToken' },
    cost: 'free',
    effect: { effect: 'removeThreatenedToken' },
  },
  'sandride-mudir': { needs: { need: 'event', event: 'sandride' }, cost: 'none' },
  razzia: { needs: { need: 'event', event: 'harvesterDestroyed' }, cost: 'none' },
  'oppressor-falls': { needs: { need: 'event', event: 'battleWon' }, cost: 'none' },
  'jessica-changes-the-water': {
    needs: { need: 'inQuietSector', leader: 'jessica*' },
    cost: 'die',
    effect: { effect: 'toTank', leader: 'jessica*' },
  },
  'maker-strikes': { needs: { need: 'event', event: 'wormKilled' }, cost: 'none' },
};
