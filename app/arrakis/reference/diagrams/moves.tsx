import { Path } from 'react-native-svg';

import type { arrakis } from '../../../../engine';
import { areaPath } from '../../board/geometry/paths';
import { palette } from '../../../ui/tokens';
import type { Book } from '../../book/types';
import { Legend } from '../../../reference/ui/Legend';
import { Way } from './maps';
import { boxAround, centreOf } from './planet';
import { Badge, PlanetPart } from './PlanetPart';

interface MoveProps {
  readonly book: Book;
}

/** A ride from Gara Kulon along three areas of the north-east (R7.3). */
const ride: readonly arrakis.AreaId[] = ['gara-kulon', 'ne-12', 'ne-9', 'ne-6', 'ne-5'];
const rideEnds: readonly arrakis.AreaId[] = [
  'ne-12',
  'ne-6',
  'ne-5',
  'ne-8',
  'ne-13',
  'ne-2',
  'ne-10',
  'ne-14',
  'ne-11',
];

export function SandridingMap({ book }: MoveProps) {
  const { caption, labels } = book.diagrams.sandriding;
  return (
    <>
      <PlanetPart part={boxAround(ride, 110)} label={caption}>
        {rideEnds.map((area) => (
          <Path key={area} d={areaPath(area)} fill={palette.fremen} opacity={0.3} />
        ))}
        <Way points={ride.map(centreOf)} width={9} />
        <Badge at={centreOf('gara-kulon')} words={1} size={34} tone="light" />
        <Badge at={centreOf('ne-12')} words={2} size={34} />
        <Badge at={centreOf('ne-9')} words={3} size={34} />
        <Badge at={centreOf('ne-6')} words={2} size={34} />
      </PlanetPart>
      <Legend
        entries={[
          { mark: 1, words: labels.start },
          { mark: 2, words: labels.wormsign },
          { mark: 3, words: labels.sandworm },
          { mark: { swatch: palette.fremen }, words: labels.end },
        ]}
      />
    </>
  );
}

/** From Imperial Basin over Rimwall West and its impassable border (R7.4). */
const flight: readonly arrakis.AreaId[] = ['imperial-basin', 'rimwall-west', 'ne-5'];

export function TransportMap({ book }: MoveProps) {
  const { caption, labels } = book.diagrams.transport;
  return (
    <>
      <PlanetPart part={boxAround(flight, 90)} label={caption} strong="ridge">
        <Path d={areaPath('ne-5')} fill={palette.harkonnen} opacity={0.3} />
        <Way points={flight.map(centreOf)} width={8} dashed />
        <Badge at={centreOf('imperial-basin')} words={1} size={30} />
        <Badge at={centreOf('rimwall-west')} words={2} size={30} tone="light" />
        <Badge at={offset('ne-5', 50)} words={3} size={30} />
      </PlanetPart>
      <Legend
        entries={[
          { mark: 1, words: labels.start },
          { mark: 2, words: labels.over },
          { mark: 3, words: labels.end },
        ]}
      />
    </>
  );
}

const strike: readonly arrakis.AreaId[] = ['ne-6', 'ne-5', 'ne-7'];

export function WormMap({ book }: MoveProps) {
  const { caption, labels } = book.diagrams.worm;
  return (
    <>
      <PlanetPart part={boxAround(strike, 70)} label={caption}>
        <Path d={areaPath('ne-7')} fill={palette.danger} opacity={0.35} />
        <Way points={strike.map(centreOf)} width={9} />
        <Badge at={centreOf('ne-6')} words={1} size={30} tone="light" />
        <Badge at={centreOf('ne-5')} words={2} size={30} />
        <Badge at={offset('ne-7', 56)} words={3} size={30} tone="spice" />
      </PlanetPart>
      <Legend
        entries={[
          { mark: 1, words: labels.worm },
          { mark: 2, words: labels.between },
          { mark: 3, words: labels.target },
        ]}
      />
    </>
  );
}

/** Beside the middle, so that the arrowhead stays visible. */
function offset(area: arrakis.AreaId, by: number): readonly [number, number] {
  const [x, y] = centreOf(area);
  return [x + by, y];
}
