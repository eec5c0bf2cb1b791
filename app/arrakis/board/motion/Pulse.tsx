import { Circle, Group, Path, Skia } from '@shopify/react-native-skia';
import { useEffect, useMemo } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import type { Target } from '../hit/hitTest';
import { areaPath } from '../geometry/paths';
import { SIZE } from '../geometry/sizes';
import { positionOf } from '../access/nextTarget';

interface PulseProps {
  readonly target: Target;
  readonly still: boolean;
  readonly onEnd: () => void;
}

const LENGTH = 1500;

/** Shows where a place is: rings close in on it three times and its edge lights up; without motion only the edge. */
export function Pulse({ target, still, onEnd }: PulseProps) {
  const progress = useSharedValue(0);
  const [x, y] = positionOf(target);
  const edge = useMemo(() => {
    const r = SIZE.zone + 6;
    const data =
      target.kind === 'area'
        ? areaPath(target.id)
        : `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
    return Skia.Path.MakeFromSVGString(data) ?? Skia.Path.Make();
  }, [target, x, y]);
  useEffect(() => {
    progress.set(0);
    progress.set(
      withTiming(1, { duration: LENGTH, easing: Easing.linear }, (finished) => {
        if (finished) scheduleOnRN(onEnd);
      }),
    );
  }, [progress, onEnd, target]);
  const ring = useDerivedValue(() => 40 + 220 * (1 - ((progress.get() * 3) % 1)));
  const shown = useDerivedValue(() => (still ? 0 : Math.min(1, (progress.get() * 3) % 1) * 0.9));
  const lit = useDerivedValue(() => Math.min(1, 6 * (1 - progress.get())));
  return (
    <>
      <Group opacity={lit}>
        <Path path={edge} style="stroke" strokeWidth={22} color="rgba(20, 12, 8, 0.7)" strokeJoin="round" />
        <Path path={edge} style="stroke" strokeWidth={13} color="#FFF6E4" strokeJoin="round" />
      </Group>
      <Group opacity={shown}>
        <Circle cx={x} cy={y} r={ring} style="stroke" strokeWidth={20} color="rgba(20, 12, 8, 0.6)" />
        <Circle cx={x} cy={y} r={ring} style="stroke" strokeWidth={11} color="#FFF6E4" />
      </Group>
    </>
  );
}
