import type { imperium } from '../../../../engine';
import type { BoardMotion, TroopPlace } from './types';

function withSeat(
  view: imperium.View,
  seat: number,
  change: (now: imperium.SeatView) => Partial<imperium.SeatView>,
): imperium.View {
  return {
    ...view,
    seats: view.seats.map((now) => (now.seat === seat ? { ...now, ...change(now) } : now)),
  };
}

function withAgent(view: imperium.View, seat: number, space: string | null, by: 1 | -1): imperium.View {
  if (space === null) return withSeat(view, seat, ({ agents }) => ({ agents: Math.max(0, agents + by) }));
  return {
    ...view,
    spaces: view.spaces.map((now) => {
      if (now.space !== space) return now;
      if (by === 1) return { ...now, agents: [...now.agents, seat] };
      const last = now.agents.lastIndexOf(seat);
      return last < 0 ? now : { ...now, agents: now.agents.filter((_, index) => index !== last) };
    }),
  };
}

function withTroops(view: imperium.View, seat: number, place: TroopPlace, by: number): imperium.View {
  return withSeat(view, seat, (now) => {
    const count = Math.max(0, now[place] + by);
    // I6.4: each troop in the Conflict counts two.
    const strength = Math.max(0, now.strength + 2 * by);
    return place === 'conflict' && now.strength > 0 ? { conflict: count, strength } : { [place]: count };
  });
}

function undone(view: imperium.View, motion: BoardMotion, moving: boolean): imperium.View {
  const { seat } = motion;
  switch (motion.kind) {
    case 'agent': {
      const without = withAgent(view, seat, motion.to, -1);
      return moving ? without : withAgent(without, seat, motion.from, 1);
    }
    case 'influence':
      return withSeat(view, seat, ({ influence }) => ({
        influence: { ...influence, [motion.faction]: motion.from },
      }));
    case 'points':
      return withSeat(view, seat, () => ({ points: motion.from }));
    case 'troops': {
      const without = withTroops(view, seat, motion.to, -motion.count);
      return moving ? without : withTroops(without, seat, motion.from, motion.count);
    }
  }
}

/** The board before the motions that still wait; what moves just now is taken off it. */
export function beforeMotions(view: imperium.View, motions: readonly BoardMotion[]): imperium.View {
  let before = view;
  for (let index = motions.length - 1; index >= 0; index--) {
    const motion = motions[index];
    if (motion) before = undone(before, motion, index === 0);
  }
  return before;
}
