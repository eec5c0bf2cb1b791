import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../engine';
import { useT } from '../i18n';
import { Button } from '../ui/Button';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';
import type { ConfirmEnd } from './useConfirmEnd';

interface ConfirmEndSheetProps {
  readonly ending: ConfirmEnd;
  readonly onEnd: (move: arrakis.Move) => void;
}

/** "End your turn?" in the place of the choices. */
export function ConfirmEndSheet({ ending, onEnd }: ConfirmEndSheetProps) {
  const t = useT();
  const { waits } = ending;
  if (waits === null) return null;
  return (
    <View style={styles.stack} testID="confirm-end-sheet" role="alertdialog" aria-label={t('end.sure')}>
      <Text strong>{t('end.sure')}</Text>
      <Text muted>{t('end.sure.about')}</Text>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button testID="end-no" title={t('end.no')} onPress={ending.forget} />
        </View>
        <View style={styles.half}>
          <Button testID="end-yes" kind="primary" title={t('end.yes')} onPress={() => onEnd(waits)} />
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
