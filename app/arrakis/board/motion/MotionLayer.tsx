import { Circle, Group, Path, Picture, Skia, type SkPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { arrakis } from '../../../../engine';
import { areaPath } from '../geometry/paths';
import type { Point } from '../geometry/types';
import { record } from '../paint/record';
import { drawPieces } from '../sprites/drawPieces';
import { forcePieces, pieceAnchor, stackSize, type Seen } from '../sprites/layout';
import type { Sheet } from '../sprites/sheet';
import type { BoardMotion } from './types';

interface LayerProps {
  readonly motion: BoardMotion;
  readonly progress: SharedValue<number>;
  readonly sheet: Sheet;
  readonly seen: Seen;
}

/** The position on a path through places, at the fraction `t` of its length. */
function along(points: readonly Point[], t: number): { x: number; y: number } {
  'worklet';
  const legs = points.length - 1;
  const k = Math.min(legs - 1, Math.floor(t * legs));
  const a = points[k];
  const b = points[k + 1];
  if (!a || !b) return { x: 0, y: 0 };
  const u = t * legs - k;
  return { x: a[0] + (b[0] - a[0]) * u, y: a[1] + (b[1] - a[1]) * u };
}

function Slide({
  picture,
  points,
  progress,
  hop,
}: {
  readonly picture: SkPicture;
  readonly points: readonly Point[];
  readonly progress: SharedValue<number>;
  readonly hop: number;
}) {
  const transform = useDerivedValue(() => {
    const t = progress.get();
    const { x, y } = along(points, t);
    return [{ translateX: x }, { translateY: y - hop * Math.sin(Math.PI * t) }];
  });
  return (
    <Group transform={transform}>
      <Picture picture={picture} />
    </Group>
  );
}

/** Sand rings run out from where something breaks through. */
function Rings({
  at,
  progress,
  reach,
  colour,
}: {
  readonly at: Point;
  readonly progress: SharedValue<number>;
  readonly reach: number;
  readonly colour: string;
}) {
  const first = useDerivedValue(() => 12 + reach * progress.get());
  const second = useDerivedValue(() => 6 + reach * 0.62 * progress.get());
  const fade = useDerivedValue(() => 1 - progress.get());
  return (
    <Group opacity={fade}>
      <Circle cx={at[0]} cy={at[1]} r={first} style="stroke" strokeWidth={12} color={colour} />
      <Circle cx={at[0]} cy={at[1]} r={second} style="stroke" strokeWidth={18} color={colour} />
    </Group>
  );
}

function Surface({
  at,
  progress,
  picture,
}: {
  readonly at: Point;
  readonly progress: SharedValue<number>;
  readonly picture: SkPicture;
}) {
  const transform = useDerivedValue(() => {
    const t = Math.min(1, progress.get() * 1.4);
    const swell = t < 1 ? 1.16 * t : 1;
    return [{ translateX: at[0] }, { translateY: at[1] + 26 * (1 - t) }, { scale: Math.max(0.05, swell) }];
  });
  return (
    <>
      <Rings at={at} progress={progress} reach={130} colour="#F4E2B8" />
      <Group transform={transform}>
        <Picture picture={picture} />
      </Group>
    </>
  );
}

/** Wind over sand: a few broad veils, more narrow threads, none of them alike. */
function windPath(count: number, from: number, salt: number): string {
  return Array.from({ length: count }, (_, k) => {
    const y = -165 + ((k + 0.5) * 330) / count + ((k * 37 + salt) % 17) - 8;
    const x = ((k * 71 + salt * 13) % 260) - 130;
    const half = from + ((k * 53 + salt * 7) % 90);
    return `M${x - half} ${y + 6}C${x - half * 0.4} ${y - 18} ${x + half * 0.3} ${y + 20} ${x + half} ${y - 6}`;
  }).join('');
}
const veils = windPath(7, 90, 3);
const threads = windPath(18, 50, 11);

function Storm({
  area,
  at,
  progress,
}: {
  readonly area: arrakis.AreaId;
  readonly at: Point;
  readonly progress: SharedValue<number>;
}) {
  const clip = useMemo(() => Skia.Path.MakeFromSVGString(areaPath(area)) ?? Skia.Path.Make(), [area]);
  const wind = useDerivedValue(() => [
    { translateX: at[0] - 260 + 520 * progress.get() },
    { translateY: at[1] - 40 + 80 * progress.get() },
    { rotate: 0.35 },
  ]);
  const fade = useDerivedValue(() => Math.sin(Math.PI * progress.get()));
  return (
    <Group clip={clip} opacity={fade}>
      <Path path={clip} color="rgba(120, 78, 40, 0.55)" />
      <Group transform={wind}>
        <Path
          path={veils}
          style="stroke"
          strokeWidth={26}
          strokeCap="round"
          color="rgba(255, 232, 186, 0.34)"
        />
        <Path
          path={threads}
          style="stroke"
          strokeWidth={6}
          strokeCap="round"
          color="rgba(255, 244, 216, 0.7)"
        />
      </Group>
    </Group>
  );
}

function Die({
  at,
  turn,
  progress,
  rolling,
  settled,
}: {
  readonly at: Point;
  readonly turn: number;
  readonly progress: SharedValue<number>;
  readonly rolling: SkPicture;
  readonly settled: SkPicture;
}) {
  const transform = useDerivedValue(() => {
    const t = Math.min(1, progress.get() * 1.5);
    const left = 1 - t;
    return [
      { translateX: at[0] - 160 * left * left },
      { translateY: at[1] - 90 * Math.abs(Math.sin(t * 7)) * left },
      { rotate: turn * left * left },
    ];
  });
  const early = useDerivedValue(() => (progress.get() < 0.42 ? 1 : 0));
  const late = useDerivedValue(() => (progress.get() < 0.42 ? 0 : 1));
  return (
    <Group transform={transform}>
      <Group opacity={early}>
        <Picture picture={rolling} />
      </Group>
      <Group opacity={late}>
        <Picture picture={settled} />
      </Group>
    </Group>
  );
}

function Blast({
  area,
  at,
  progress,
}: {
  readonly area: arrakis.AreaId;
  readonly at: Point;
  readonly progress: SharedValue<number>;
}) {
  const clip = useMemo(() => Skia.Path.MakeFromSVGString(areaPath(area)) ?? Skia.Path.Make(), [area]);
  const flash = useDerivedValue(() => Math.max(0, 1 - progress.get() * 1.4));
  return (
    <>
      <Group opacity={flash}>
        <Path path={clip} color="#FFF8E6" />
      </Group>
      <Rings at={at} progress={progress} reach={240} colour="#FFE3B0" />
    </>
  );
}

/** Draws the motion that is going on, above the pieces. */
export function MotionLayer({ motion, progress, sheet, seen }: LayerProps) {
  const { distance } = seen;
  const sprite = useMemo(() => {
    const one = (name: Parameters<typeof drawPieces>[2]): SkPicture =>
      record((canvas) => drawPieces(canvas, sheet, name));
    const size = stackSize(seen);
    switch (motion.kind) {
      case 'move':
        return [one(forcePieces(motion.side, motion.force, seen))];
      case 'worm':
      case 'wormMove':
        return [one([{ sprite: motion.wild ? 'wildMaker' : 'sandworm', x: 0, y: 0, size }])];
      case 'dice':
        return [
          one([{ sprite: `pip-${motion.side}-elite`, x: 0, y: 0, size: size * 0.62 }]),
          ...motion.faces.map((face) =>
            one([{ sprite: `die-${motion.side}-${face}`, x: 0, y: 0, size: size * 0.62 }]),
          ),
        ];
      default:
        return [];
    }
  }, [motion, sheet, seen]);
  const first = sprite[0];

  switch (motion.kind) {
    case 'move':
    case 'wormMove': {
      const points = motion.path.map((area) => pieceAnchor(area, distance));
      return first && points.length > 1 ? (
        <Slide picture={first} points={points} progress={progress} hop={motion.kind === 'move' ? 26 : 0} />
      ) : null;
    }
    case 'worm':
      return first ? (
        <Surface at={pieceAnchor(motion.area, distance)} progress={progress} picture={first} />
      ) : null;
    case 'storm':
      return <Storm area={motion.area} at={pieceAnchor(motion.area, distance)} progress={progress} />;
    case 'dice': {
      const [x, y] = pieceAnchor(motion.area, distance);
      const gap = stackSize(seen) * 1.2;
      return (
        <>
          {sprite
            .slice(1)
            .map((settled, k) =>
              first ? (
                <Die
                  key={k}
                  at={[x + (k - (sprite.length - 2) / 2) * gap, y]}
                  turn={7 + k}
                  progress={progress}
                  rolling={first}
                  settled={settled}
                />
              ) : null,
            )}
        </>
      );
    }
    case 'blast':
      return <Blast area={motion.area} at={pieceAnchor(motion.area, distance)} progress={progress} />;
  }
}
