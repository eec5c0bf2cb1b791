import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import type { Side } from '../../engine';
import { useT } from '../i18n';
import type { RunningGame } from '../store/gamesRunning';
import { Button } from '../ui/Button';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';
import { Crest } from './draw/Crest';

/** Who won, why, and how to play the same game again. */
export function GameOver({ game, winner }: { readonly game: RunningGame; readonly winner: Side }) {
  const t = useT();
  return (
    <View style={styles.stack} testID="game-over">
      <View style={styles.row}>
        <Crest side={winner} size={56} />
        <View style={styles.words}>
          <Text variant="title">{t('table.over', { side: t(`side.${winner}`) })}</Text>
          <Text>{t(`table.over.${winner}`)}</Text>
          <Text variant="caption" muted>
            {t('table.over.seed', { seed: game.state.options.seed, round: game.state.round })}
          </Text>
        </View>
      </View>
      <Button
        testID="over-new"
        kind="primary"
        title={t('table.toNew')}
        onPress={() => router.replace('/new')}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
