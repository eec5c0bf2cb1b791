import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { TellingLine } from '../playback/TellingLine';
import type { RecapItem } from './recap';

interface RecapListProps {
  readonly items: readonly RecapItem[];
  readonly onShow: (space: string | null) => void;
}

/** What happened since the last decision, oldest first; a touch shows on the board where it was. */
export function RecapList({ items, onShow }: RecapListProps) {
  const t = useT();
  const [chosen, setChosen] = useState<string | null>(null);
  if (items.length === 0) return <Text muted>{t('table.log.empty')}</Text>;
  return (
    <View style={styles.stack} testID="recap-list">
      {items.map((item, index) => (
        <TellingLine
          key={item.id}
          testID={`recap-${index}`}
          line={item}
          full
          marked={chosen === item.id}
          label={t('recap.show', { line: item.text })}
          onPress={() => {
            setChosen(item.id);
            onShow(item.space);
          }}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: space.xs } });
