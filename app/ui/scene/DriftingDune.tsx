import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';

import { useTheme } from '../theme';
import { palette } from '../tokens';

interface DriftingDuneProps {
  readonly width: number;
  readonly height: number;
}

/** Milliseconds for a crest to wander over the whole screen: one has to look to see it move. */
const SLOW = 80_000;

/** One wave on a field of 100 x 100; its end meets its beginning. */
const CREST = 'c16 0 22 -34 40 -34s30 26 60 34';

/** The nearest line of dunes. It wanders slowly, unless motion is not wanted. */
export function DriftingDune({ width, height }: DriftingDuneProps) {
  const { reducedMotion } = useTheme();
  const drift = useSharedValue(0);
  useEffect(() => {
    drift.set(0);
    if (reducedMotion) return;
    drift.set(withRepeat(withTiming(-width, { duration: SLOW, easing: Easing.linear }), -1));
    return () => drift.set(0);
  }, [drift, width, reducedMotion]);
  const wandering = useAnimatedStyle(() => ({ transform: [{ translateX: drift.get() }] }));
  return (
    <Animated.View style={[styles.line, { width: width * 2, height }, wandering]}>
      <Svg width={width * 2} height={height} viewBox="0 0 200 100" preserveAspectRatio="none">
        <Path d={`M0 60${CREST}${CREST}V100H0Z`} fill={palette.nightInk} />
        <Path
          d={`M0 60${CREST}${CREST}`}
          fill="none"
          stroke={palette.deepSand}
          strokeOpacity={0.5}
          strokeWidth={0.7}
        />
      </Svg>
    </Animated.View>
  );
}

const styles = StyleSheet.create({ line: { position: 'absolute', left: 0, bottom: 0 } });
