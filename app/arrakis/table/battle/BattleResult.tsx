import { StyleSheet, View } from 'react-native';

import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import type { BattleStory } from './useBattleStory';

/** How the battle ended, until the next move. */
export function BattleResult({ story }: { readonly story: BattleStory }) {
  const t = useT();
  const { colours } = useTheme();
  const winner = story.ended?.winner ?? null;
  const place = areaName(story.to, t);
  return (
    <View testID="battle-result" style={[styles.row, { backgroundColor: colours.surfaceStrong }]}>
      {winner === null ? null : <Crest side={winner} size={28} />}
      <Text strong style={styles.words}>
        {winner === null
          ? t('table.battle.nobodyWins', { place })
          : t('table.battle.winner', { side: t(`side.${winner}`), place })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, padding: space.s, borderRadius: radius.m },
  words: { flex: 1 },
});
