import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import type { ConfirmCone } from './useConfirmCone';

interface ConfirmConeSheetProps {
  readonly cone: ConfirmCone;
  /** How many the side has now. */
  readonly left: number;
  readonly onSpend: (move: arrakis.Move) => void;
}

/** "Spend a cone of silence?" in the place of the choices. */
export function ConfirmConeSheet({ cone, left, onSpend }: ConfirmConeSheetProps) {
  const t = useT();
  const { waits } = cone;
  if (waits === null) return null;
  return (
    <View style={styles.stack} testID="confirm-cone-sheet" role="alertdialog" aria-label={t('cone.sure')}>
      <Text strong>{t('cone.sure')}</Text>
      <Text muted>{t('cone.about', { count: left - 1 })}</Text>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button testID="cone-no" title={t('cone.no')} onPress={cone.forget} />
        </View>
        <View style={styles.half}>
          <Button testID="cone-yes" kind="primary" title={t('cone.yes')} onPress={() => onSpend(waits)} />
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
