import { Circle, Path } from 'react-native-svg';

import { arrakis } from '../../../../engine';
import { GEOMETRY } from '../../board/geometry/geometry.data';
import { areaPath, areasPath } from '../../board/geometry/paths';
import { boardPalettes } from '../../board/paint/palette';
import { useT } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { palette } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import type { Book } from '../../book/types';
import { Legend } from '../../../reference/ui/Legend';
import { areasOf, boxAround, centreOf, middleOf, type Point } from './planet';
import { Badge, PlanetPart } from './PlanetPart';

interface MapProps {
  readonly book: Book;
}

const named = arrakis.SECTORS.filter((sector) => sector !== 'POLE');

export function SectorsMap({ book }: MapProps) {
  const t = useT();
  return (
    <>
      <PlanetPart label={book.diagrams.sectors.caption} strong="sector">
        {named.map((sector, index) => (
          <Path
            key={sector}
            d={areasPath(areasOf(sector))}
            fill={index % 2 === 0 ? palette.nightInk : palette.bone}
            opacity={0.16}
          />
        ))}
        {named.map((sector, index) => (
          <Badge key={sector} at={middleOf(sector)} words={index + 1} size={70} />
        ))}
      </PlanetPart>
      <Legend
        entries={named.map((sector, index) => ({ mark: index + 1, words: t(`board.sector.${sector}`) }))}
      />
    </>
  );
}

const grounds = ['mountain', 'plateau', 'minorErg', 'desert', 'deep'] as const;

export function TerrainMap({ book }: MapProps) {
  const t = useT();
  const { dark } = useTheme();
  const { ground } = boardPalettes[dark ? 'night' : 'day'];
  const examples: readonly arrakis.AreaId[] = ['cne-4', 'false-wall-south', 'cse-3', 'csw-5', 'ne-10'];
  return (
    <>
      <PlanetPart label={book.diagrams.terrain.caption}>
        {examples.map((area, index) => (
          <Badge key={area} at={centreOf(area)} words={index + 1} size={52} />
        ))}
      </PlanetPart>
      <Legend
        entries={grounds.flatMap((name, index) => [
          { mark: { swatch: ground[name] }, words: `${index + 1} ${t(`board.terrain.${name}`)}` },
        ])}
      />
    </>
  );
}

export function ImpassableMap({ book }: MapProps) {
  const part = boxAround(['shield-wall-west', 'cnw-1', 'ne-4', 'cne-6', 'nw-15', 'shield-wall-east'], 40);
  return <PlanetPart part={part} label={book.diagrams.impassable.caption} strong="ridge" />;
}

const zonePlaces = new Map(GEOMETRY.zones.map(({ id, at }) => [id, at]));

export function AirZonesMap({ book }: MapProps) {
  return (
    <PlanetPart label={book.diagrams.airZones.caption} strong="sector">
      {arrakis.AIR_ZONES.map(({ id, sectors }) => {
        const at = zonePlaces.get(id) ?? [0, 0];
        return sectors.map((sector) => {
          const to = middleOf(sector);
          return (
            <Path
              key={`${id}-${sector}`}
              d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`}
              stroke={palette.nightInk}
              strokeWidth={10}
              strokeDasharray="26 18"
            />
          );
        });
      })}
      {named.map((sector) => (
        <Circle
          key={sector}
          cx={middleOf(sector)[0]}
          cy={middleOf(sector)[1]}
          r={22}
          fill={palette.nightInk}
          stroke={palette.bone}
          strokeWidth={6}
        />
      ))}
      {arrakis.AIR_ZONES.map(({ id }, index) => (
        <Badge key={id} at={zonePlaces.get(id) ?? [0, 0]} words={index + 1} size={62} tone="light" />
      ))}
    </PlanetPart>
  );
}

export function AtomicsMap({ book }: MapProps) {
  const catalogue = useCatalogue();
  const part = boxAround([...arrakis.ATOMIC_TARGETS.map(({ area }) => area), 'arrakeen', 'hagga-basin'], 50);
  return (
    <>
      <PlanetPart part={part} label={book.diagrams.atomics.caption}>
        {arrakis.ATOMIC_TARGETS.map(({ area }) => (
          <Path key={area} d={areaPath(area)} fill={palette.spice} opacity={0.4} />
        ))}
        {arrakis.ATOMIC_TARGETS.flatMap(({ area, exposes }) =>
          exposes.map((plateau) => (
            <Way key={`${area}-${plateau}`} points={[centreOf(area), centreOf(plateau)]} width={9} />
          )),
        )}
        {arrakis.ATOMIC_TARGETS.map(({ area }, index) => (
          <Badge key={area} at={centreOf(area)} words={index + 1} size={32} tone="spice" />
        ))}
      </PlanetPart>
      <Legend
        entries={arrakis.ATOMIC_TARGETS.map(({ area, exposes }, index) => ({
          mark: index + 1,
          words: `${arrakis.nameOfArea(area, catalogue)}: ${exposes
            .map((plateau) => arrakis.nameOfArea(plateau, catalogue))
            .join(', ')}`,
        }))}
      />
    </>
  );
}

interface WayProps {
  readonly points: readonly Point[];
  readonly width: number;
  readonly dashed?: boolean;
}

/** A path over the board with an arrowhead, light on dark so that it is visible on every terrain. */
export function Way({ points, width, dashed = false }: WayProps) {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [end, before] = [points[points.length - 1] ?? [0, 0], points[points.length - 2] ?? [0, 0]];
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const tip = (turn: number) => {
    const a = angle + Math.PI + turn;
    return `${end[0] + 4 * width * Math.cos(a)} ${end[1] + 4 * width * Math.sin(a)}`;
  };
  const head = `M${tip(0.45)}L${end[0]} ${end[1]}L${tip(-0.45)}`;
  const dash = dashed ? `${width * 2.4} ${width * 1.8}` : undefined;
  return (
    <>
      <Path
        d={d + head}
        fill="none"
        stroke={palette.nightInk}
        strokeWidth={width * 1.9}
        strokeLinejoin="round"
      />
      <Path d={d} fill="none" stroke={palette.bone} strokeWidth={width} strokeDasharray={dash} />
      <Path d={head} fill="none" stroke={palette.bone} strokeWidth={width} strokeLinejoin="round" />
    </>
  );
}
