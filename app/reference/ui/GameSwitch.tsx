import { Pressable, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';
import type { Guide } from '../guide';
import { GUIDES } from '../guides';

interface GameSwitchProps {
  readonly game: string;
  readonly onChange: (guide: Guide) => void;
}

/** Whose book is open: the games side by side, the open one underlined and strong. */
export function GameSwitch({ game, onChange }: GameSwitchProps) {
  const t = useT();
  if (GUIDES.length < 2) return null;
  return (
    <View role="tablist" aria-label={t('reference.games')} testID="reference-games" style={styles.row}>
      {GUIDES.map((guide) => (
        <GameTab
          key={guide.game}
          title={guide.title(t)}
          chosen={guide.game === game}
          onPress={() => onChange(guide)}
          testID={`reference-game-${guide.game}`}
        />
      ))}
    </View>
  );
}

interface GameTabProps {
  readonly title: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
}

function GameTab({ title, chosen, onPress, testID }: GameTabProps) {
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="tab"
      aria-label={title}
      aria-selected={chosen}
      onPress={onPress}
      {...focusEvents}
      style={[styles.tab, { borderBottomColor: chosen ? colours.text : colours.border }, ring]}
    >
      <Text strong={chosen} muted={!chosen} style={styles.title}>
        {title}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row' },
  tab: {
    flex: 1,
    minHeight: touchTarget,
    justifyContent: 'center',
    borderBottomWidth: 2,
    borderTopLeftRadius: radius.s,
    borderTopRightRadius: radius.s,
    paddingHorizontal: space.xs,
    paddingVertical: space.xs,
  },
  title: { textAlign: 'center' },
});
