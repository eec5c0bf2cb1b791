import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../i18n';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { space, touchTarget } from '../ui/tokens';

export const PANELS = ['dice', 'cards', 'leaders', 'spice', 'log'] as const;
export type PanelName = (typeof PANELS)[number];

interface PanelTabsProps {
  readonly names: readonly PanelName[];
  readonly shown: PanelName | null;
  readonly onShow: (name: PanelName) => void;
}

/** Everything else of the table, one tap away. */
export function PanelTabs({ names, shown, onShow }: PanelTabsProps) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <View role="tablist" style={[styles.row, { borderColor: colours.border }]}>
      {names.map((name) => (
        <Pressable
          key={name}
          testID={`tab-${name}`}
          role="tab"
          aria-selected={shown === name}
          onPress={() => onShow(name)}
          style={styles.tab}
        >
          <Text strong={shown === name} muted={shown !== name}>
            {t(`table.panel.${name}`)}
          </Text>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'space-between', borderTopWidth: StyleSheet.hairlineWidth },
  tab: {
    minHeight: touchTarget,
    minWidth: touchTarget,
    justifyContent: 'center',
    paddingHorizontal: space.xs,
  },
});
