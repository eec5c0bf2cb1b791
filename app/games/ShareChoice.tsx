import { StyleSheet, View } from 'react-native';

import { findGame } from '../../engine';
import { useT } from '../i18n';
import type { GameEntry, ShareHow } from '../store/games';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';

interface ShareChoiceProps {
  readonly entry: GameEntry;
  readonly onShare: (how: ShareHow) => void;
  readonly onCancel: () => void;
}

/** A running game has secrets, and its file has them too: in which way is it to be sent? */
export function ShareChoice({ entry, onShare, onCancel }: ShareChoiceProps) {
  const t = useT();
  const { options } = entry;
  const seats = options ? (findGame(entry.kind)?.seats(options) ?? []) : [];
  return (
    <View style={styles.choice} testID="share-choice">
      <Text>{t('share.running')}</Text>
      {entry.known ? (
        <Button
          testID="share-locked"
          title={t('share.locked')}
          detail={t('share.locked.detail')}
          onPress={() => onShare({ kind: 'locked' })}
        />
      ) : null}
      <Button
        testID="share-open"
        title={t('share.open')}
        detail={t('share.open.detail')}
        onPress={() => onShare({ kind: 'open' })}
      />
      {seats.length > 0 ? (
        <Text variant="caption" muted style={styles.lead}>
          {t('share.seat.detail')}
        </Text>
      ) : null}
      <View style={styles.row}>
        {seats.map(({ name, automaton }, seat) =>
          automaton ? null : (
            <Chip
              key={seat}
              testID={`share-seat-${seat}`}
              title={t('share.seat', { name })}
              onPress={() =>
                onShare({ kind: 'seat', seat, name: t('share.seat.name', { game: entry.name, name }) })
              }
            />
          ),
        )}
      </View>
      <View style={styles.row}>
        <Chip testID="share-cancel" title={t('games.cancel')} onPress={onCancel} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: space.s },
  lead: { paddingTop: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
