import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Crest } from '../../pieces/Crest';
import { IconButton } from '../../../ui/IconButton';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import type { MahdiTold } from '../useMahdiTold';
import { StepLines } from './StepLines';

interface ToldPanelProps {
  readonly told: MahdiTold;
  /** It can be put away where nothing else waits below it. */
  readonly closable?: boolean;
}

/** What Mahdi has just done, as a list of steps; a touched step is shown on the planet and says why. */
export function ToldPanel({ told, closable = false }: ToldPanelProps) {
  const t = useT();
  const lines = told.lines.map((line) => ({ ...line, steps: line.more }));
  return (
    <View style={styles.stack} testID="told" role="region" aria-label={told.title}>
      <View style={styles.head}>
        <Crest side="harkonnen" size={28} />
        <Text strong role="heading" style={styles.fill} aria-live="polite">
          {told.title}
        </Text>
        {closable ? (
          <IconButton testID="told-close" icon="close" label={t('table.close')} onPress={told.close} />
        ) : null}
      </View>
      <StepLines lines={lines} at={told.at} lookable onLook={told.look} testID="told-line" />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
