import type { BoardThing } from '../props';
import { onTrack } from './tracks';
import type { BoardLayout, Box } from './types';

export interface Placed {
  readonly thing: BoardThing;
  readonly key: string;
  readonly box: Box;
}

/** Around the middle of a quarter of the rim. */
function trackBox(track: BoardLayout['tracks'][number]): Box {
  const middle = onTrack(track, (track.from + track.to) / 2, (track.inner + track.outer) / 2);
  const [left, top] = [Math.min(middle.x, track.crest.x), Math.min(middle.y, track.crest.y)];
  const size = Math.max(44, track.outer - track.inner);
  const [width, height] = [Math.abs(middle.x - track.crest.x), Math.abs(middle.y - track.crest.y)];
  return { x: left + width / 2 - size / 2, y: top + height / 2 - size / 2, width: size, height: size };
}

/** Everything that can be touched, in the order in which a screen reader tells it: the Conflict, players, tracks, spaces. */
export function thingsOf(layout: BoardLayout): readonly Placed[] {
  return [
    { thing: { kind: 'conflict' }, key: 'board-conflict', box: layout.card },
    ...layout.lines.map(({ seat, box }): Placed => ({
      thing: { kind: 'seat', seat },
      key: `board-seat-${seat}`,
      box,
    })),
    ...layout.tracks.map((track): Placed => ({
      thing: { kind: 'track', faction: track.faction },
      key: `track-${track.faction}`,
      box: trackBox(track),
    })),
    ...layout.spaces.map(({ id, box }): Placed => ({
      thing: { kind: 'space', id },
      key: `space-${id}`,
      box,
    })),
  ];
}

export const sameThing = (a: BoardThing | null, b: BoardThing | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export type Direction = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The next thing in a direction: near, and not too far to the side. */
export function nextThing(things: readonly Placed[], from: BoardThing, direction: Direction): BoardThing {
  const start = things.find(({ thing }) => sameThing(thing, from)) ?? things[0];
  if (!start) return from;
  const middle = ({ box }: Placed): readonly [number, number] => [
    box.x + box.width / 2,
    box.y + box.height / 2,
  ];
  const [x, y] = middle(start);
  const [wx, wy] = ways[direction];
  let best = start.thing;
  let least = Infinity;
  for (const placed of things) {
    const [px, py] = middle(placed);
    const ahead = (px - x) * wx + (py - y) * wy;
    const aside = Math.abs((px - x) * wy - (py - y) * wx);
    if (ahead <= 4 || aside > ahead * 2) continue;
    const cost = ahead + 1.7 * aside;
    if (cost < least) {
      least = cost;
      best = placed.thing;
    }
  }
  return best;
}
