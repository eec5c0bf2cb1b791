import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Size } from '../board/camera';
import { PlaceholderBoard } from '../board/PlaceholderBoard';
import { useT } from '../i18n';
import { BackButton } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';

export default function GameScreen() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const [view, setView] = useState<Size | null>(null);

  return (
    <View
      testID="game-screen"
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <View style={styles.bar}>
        <BackButton />
        <Text variant="title">{t('game.title')}</Text>
      </View>
      <View
        style={styles.fill}
        onLayout={({ nativeEvent: { layout } }) => setView({ width: layout.width, height: layout.height })}
      >
        {view ? <PlaceholderBoard view={view} /> : null}
      </View>
      <View
        style={[styles.prompt, { backgroundColor: colours.surface, paddingBottom: insets.bottom + space.m }]}
      >
        <Text testID="prompt">{t('game.prompt')}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  bar: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m, paddingBottom: space.s },
  prompt: { padding: space.m },
});
