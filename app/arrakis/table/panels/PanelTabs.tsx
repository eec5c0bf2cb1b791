import { useState, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { useScant } from '../../../ui/useScant';
import { panelIcons } from '../../../ui/panelIcons';
import { Icon } from '../../../ui/Icon';
import { PANELS, type PanelName } from './panelNames';

/** On a tablet they stand in two rows. */
const HALF = PANELS.length / 2;

/** On a phone four stand in a row, with their names; what one looks at most comes first, the rest is turned up. */
const PAGES: readonly (readonly PanelName[])[] = [
  ['dice', 'cards', 'leaders', 'log'],
  ['spice', 'prescience', 'tank', 'supply'],
];

interface PanelTabsProps {
  readonly shown: PanelName | null;
  /** There is room for all of them at once. */
  readonly roomy: boolean;
  readonly onShow: (name: PanelName) => void;
}

/** Everything else of the table, one tap away. */
export function PanelTabs({ shown, roomy, onShow }: PanelTabsProps) {
  const { colours } = useTheme();
  const [turned, setTurned] = useState(false);
  // The page of the panel that is open, unless it was turned since.
  const open = Math.max(
    0,
    PAGES.findIndex((page) => shown !== null && page.includes(shown)),
  );
  const page = PAGES[turned ? 1 - open : open] ?? PANELS;
  const show = (name: PanelName) => {
    setTurned(false);
    onShow(name);
  };
  const rows = roomy ? [PANELS.slice(0, HALF), PANELS.slice(HALF)] : [page];
  return (
    <View style={[styles.tabs, { borderColor: colours.border }]}>
      {rows.map((row) => (
        <View key={row[0]} style={styles.row}>
          <View role="tablist" style={[styles.row, styles.list]}>
            {row.map((name) => (
              <Tab key={name} name={name} chosen={shown === name} onShow={show} />
            ))}
          </View>
          {roomy ? null : <More turned={turned} onPress={() => setTurned(!turned)} />}
        </View>
      ))}
    </View>
  );
}

interface TabProps {
  readonly name: PanelName;
  readonly chosen: boolean;
  readonly onShow: (name: PanelName) => void;
}

function Tab({ name, chosen, onShow }: TabProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={`tab-${name}`}
      role="tab"
      aria-selected={chosen}
      aria-label={t(`table.panel.${name}`)}
      onPress={() => onShow(name)}
      {...focusEvents}
      style={[styles.tab, { backgroundColor: chosen ? colours.surfaceStrong : 'transparent' }, ring]}
    >
      <TabFace drawing={panelIcons[name]} words={t(`table.panel.${name}`)} chosen={chosen} />
    </Pressable>
  );
}

/** Turns to the other four; no tab itself, for it opens nothing. */
function More({ turned, onPress }: { readonly turned: boolean; readonly onPress: () => void }) {
  const t = useT();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID="tabs-more"
      role="button"
      aria-expanded={turned}
      aria-label={t('table.panel.more')}
      onPress={onPress}
      {...focusEvents}
      style={[styles.tab, ring]}
    >
      <TabFace drawing={panelIcons.more} words={t('table.panel.more')} chosen={false} />
    </Pressable>
  );
}

interface TabFaceProps {
  readonly drawing: ReactNode;
  readonly words: string;
  readonly chosen: boolean;
}

function TabFace({ drawing, words, chosen }: TabFaceProps) {
  const { colours } = useTheme();
  const scant = useScant();
  const ink = chosen ? colours.text : colours.textMuted;
  if (scant) return <Icon drawing={drawing} colour={ink} size={28} />;
  return (
    <>
      <Icon drawing={drawing} colour={ink} size={20} />
      <Text
        variant="caption"
        strong={chosen}
        colour={ink}
        maxScale={1.15}
        numberOfLines={1}
        style={styles.words}
      >
        {words}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  tabs: { borderTopWidth: StyleSheet.hairlineWidth },
  row: { flexDirection: 'row' },
  // As wide as its tabs, beside the one button that is none.
  list: { flexGrow: 4, flexShrink: 1, flexBasis: 'auto' },
  // A long word takes room from the short ones beside it.
  tab: {
    flexGrow: 1,
    flexBasis: 'auto',
    minHeight: touchTarget,
    minWidth: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 2,
    borderRadius: radius.s,
  },
  words: { lineHeight: 18 },
});
