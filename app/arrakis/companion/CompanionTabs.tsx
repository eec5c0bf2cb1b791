import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { panelIcons, type PanelIconName } from '../../ui/panelIcons';
import { Icon } from '../../ui/Icon';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import { useScant } from '../../ui/useScant';

export const TABS = ['die', 'round', 'leaders', 'log'] as const;
export type TabName = (typeof TABS)[number];

const icons: Readonly<Record<TabName, PanelIconName>> = {
  die: 'dice',
  round: 'cards',
  leaders: 'leaders',
  log: 'log',
};

interface CompanionTabsProps {
  readonly tabs: readonly TabName[];
  readonly shown: TabName | null;
  readonly onShow: (tab: TabName) => void;
}

/** The parts of the companion, one tap away. */
export function CompanionTabs({ tabs, shown, onShow }: CompanionTabsProps) {
  const { colours } = useTheme();
  return (
    <View role="tablist" style={[styles.row, { borderColor: colours.border }]}>
      {tabs.map((tab) => (
        <Tab key={tab} tab={tab} chosen={shown === tab} onShow={onShow} />
      ))}
    </View>
  );
}

interface TabProps {
  readonly tab: TabName;
  readonly chosen: boolean;
  readonly onShow: (tab: TabName) => void;
}

function Tab({ tab, chosen, onShow }: TabProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const scant = useScant();
  const ink = chosen ? colours.text : colours.textMuted;
  const name = t(`companion.tab.${tab}`);
  return (
    <Pressable
      testID={`companion-tab-${tab}`}
      role="tab"
      aria-selected={chosen}
      aria-label={name}
      onPress={() => onShow(tab)}
      {...focusEvents}
      style={[styles.tab, { backgroundColor: chosen ? colours.surfaceStrong : 'transparent' }, ring]}
    >
      <Icon drawing={panelIcons[icons[tab]]} colour={ink} size={scant ? 28 : 20} />
      {scant ? null : (
        <Text variant="caption" strong={chosen} colour={ink} numberOfLines={1}>
          {name}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: StyleSheet.hairlineWidth, paddingTop: 2 },
  tab: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
  },
});
