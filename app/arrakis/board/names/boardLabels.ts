import type { arrakis } from '../../../../engine';
import { GEOMETRY } from '../geometry/geometry.data';
import { SIZE } from '../geometry/sizes';
import type { Legal } from '../hit/hitTest';
import type { Placed, Seen } from '../sprites/layout';
import type { PlaceNames } from './placeNames';
import { areaRoom, zoneRoom } from './rooms';
import { NAMES_FROM, setLabels, type Disc, type Label, type Wanted } from './setLabels';

/** The areas with names of their own, and everything that may be chosen now. */
function wantedNames(names: PlaceNames, legal: Legal): Wanted[] {
  return [
    ...GEOMETRY.cells.flatMap(({ id }): Wanted[] => {
      const urgent = legal.areas.has(id);
      if (!urgent && !names.isNamed(id)) return [];
      return [{ key: `area-${id}`, name: names.nameOf(id), room: areaRoom(id), urgent }];
    }),
    ...[...legal.zones].map((id: arrakis.AirZoneId) => ({
      key: `zone-${id}`,
      name: names.nameOfZone(id),
      room: zoneRoom(id),
      urgent: true,
    })),
  ];
}

const pads: readonly Disc[] = GEOMETRY.zones.map(({ at: [x, y] }) => ({ x, y, size: SIZE.zone }));

/** Pips are small and stand within the reach of their stack. */
const isApart = ({ sprite }: Placed): boolean => !sprite.startsWith('pip');

/** Names on the map as the camera sees it now: none from afar. */
export function boardLabels(
  names: PlaceNames,
  legal: Legal,
  pieces: readonly Placed[],
  { scale }: Seen,
  widthOf: (text: string) => number,
): Label[] {
  if (scale < NAMES_FROM) return [];
  return setLabels(wantedNames(names, legal), [...pads, ...pieces.filter(isApart)], scale, widthOf);
}
