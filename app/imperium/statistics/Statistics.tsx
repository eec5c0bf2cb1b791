import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import type { FinishedGame } from '../../storage/games/types';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { useCatalogue } from '../texts/catalogue';
import { readResult } from './result';
import { totalsOf } from './totals';

/** Finished games of Dune: Imperium summed up: wins by table and difficulty, Leaders, rounds and points. */
export function Statistics({ finished }: { readonly finished: readonly FinishedGame[] }) {
  const t = useT();
  const catalogue = useCatalogue();
  const totals = useMemo(
    () =>
      totalsOf(
        finished.flatMap(({ rounds, result }) => {
          const read = readResult(result);
          return read ? [{ rounds, ...read }] : [];
        }),
      ),
    [finished],
  );
  const decimal = (n: number) => n.toLocaleString(t.language, { maximumFractionDigits: 1 });
  return (
    <>
      <View style={styles.section} testID="imperium-statistics">
        <Text strong>{t('statistics.games', { games: totals.games })}</Text>
        {totals.rounds ? (
          <Text>{t('statistics.rounds', { ...totals.rounds, average: decimal(totals.rounds.average) })}</Text>
        ) : null}
        <Text>{t('imp.stats.points', { points: decimal(totals.averagePoints) })}</Text>
      </View>
      <View style={styles.section}>
        <Text variant="title">{t('statistics.wins')}</Text>
        {totals.modes.map(({ players, games, wins }) =>
          players > 2 ? (
            <Text key={players} testID={`games-${players}`}>
              {t('imp.stats.table', { count: players, games })}
            </Text>
          ) : (
            <Text key={players} testID={`wins-${players}`}>
              {t(players === 1 ? 'imp.stats.solo' : 'imp.stats.hagal', { wins, games })}
            </Text>
          ),
        )}
        {totals.solo.map(({ difficulty, games, wins }) => (
          <Text key={difficulty} muted testID={`wins-${difficulty}`}>
            {t('statistics.winsOf', { side: t(`imp.difficulty.${difficulty}`), wins, games })}
          </Text>
        ))}
      </View>
      <View style={styles.section}>
        <Text variant="title">{t('imp.stats.leaders')}</Text>
        {totals.leaders.map(({ leader, games, wins }) => (
          <Text key={leader} testID={`wins-${leader}`}>
            {t('statistics.winsOf', { side: imperium.printLeader(leader, catalogue).name, wins, games })}
          </Text>
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({ section: { gap: space.s } });
