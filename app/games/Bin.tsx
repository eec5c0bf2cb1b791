import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import type { GameId } from '../storage/games/types';
import { BIN_DAYS, type GameEntry } from '../store/games';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { radius, space } from '../ui/tokens';
import { Chip } from '../ui/Chip';

interface BinProps {
  readonly games: readonly GameEntry[];
  readonly onRestore: (id: GameId) => void;
}

/** Games that were deleted and can still be restored. */
export function Bin({ games, onRestore }: BinProps) {
  const t = useT();
  const { colours } = useTheme();
  if (games.length === 0) return null;
  return (
    <View style={styles.bin} testID="bin">
      <Text variant="title">{t('games.bin')}</Text>
      <Text muted>{t('games.bin.text', { count: BIN_DAYS })}</Text>
      {games.map(({ id, name }) => (
        <View key={id} style={[styles.row, { borderColor: colours.border }]}>
          <Text style={styles.name}>{name}</Text>
          <Chip testID={`restore-${id}`} title={t('games.restore')} onPress={() => onRestore(id)} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bin: { gap: space.s, marginTop: space.l },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    padding: space.s,
    paddingLeft: space.m,
    borderWidth: 1,
    borderRadius: radius.m,
  },
  name: { flex: 1, minWidth: 120 },
});
