import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Chip } from '../../../ui/Chip';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { leaveTable } from '../store';

/** Another table is laid out; asked twice, as everything that was entered is lost. */
export function LeaveTable() {
  const t = useT();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <View style={styles.row}>
        <Chip testID="hagal-over-again" title={t('companion.over')} onPress={() => setSure(true)} />
      </View>
    );
  }
  return (
    <View style={styles.stack}>
      <Text>{t('companion.over.sure')}</Text>
      <View style={styles.row}>
        <Chip testID="hagal-over-yes" kind="danger" title={t('companion.over.yes')} onPress={leaveTable} />
        <Chip testID="hagal-over-no" title={t('companion.over.no')} onPress={() => setSure(false)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
