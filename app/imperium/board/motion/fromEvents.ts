import type { imperium } from '../../../../engine';
import type { BoardMotion } from './types';

type Without<Motion> = Motion extends unknown ? Omit<Motion, 'id'> : never;

function motionOf(event: imperium.GameEvent): Without<BoardMotion> | null {
  switch (event.type) {
    case 'agentSent':
      return { kind: 'agent', seat: event.seat, from: event.from, to: event.space };
    case 'agentRecalled':
      return { kind: 'agent', seat: event.seat, from: event.space, to: null };
    case 'influence':
      return {
        kind: 'influence',
        seat: event.seat,
        faction: event.faction,
        from: event.now - event.by,
        to: event.now,
      };
    case 'points':
      return { kind: 'points', seat: event.seat, from: event.total - event.by, to: event.total };
    case 'recruited':
      return { kind: 'troops', seat: event.seat, count: event.count, from: 'supply', to: 'garrison' };
    case 'deployed':
      return { kind: 'troops', seat: event.seat, count: event.count, from: event.from, to: 'conflict' };
    case 'retreated':
      return { kind: 'troops', seat: event.seat, count: event.count, from: 'conflict', to: 'garrison' };
    case 'troopsLost':
      return { kind: 'troops', seat: event.seat, count: event.count, from: event.from, to: 'supply' };
    default:
      return null;
  }
}

/** What the board shows of events, in their order; `name` keeps the motions of one batch apart from those of others. */
export function motionsOf(events: readonly imperium.GameEvent[], name: string): readonly BoardMotion[] {
  return events.flatMap((event, index) => {
    const motion = motionOf(event);
    return motion === null ? [] : [{ ...motion, id: `${name}-${index}` }];
  });
}
