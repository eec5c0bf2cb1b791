import type { AreaId } from '../data/board.data';
import type { Side } from '../names';

/** Why a marker moved on the supremacy track or on a prescience track. */
export type TrackReason =
  /** A sietch or a Harkonnen settlement fell (R7.16). */
  | { readonly by: 'settlement'; readonly area: AreaId; readonly side: Side }
  /** A testing station was reached (R7.6). */
  | { readonly by: 'station'; readonly area: AreaId }
  /** A prescience card was claimed (R8.5). */
  | { readonly by: 'claim'; readonly card: string }
  /** Cards that lay under the claimed one give a bonus (R8.1). */
  | { readonly by: 'attached' }
  /** A card moves steps from one track to another (R8.7). */
  | { readonly by: 'shift' }
  /** Bought with spice (R10.3). */
  | { readonly by: 'spice' }
  /** The automaton had spice left over (R14.15). */
  | { readonly by: 'surplus' }
  /** The automaton's round came to its end (R14.15). */
  | { readonly by: 'endOfRound' }
  /** The automaton would have taken a Bene Gesserit token (R14.16). */
  | { readonly by: 'token' };

/** The step of a track that brought a leader into play (R8.6). */
export interface TrackStep {
  readonly track: 'supremacy' | 'kwisatzHaderach' | 'sandDwellers' | 'jihad';
  readonly step: number;
}
