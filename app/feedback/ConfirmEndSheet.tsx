import { StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';
import type { ConfirmEnd } from './useConfirmEnd';

interface ConfirmEndSheetProps<Move> {
  readonly ending: ConfirmEnd<Move>;
  readonly onEnd: (move: Move) => void;
}

/** "End your turn?" in the place of the choices. */
export function ConfirmEndSheet<Move>({ ending, onEnd }: ConfirmEndSheetProps<Move>) {
  const t = useT();
  const { pendingMove } = ending;
  if (pendingMove === null) return null;
  return (
    <View style={styles.stack} testID="confirm-end-sheet" role="alertdialog" aria-label={t('end.sure')}>
      <Text strong>{t('end.sure')}</Text>
      <Text muted>{t('end.sure.about')}</Text>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button testID="end-no" title={t('end.no')} onPress={ending.cancel} />
        </View>
        <View style={styles.half}>
          <Button testID="end-yes" kind="primary" title={t('end.yes')} onPress={() => onEnd(pendingMove)} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  half: { flexGrow: 1, flexBasis: 140 },
});
