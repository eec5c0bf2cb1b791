import { imperium } from '../../../../engine';
import type { BoardLayout, Box, Point, SpacePlace, TrackPlace } from './types';

/** Corners of the Factions, and the angles between which their influence rises, from the equator to a pole. */
const corners: Readonly<
  Record<
    imperium.Faction,
    { readonly right: boolean; readonly lower: boolean; readonly from: number; readonly to: number }
  >
> = {
  emperor: { right: false, lower: false, from: 180, to: 270 },
  guild: { right: true, lower: false, from: 360, to: 270 },
  bene: { right: false, lower: true, from: 180, to: 90 },
  fremen: { right: true, lower: true, from: 0, to: 90 },
};

/** Places on the sand: one in the middle, six around it, by their angle. */
const sand: readonly (readonly [id: string, angle: number | null])[] = [
  ['carthag', 240],
  ['arrakeen', 300],
  ['hagga-basin', 180],
  ['imperial-basin', null],
  ['sietch-tabr', 0],
  ['the-great-flat', 120],
  ['research-station', 60],
];

const FACTION_SPACES = 2;
/** Degrees that stay free at each end of a track. */
const TRACK_GAP = 3.5;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

interface Zone {
  readonly planet: BoardLayout['planet'];
  readonly spaces: readonly SpacePlace[];
  readonly tracks: readonly TrackPlace[];
}

/** In the middle of its quarter; nearer to the pole where the Faction's spaces are in the way. */
function crestPlace(
  away: number,
  clear: number,
  at: (angle: number, away: number) => Point,
  boxes: readonly Box[],
): Point {
  for (let angle = 45; angle < 80; angle += 2) {
    const place = at(angle, away);
    const free = boxes.every(({ x, y, width, height }) => {
      const dx = Math.max(x - place.x, 0, place.x - x - width);
      const dy = Math.max(y - place.y, 0, place.y - y - height);
      return Math.hypot(dx, dy) >= clear;
    });
    if (free) return place;
  }
  return at(45, away);
}

interface Corners {
  readonly radius: number;
  readonly cell: { readonly width: number; readonly height: number };
  /** The two spaces of a Faction lie side by side, not one over the other. */
  readonly across: boolean;
}

/** Spaces of the Factions left and right of the planet, one over the other: for windows that are not very tall. */
function beside(width: number, height: number, gap: number): Corners {
  const cellHeight = Math.min(clamp(height * 0.165, 45, 96), (height - 3 * gap) / 4);
  const least = clamp(width * 0.135, 48, 120);
  // The inner corner of a Faction's spaces, seen from the middle of the planet.
  const away = { x: width / 2 - least - gap, y: Math.max(0, height / 2 - FACTION_SPACES * cellHeight - gap) };
  const radius = Math.min(height / 2 - 1, width / 2 - gap, Math.hypot(away.x, away.y) - gap);
  const reach = Math.sqrt(Math.max(0, radius * radius - away.y ** 2));
  const cellWidth = clamp(width / 2 - reach - 2 * gap, least, 156);
  return { radius, cell: { width: cellWidth, height: cellHeight }, across: false };
}

/** Spaces of the Factions over and under the planet, side by side: for tall windows. */
function above(width: number, height: number, gap: number): Corners {
  const cell = { width: (width - 3 * gap) / 4, height: clamp(height * 0.12, 45, 110) };
  const radius = Math.min(width / 2 - gap, height / 2 - cell.height - 2 * gap);
  return { radius, cell, across: true };
}

/** The planet with its seven spaces, and around it the Factions: two spaces each in a corner, influence on the rim. */
export function planetZone({ x: left, y: top, width, height }: Box, gap: number): Zone {
  const [x, y] = [left + width / 2, top + height / 2];
  const [low, tall] = [beside(width, height, gap), above(width, height, gap)];
  const { radius, cell, across } = tall.radius > low.radius ? tall : low;

  const ring = clamp(radius * 0.2, 23, 52);
  const inside = radius - ring - 2;
  const step = inside * 0.665;
  const place = {
    width: clamp(step * 0.95, 45, 150),
    height: clamp(step * Math.sin(radians(60)) * 0.93, 45, 124),
  };

  const spaces: SpacePlace[] = [];
  for (const faction of imperium.FACTIONS) {
    const { right, lower } = corners[faction];
    const own = imperium.SPACES.filter((space) => space.icon === faction);
    own.forEach((space, index) => {
      spaces.push({
        id: space.id,
        icon: faction,
        onSand: false,
        box: across
          ? {
              x: (right ? x + gap / 2 : left) + index * (cell.width + gap),
              y: lower ? top + height - cell.height : top,
              ...cell,
            }
          : {
              x: right ? left + width - cell.width : left,
              y:
                (lower ? top + height - FACTION_SPACES * cell.height - gap : top) +
                index * (cell.height + gap),
              ...cell,
            },
      });
    });
  }
  for (const [id, angle] of sand) {
    const space = imperium.SPACES.find((entry) => entry.id === id);
    if (!space) continue;
    const dx = angle === null ? 0 : Math.cos(radians(angle)) * step;
    const dy = angle === null ? 0 : Math.sin(radians(angle)) * step;
    spaces.push({
      id,
      icon: space.icon,
      onSand: true,
      box: { x: x + dx - place.width / 2, y: y + dy - place.height / 2, ...place },
    });
  }

  const crestRadius = clamp(radius * 0.085, 11, 24);
  const tracks = imperium.FACTIONS.map((faction): TrackPlace => {
    const { right, lower, from, to } = corners[faction];
    const way = Math.sign(to - from);
    const own = spaces.filter((space) => space.icon === faction).map(({ box }) => box);
    const crest = crestPlace(
      radius + crestRadius + 2,
      crestRadius + 1,
      (angle, away) => ({
        x: x + (right ? 1 : -1) * Math.cos(radians(angle)) * away,
        y: y + (lower ? 1 : -1) * Math.sin(radians(angle)) * away,
      }),
      own,
    );
    return {
      faction,
      centre: { x, y },
      inner: radius - ring,
      outer: radius,
      from: from + way * TRACK_GAP,
      to: to - way * TRACK_GAP,
      crest,
      crestRadius,
    };
  });
  return { planet: { x, y, radius, sand: inside }, spaces, tracks };
}
