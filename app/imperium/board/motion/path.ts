import type { imperium } from '../../../../engine';
import { agentPlace, agentSize } from '../layout/agents';
import { markerPlace, markerSize } from '../layout/tracks';
import type { BoardLayout, Point } from '../layout/types';
import { barEnd, lanePlace } from '../paint/lines';
import { mostStrength } from '../paint/state';
import type { BoardMotion, TroopPlace } from './types';

const NOWHERE: Point = { x: 0, y: 0 };

function agentAt(
  layout: BoardLayout,
  view: imperium.View,
  seat: number,
  space: string | null,
  named: boolean,
): Point {
  const line = layout.lines.find((entry) => entry.seat === seat);
  if (space === null) return line?.agents ?? NOWHERE;
  const place = layout.spaces.find(({ id }) => id === space);
  const there = view.spaces.find((entry) => entry.space === space)?.agents.length ?? 0;
  return place ? agentPlace(place, there, named) : NOWHERE;
}

function troopsAt(layout: BoardLayout, view: imperium.View, seat: number, place: TroopPlace): Point {
  const line = layout.lines.find((entry) => entry.seat === seat);
  const shown = view.seats[seat];
  if (!line || !shown) return NOWHERE;
  if (place === 'conflict') return barEnd(line, shown, mostStrength(view));
  if (place === 'garrison') {
    return { x: line.garrison.x + line.garrison.height / 2, y: line.garrison.y + line.garrison.height / 2 };
  }
  // The supply lies beyond the edge.
  return { x: layout.width / 2 + 30, y: line.garrison.y + line.garrison.height / 2 };
}

/** Where something goes, as points that it passes. `named`: spaces show their names, and Agents stand beside them. */
export function motionPath(
  motion: BoardMotion,
  layout: BoardLayout,
  view: imperium.View,
  named: boolean,
): readonly Point[] {
  const { seat } = motion;
  switch (motion.kind) {
    case 'agent':
      return [agentAt(layout, view, seat, motion.from, named), agentAt(layout, view, seat, motion.to, named)];
    case 'influence': {
      const track = layout.tracks.find(({ faction }) => faction === motion.faction);
      if (!track) return [NOWHERE];
      const way = motion.to < motion.from ? -1 : 1;
      const steps = Math.abs(motion.to - motion.from) * 4;
      return Array.from({ length: steps + 1 }, (_, k) =>
        markerPlace(track, motion.from + (way * k) / 4, seat),
      );
    }
    case 'points': {
      const line = layout.lines.find((entry) => entry.seat === seat);
      return line ? [lanePlace(line, motion.from), lanePlace(line, motion.to)] : [NOWHERE];
    }
    case 'troops':
      return [troopsAt(layout, view, seat, motion.from), troopsAt(layout, view, seat, motion.to)];
  }
}

export function motionSize(motion: BoardMotion, layout: BoardLayout): number {
  const line = layout.lines.find((entry) => entry.seat === motion.seat);
  const track = layout.tracks[0];
  switch (motion.kind) {
    case 'agent': {
      const place = layout.spaces.find(({ id }) => id === (motion.to ?? motion.from));
      return place ? agentSize(place) : 20;
    }
    case 'influence':
      return track ? markerSize(track) * 1.15 : 12;
    case 'points':
      return (line?.signSize ?? 14) * 0.6;
    case 'troops':
      return (line?.garrison.height ?? 12) * 0.95;
  }
}

/** The point at this part of the way. */
export function pointOn(path: readonly Point[], part: number): Point {
  'worklet';
  const last = path.length - 1;
  const at = Math.min(Math.max(part, 0), 1) * last;
  const from = path[Math.floor(at)];
  const to = path[Math.min(last, Math.floor(at) + 1)];
  if (!from || !to) return { x: 0, y: 0 };
  const rest = at - Math.floor(at);
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest };
}
