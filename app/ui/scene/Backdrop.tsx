import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { DriftingDune } from './DriftingDune';
import { HomeScene } from './HomeScene';
import { backdropLayout } from './layout';

/** Night over Arrakis behind a few words: the scene of the first screen, and a line of sand that wanders. */
export function Backdrop() {
  const { width, height } = useWindowDimensions();
  return (
    <View aria-hidden pointerEvents="none" style={StyleSheet.absoluteFill}>
      <HomeScene width={width} height={height} layout={backdropLayout(width, height)} dark />
      <DriftingDune width={width} height={Math.round(height * 0.16)} />
    </View>
  );
}
