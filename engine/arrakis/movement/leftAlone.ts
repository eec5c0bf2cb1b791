import { item } from '../../core/at';
import { IllegalMove } from '../../core/illegalMove';
import type { AreaId } from '../data/board.data';
import { perform } from '../engine';
import type { GameEvent } from '../events';
import type { FrameKind } from '../frames/frame';
import { top } from '../../core/stack';
import type { Move } from '../moves';
import type { LeaderId } from '../names';
import { cloneState } from '../state/clone';
import type { State } from '../state/state';

/** Leaders who would be left without units and thereby be eliminated (R3.3). */
export interface LeftAlone {
  readonly area: AreaId;
  readonly generic: number;
  readonly leaders: readonly LeaderId[];
}

/** Decisions in which a player may take the last unit away from leaders. */
const KINDS: readonly FrameKind[] = ['moveWho', 'place', 'pick', 'claim', 'endClaims', 'guerrilla'];

function areaOf(event: GameEvent): AreaId | null {
  if (event.type === 'removed' && event.why === 'alone') return event.area;
  return event.type === 'leaderToTank' ? (event.alone ?? null) : null;
}

/** Whom a move would leave alone, for asking before it is made; null for nobody, or where it is not legal. */
export function leavesLeadersAlone(s: State, move: Move): LeftAlone | null {
  const kind = top(s)?.k;
  if (kind === undefined || !(KINDS.includes(kind) || move.kind === 'free')) return null;
  const events: GameEvent[] = [];
  try {
    perform(cloneState(s), move, events, () => 'stop'); // the choice itself, not what comes of it
  } catch (error) {
    if (error instanceof IllegalMove) return null;
    throw error;
  }
  const lost = events.filter((event) => areaOf(event) !== null);
  if (lost.length === 0) return null;
  return {
    area: areaOf(item(lost, 0)) as AreaId,
    generic: lost.filter((event) => event.type === 'removed').length,
    leaders: lost.flatMap((event) => (event.type === 'leaderToTank' ? [event.leader] : [])),
  };
}
