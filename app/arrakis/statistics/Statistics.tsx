import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import type { FinishedGame } from '../../storage/games/types';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { DICE_FACES } from './dice';
import { DiceTable } from './DiceTable';
import { readResult } from './result';
import { totalsOf } from './totals';

const KINDS = ['action', 'combat'] as const;

/** Finished games of War for Arrakis summed up: wins, rounds and dice. */
export function Statistics({ finished }: { readonly finished: readonly FinishedGame[] }) {
  const t = useT();
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
  return (
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
            <Text strong>{t(`mode.${mode}`)}</Text>
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
    </>
  );
}

const styles = StyleSheet.create({ section: { gap: space.s } });
