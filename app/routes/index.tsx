import { router } from 'expo-router';
import { useEffect } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { continueGame } from '../games/continueGame';
import { SCREENS } from '../games/registry';
import { useT } from '../i18n';
import { guideOf, GUIDES } from '../reference/guides';
import { latestGame, useGames } from '../store/games';
import { HomeMenu } from '../ui/HomeMenu';
import { HomeScene } from '../ui/scene/HomeScene';
import { sceneLayout } from '../ui/scene/layout';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';
import { Wordmark } from '../ui/Wordmark';

/** Milliseconds. */
const WARMED_AFTER = 250;

export default function HomeScreen() {
  const t = useT();
  const { dark, colours, textScale } = useTheme();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const latest = useGames((state) => latestGame(state.entries));
  // Of the game that was played last.
  const { companion } = guideOf(latest?.kind ?? '') ?? GUIDES[0];
  const layout = sceneLayout(width, height);
  // The planet has been drawn once, and the first tap comes later.
  useEffect(() => {
    const timer = setTimeout(() => SCREENS.forEach(({ warm }) => warm?.(dark)), WARMED_AFTER);
    return () => clearTimeout(timer);
  }, [dark]);
  const wordmark = Math.min(72, width * 0.135, height * 0.14);

  return (
    <View testID="home-screen" style={[styles.fill, { backgroundColor: colours.background }]}>
      <HomeScene width={width} height={height} layout={layout} dark={dark} label={t('home.planet')} />
      <ScrollView
        style={styles.fill}
        contentContainerStyle={[
          styles.content,
          layout.wide ? styles.beside : styles.below,
          {
            paddingTop: insets.top + space.m,
            paddingBottom: insets.bottom + (layout.wide ? space.m : space.l),
            paddingLeft: insets.left + (layout.wide ? Math.max(space.l, width * 0.06) : space.l),
            paddingRight: insets.right + space.l,
          },
        ]}
      >
        <Wordmark size={wordmark} centred={!layout.wide} />
        <View style={layout.wide ? { width: Math.min(320 * textScale, width * 0.42) } : styles.menuBelow}>
          <HomeMenu
            saved={latest && { name: latest.name, round: latest.summary?.round ?? 0 }}
            onNewGame={() => router.push('/new')}
            onContinue={() => {
              if (latest) void continueGame(latest.id).catch(() => router.push('/games'));
            }}
            onGames={() => router.push('/games')}
            onRules={() => router.push('/rules')}
            onCompanion={() => router.push(companion)}
            onSettings={() => router.push('/settings')}
          />
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { flexGrow: 1, gap: space.l },
  beside: { justifyContent: 'center', alignItems: 'flex-start' },
  below: { justifyContent: 'flex-end', alignItems: 'center' },
  menuBelow: { width: '100%', alignItems: 'center' },
});
