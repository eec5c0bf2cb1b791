import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { panelIcons } from '../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';

export const PANELS = ['dice', 'cards', 'leaders', 'spice', 'prescience', 'tank', 'supply', 'log'] as const;
export type PanelName = (typeof PANELS)[number];

interface PanelTabsProps {
  readonly shown: PanelName | null;
  /** Words under the signs, where there is room for them. */
  readonly named: boolean;
  readonly onShow: (name: PanelName) => void;
}

/** Everything else of the table, one tap away. */
export function PanelTabs({ shown, named, onShow }: PanelTabsProps) {
  const { colours } = useTheme();
  return (
    <View role="tablist" style={[styles.row, { borderColor: colours.border }]}>
      {PANELS.map((name) => (
        <Tab key={name} name={name} chosen={shown === name} named={named} onShow={onShow} />
      ))}
    </View>
  );
}

interface TabProps {
  readonly name: PanelName;
  readonly chosen: boolean;
  readonly named: boolean;
  readonly onShow: (name: PanelName) => void;
}

function Tab({ name, chosen, named, onShow }: TabProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const ink = chosen ? colours.text : colours.textMuted;
  return (
    <Pressable
      testID={`tab-${name}`}
      role="tab"
      aria-selected={chosen}
      aria-label={t(`table.panel.${name}`)}
      onPress={() => onShow(name)}
      {...focusEvents}
      style={[
        styles.tab,
        named ? styles.named : null,
        { backgroundColor: chosen ? colours.surfaceStrong : 'transparent' },
        ring,
      ]}
    >
      <Icon drawing={panelIcons[name]} colour={ink} size={22} />
      {named ? (
        <Text variant="caption" strong={chosen} colour={ink} numberOfLines={1}>
          {t(`table.panel.${name}`)}
        </Text>
      ) : null}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: StyleSheet.hairlineWidth },
  tab: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: touchTarget,
    // Eight stand in one row on the narrowest phone.
    minWidth: 40,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
  },
  named: { flexBasis: '24%', minHeight: 52, paddingHorizontal: space.xs },
});
