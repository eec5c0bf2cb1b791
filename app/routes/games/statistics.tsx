import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../engine';
import { Chip } from '../../ui/Chip';
import { DiceTable } from '../../games/DiceTable';
import { useT } from '../../i18n';
import { DICE_FACES } from '../../storage/games/dice';
import { totalsOf } from '../../storage/games/totals';
import { forgetStatistics, refreshGames, useGames } from '../../store/games';
import { useStorage } from '../../store/gamesLibrary';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';

const KINDS = ['action', 'combat'] as const;

export default function StatisticsScreen() {
  const t = useT();
  const finished = useGames((state) => state.finished);
  const opened = useStorage((state) => state.status.kind !== 'opening');
  const totals = useMemo(() => totalsOf(finished), [finished]);
  const [sure, setSure] = useState(false);

  useEffect(() => {
    if (opened) void refreshGames();
  }, [opened]);

  return (
    <Screen title={t('statistics.title')} testID="statistics-screen">
      {totals.games === 0 ? (
        <Text muted>{t('statistics.none')}</Text>
      ) : (
        <>
          <View style={styles.section}>
            <Text strong>{t('statistics.games', { games: totals.games })}</Text>
            {totals.rounds ? (
              <Text>
                {t('statistics.rounds', {
                  ...totals.rounds,
                  average: totals.rounds.average.toLocaleString(t.language, { maximumFractionDigits: 1 }),
                })}
              </Text>
            ) : null}
          </View>
          <View style={styles.section}>
            <Text variant="title">{t('statistics.wins')}</Text>
            {arrakis.MODES.filter((mode) => totals.wins[mode].games > 0).map((mode) => (
              <View key={mode}>
                <Text strong>{t(mode === 'mahdi' ? 'mode.mahdi' : 'mode.two')}</Text>
                {arrakis.SIDES.map((side) => (
                  <Text key={side} testID={`wins-${mode}-${side}`}>
                    {t('statistics.winsOf', {
                      side: t(`side.${side}`),
                      wins: totals.wins[mode][side],
                      games: totals.wins[mode].games,
                    })}
                  </Text>
                ))}
              </View>
            ))}
          </View>
          {KINDS.flatMap((kind) =>
            arrakis.SIDES.map((side) => (
              <DiceTable
                key={`${kind}-${side}`}
                testID={`dice-${kind}-${side}`}
                title={t(`statistics.${kind}Dice`, { side: t(`side.${side}`) })}
                faces={DICE_FACES[kind][side]}
                counts={totals.dice[kind][side]}
              />
            )),
          )}
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
  section: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
