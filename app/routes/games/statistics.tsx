import { Fragment, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SCREENS } from '../../games/registry';
import { useT } from '../../i18n';
import { forgetStatistics, refreshGames, useGames } from '../../store/games';
import { useStorage } from '../../store/gamesLibrary';
import { Chip } from '../../ui/Chip';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';

export default function StatisticsScreen() {
  const t = useT();
  const finished = useGames((state) => state.finished);
  const opened = useStorage((state) => state.status.kind !== 'opening');
  const [sure, setSure] = useState(false);

  useEffect(() => {
    if (opened) void refreshGames();
  }, [opened]);

  const told = SCREENS.map((screens) => ({
    screens,
    games: finished.filter(({ kind }) => kind === screens.id),
  })).filter(({ games }) => games.length > 0);

  return (
    <Screen title={t('statistics.title')} testID="statistics-screen">
      {told.length === 0 ? (
        <Text muted>{t('statistics.none')}</Text>
      ) : (
        <>
          {told.map(({ screens, games }) => (
            <Fragment key={screens.id}>
              {SCREENS.length > 1 ? <Text variant="title">{screens.title(t)}</Text> : null}
              <screens.Statistics finished={games} />
            </Fragment>
          ))}
          <View style={styles.row}>
            <Chip
              testID="forget"
              kind="danger"
              title={t(sure ? 'statistics.forget.sure' : 'statistics.forget')}
              onPress={() => {
                if (sure) void forgetStatistics();
                setSure(!sure);
              }}
            />
            {sure ? <Chip testID="keep" title={t('games.cancel')} onPress={() => setSure(false)} /> : null}
          </View>
        </>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
