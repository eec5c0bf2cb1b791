import { router } from 'expo-router';
import { useEffect } from 'react';
import { FlatList, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Bin } from '../../games/Bin';
import { Chip } from '../../ui/Chip';
import { GameCard } from '../../games/GameCard';
import { Notice } from '../../ui/Notice';
import { useGameActions } from '../../games/useGameActions';
import { useT } from '../../i18n';
import { refreshGames, useGames, type GameEntry } from '../../store/games';
import { useStorage } from '../../store/gamesLibrary';
import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';

const TWO_COLUMNS_FROM = 900;
const MAX_WIDTH = { 1: 640, 2: 1120 } as const;
const NO_GAMES: readonly GameEntry[] = [];

export default function GamesScreen() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const { entries, deleted } = useGames();
  const storage = useStorage((state) => state.status.kind);
  const opened = storage !== 'opening';
  const { actions, open, feedback, busy, importFile, restore } = useGameActions();
  const columns = width >= TWO_COLUMNS_FROM ? 2 : 1;
  const room = Math.min(width, MAX_WIDTH[columns]) - insets.left - insets.right - 2 * space.m;
  const cardWidth = (room - (columns - 1) * space.m) / columns;

  useEffect(() => {
    if (opened) void refreshGames();
  }, [opened]);

  const header = (
    <View style={styles.header}>
      <View style={styles.title}>
        <BackButton />
        <Text variant="display" style={styles.fill}>
          {t('games.title')}
        </Text>
      </View>
      <View style={styles.row}>
        <Chip testID="import" title={t('games.import')} disabled={busy} onPress={importFile} />
        <Chip
          testID="statistics"
          title={t('games.statistics')}
          onPress={() => router.push('/games/statistics')}
        />
        <Chip testID="storage" title={t('games.storage')} onPress={() => router.push('/games/storage')} />
      </View>
      {feedback ? (
        <Notice
          testID="telling"
          text={feedback.text}
          kind={feedback.failed ? 'danger' : 'plain'}
          {...(feedback.undo === null
            ? {}
            : {
                action: {
                  title: t('games.undo'),
                  testID: 'undo-delete',
                  onPress: () => restore(feedback.undo ?? 0),
                },
              })}
        />
      ) : null}
      {entries === null ? <Text muted>{t('games.opening')}</Text> : null}
      {entries?.length === 0 && storage === 'saved' ? <Text muted>{t('games.none')}</Text> : null}
    </View>
  );

  return (
    <View testID="games-screen" style={[styles.fill, { backgroundColor: colours.background }]}>
      <FlatList
        key={columns}
        testID="games-screen-scroll"
        data={entries ?? NO_GAMES}
        numColumns={columns}
        keyExtractor={(entry) => String(entry.id)}
        extraData={open}
        renderItem={({ item }) => (
          <View style={{ width: cardWidth }}>
            <GameCard entry={item} doing={open?.id === item.id ? open.doing : null} actions={actions} />
          </View>
        )}
        initialNumToRender={6}
        windowSize={5}
        style={styles.fill}
        contentContainerStyle={[
          styles.content,
          {
            maxWidth: MAX_WIDTH[columns],
            paddingTop: insets.top + space.m,
            paddingBottom: insets.bottom + space.xl,
            paddingLeft: insets.left + space.m,
            paddingRight: insets.right + space.m,
          },
        ]}
        {...(columns === 2 ? { columnWrapperStyle: styles.columns } : {})}
        ListHeaderComponent={header}
        ListFooterComponent={<Bin games={deleted} onRestore={restore} />}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { width: '100%', alignSelf: 'center', gap: space.m },
  columns: { gap: space.m, alignItems: 'flex-start' },
  header: { gap: space.m },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
