import { ScrollView, StyleSheet, View } from 'react-native';

import type { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { useCatalogue } from '../texts/catalogue';
import { printedOf, type Inspected } from './inspected';

/** A card, a space, a Leader or a Conflict in full, from its steps. */
export function InspectSheet({ what, onClose }: { readonly what: Inspected; readonly onClose: () => void }) {
  const t = useT();
  const { name, lines } = printedOf(what, useCatalogue());
  return (
    <View style={styles.fill} testID="inspect">
      <View style={styles.head}>
        <Text variant="title" style={styles.words}>
          {name}
        </Text>
        <IconButton testID="inspect-close" icon="close" label={t('table.close')} onPress={onClose} />
      </View>
      <ScrollView style={styles.fill} contentContainerStyle={styles.pad}>
        <Lines lines={lines} depth={0} />
      </ScrollView>
    </View>
  );
}

export function Lines({
  lines,
  depth,
}: {
  readonly lines: readonly imperium.Line[];
  readonly depth: number;
}) {
  return lines.map(({ kind, text, inner }, index) => (
    <View key={index} style={depth === 0 ? null : styles.inner}>
      <Text strong={kind === 'heading'} muted={kind === 'fact'}>
        {text}
      </Text>
      <Lines lines={inner} depth={depth + 1} />
    </View>
  ));
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 40 },
  words: { flex: 1 },
  pad: { gap: space.xs, paddingBottom: space.m },
  inner: { paddingLeft: space.m },
});
