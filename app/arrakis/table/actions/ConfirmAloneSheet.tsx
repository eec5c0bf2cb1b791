import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { areaName, leaderName } from '../../texts/describe';
import type { ConfirmAlone } from './useConfirmAlone';

interface ConfirmAloneSheetProps {
  readonly alone: ConfirmAlone;
  readonly side: arrakis.Side;
  readonly onLeave: (move: arrakis.Move) => void;
}

/** "Leave leaders alone?" in the place of the choices: who, where, and what becomes of them. */
export function ConfirmAloneSheet({ alone, side, onLeave }: ConfirmAloneSheetProps) {
  const t = useT();
  const { waits } = alone;
  if (waits === null) return null;
  const { area, generic, leaders } = waits.left;
  const who = [
    ...leaders.map((leader) => leaderName(leader, t)),
    ...(generic > 0 ? [t(`board.figure.generic.${side}`, { count: generic })] : []),
  ];
  return (
    <View
      style={styles.stack}
      testID="confirm-alone-sheet"
      role="alertdialog"
      aria-label={t('table.alone.sure')}
    >
      <Text strong>{t('table.alone.sure')}</Text>
      <Text muted>{t('table.alone.about', { area: areaName(area, t), who: who.join(', ') })}</Text>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button testID="alone-no" title={t('table.alone.no')} onPress={alone.forget} />
        </View>
        <View style={styles.half}>
          <Button
            testID="alone-yes"
            kind="primary"
            title={t('table.alone.yes')}
            onPress={() => onLeave(waits.move)}
          />
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
