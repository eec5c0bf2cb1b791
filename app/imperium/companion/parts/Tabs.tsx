import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Icon } from '../../../ui/Icon';
import { panelIcons, type PanelIconName } from '../../../ui/panelIcons';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { useScant } from '../../../ui/useScant';

const ICONS = { now: 'cards', table: 'supply', log: 'log' } as const satisfies Record<string, PanelIconName>;
export type TabName = keyof typeof ICONS;

interface TabsProps {
  readonly tabs: readonly TabName[];
  readonly shown: TabName;
  readonly onShow: (tab: TabName) => void;
}

/** The parts of the companion, one tap away. */
export function Tabs({ tabs, shown, onShow }: TabsProps) {
  return (
    <View role="tablist" style={styles.row}>
      {tabs.map((tab) => (
        <Tab key={tab} tab={tab} chosen={shown === tab} onPress={() => onShow(tab)} />
      ))}
    </View>
  );
}

interface TabProps {
  readonly tab: TabName;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Tab({ tab, chosen, onPress }: TabProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const scant = useScant();
  const ink = chosen ? colours.text : colours.textMuted;
  const name = t(`hagal.tab.${tab}`);
  return (
    <Pressable
      testID={`hagal-tab-${tab}`}
      role="tab"
      aria-selected={chosen}
      aria-label={name}
      onPress={onPress}
      {...focusEvents}
      style={[styles.tab, { backgroundColor: chosen ? colours.surfaceStrong : 'transparent' }, ring]}
    >
      <Icon drawing={panelIcons[ICONS[tab]]} colour={ink} size={scant ? 28 : 20} />
      {scant ? null : (
        <Text variant="caption" strong={chosen} colour={ink} numberOfLines={1}>
          {name}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', paddingTop: 2 },
  tab: {
    flexGrow: 1,
    flexBasis: 0,
    minHeight: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.s,
  },
});
